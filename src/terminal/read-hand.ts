/**
 * `npm run -s read-hand -- --deck builtin IMAGE...`: prints one JSON line a picture: the hand as the app would read it.
 *
 * --deck NAME     builtin, or a deck file
 * --burst         all pictures are one second of one hand: one line
 * --setup         no bomb is lit and nothing is exposed, as before a game
 * --colour NAME   the hand's colour, where it is known
 * --players N     how many play, where it is known: with two, each has Bomb 2
 *
 * Exit status: 0 if every picture could be read as a picture, 1 if not, 2 for wrong options.
 */

import { parseArgs } from 'node:util';
import { colours, type Colour, type PlayerCount } from '../cards/card.ts';
import { HandReader, type Known, type ReadHand } from '../recogniser/hand-reader.ts';
import { openDeck, openModelsOnDisk, readPicture } from './recogniser/on-disk.ts';

type Options = {
  readonly deck: string;
  readonly burst: boolean;
  readonly known: Known;
  readonly files: readonly string[];
};

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    options: {
      deck: { type: 'string', default: 'builtin' },
      burst: { type: 'boolean', default: false },
      setup: { type: 'boolean', default: false },
      colour: { type: 'string' },
      players: { type: 'string' },
    },
    allowPositionals: true,
  });
  const { colour, players } = values;
  if (colour !== undefined && !colours.includes(colour as Colour))
    throw new Error(`--colour is one of ${colours.join(', ')}`);
  if (players !== undefined && !['2', '3', '4'].includes(players))
    throw new Error('--players is 2, 3 or 4');
  if (positionals.length === 0) throw new Error('name at least one picture');
  const known = {
    setup: values.setup,
    ...(colour === undefined ? {} : { colour: colour as Colour }),
    ...(players === undefined ? {} : { players: Number(players) as PlayerCount }),
  };
  return { deck: values.deck, burst: values.burst, known, files: positionals };
}

function line(file: string, { colour, cards }: ReadHand, ms: number): string {
  return JSON.stringify({
    file,
    colour: colour ?? '?',
    hand: cards.map(({ token }) => token).join(' '),
    cards: cards.map(({ token, sure }) => ({
      card: token,
      sure: Math.round(sure * 10000) / 10000,
    })),
    ms: Math.round(ms),
  });
}

async function main(options: Options): Promise<number> {
  const models = await openModelsOnDisk();
  const deck = await openDeck(models, options.deck);
  let failed = 0;
  const see = async (reader: HandReader, file: string): Promise<boolean> => {
    const picture = await readPicture(file).catch((error: unknown) => {
      failed += 1;
      console.error(error instanceof Error ? error.message : String(error));
      return undefined;
    });
    if (picture === undefined) return false;
    await reader.see(picture);
    return true;
  };
  // A burst is one hand; otherwise each picture is a hand of its own.
  const hands = options.burst ? [options.files] : options.files.map((file) => [file]);
  for (const files of hands) {
    const reader = new HandReader(models, deck, options.known);
    const begun = performance.now();
    const seen: string[] = [];
    for (const file of files) if (await see(reader, file)) seen.push(file);
    const [first] = seen;
    if (first !== undefined) console.log(line(first, reader.read(), performance.now() - begun));
  }
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(readOptions());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
