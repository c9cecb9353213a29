/**
 * How well decks are read that nothing was trained on: `npx tsx training/check-decks.ts --data DIR [--models DIR] [--setup]`.
 * DIR is a folder that render.ts has drawn with made-up decks, fans and two or more pictures to teach from. Each deck is
 * taught from its own pictures; its fans are then read. Prints one JSON line with the sums over all decks.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDeck } from '../src/deck/deck-file.ts';
import { KnownDeck } from '../src/recogniser/known-deck.ts';
import { checkHands, type Frames } from '../src/terminal/check-hands.ts';
import { noSums } from '../src/terminal/frame-sums.ts';
import { readLabels } from '../src/terminal/labels.ts';
import { isSetup, playersOf } from '../src/terminal/legal-hands.ts';
import {
  decodePicture,
  modelsFolder,
  openModelsOnDisk,
} from '../src/terminal/recogniser/on-disk.ts';
import { teachDeck } from '../src/terminal/teach-deck.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    models: { type: 'string', default: modelsFolder },
    setup: { type: 'boolean', default: false },
  },
});
if (values.data === undefined) throw new Error('--data DIR says where the drawn frames are.');

/** The lines of each deck: its pictures to teach from, and its fans. */
async function linesByDeck(folder: string) {
  const decks = new Map<string, { teach: string[]; fan: string[] }>();
  const text = await readFile(join(folder, 'labels.jsonl'), 'utf8');
  for (const line of text.trim().split('\n')) {
    const { deck, kind } = JSON.parse(line) as { deck: string; kind: 'teach' | 'fan' | 'empty' };
    if (kind === 'empty') continue;
    const lines = decks.get(deck) ?? { teach: [], fan: [] };
    decks.set(deck, lines);
    lines[kind].push(line);
  }
  return decks;
}

const models = await openModelsOnDisk(values.models);
const sums = noSums();
const asked = { setup: values.setup, colour: false, players: false, strangers: false };
for (const [name, { teach, fan }] of await linesByDeck(values.data)) {
  const framesOf = async (kind: string, lines: readonly string[]) => {
    const file = join(values.data!, `${name}-${kind}.jsonl`);
    await writeFile(file, lines.join('\n'));
    return readLabels(file);
  };
  const taught = readDeck(await teachDeck(await framesOf('teach', teach), name, 2));
  if (typeof taught === 'string') throw new Error(`${name}: ${taught}`);
  const hands = (await framesOf('fan', fan))
    .filter((frame) => playersOf(frame) !== undefined && (!values.setup || isSetup(frame)))
    .map((frame): Frames => [frame]);
  await checkHands(models, new KnownDeck(models, taught, decodePicture), hands, asked, sums);
}
console.log(JSON.stringify(sums));
