/**
 * `npm run -s check-frames -- --labels labels.jsonl [--deck builtin]`: reads labelled frames as the app would and prints
 * one JSON line with what came of it.
 *
 * --deck NAME     builtin, or a deck file
 * --burst         frames whose names differ after the last dash only are one hand
 * --setup         only hands without lit bombs and backs, and the reader knows that there are none
 * --colour        the reader is told the colour
 * --players       the reader is told the number of players, and so of cards
 * --expected HAND as at a re-scan: the reader is told a hand as the one that the game has, its colour and the players;
 *                 right: as labelled; off-by-one: each that has one card turned otherwise, one after the other
 * --strangers     no frame shows a hand of this deck: counts what is taken for one
 * --list          a line for each hand that was not read exactly
 * --most N        only the first so many hands
 * --models DIR    other models than those that the app ships
 *
 * Hands that no game knows are left out.
 *
 * Exit status: 0 if all frames could be read, 1 if not, 2 for wrong options.
 */

import { parseArgs } from 'node:util';
import { checkHands, type Frames } from './check-hands.ts';
import { expectations } from './expected-hands.ts';
import { noSums } from './frame-sums.ts';
import { readLabels, type LabelledFrame } from './labels.ts';
import { isSetup, playersOf } from './legal-hands.ts';
import { modelsFolder, openDeck, openModelsOnDisk } from './recogniser/on-disk.ts';

/** Throws with a message in plain words. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      labels: { type: 'string' },
      deck: { type: 'string', default: 'builtin' },
      models: { type: 'string', default: modelsFolder },
      burst: { type: 'boolean', default: false },
      setup: { type: 'boolean', default: false },
      colour: { type: 'boolean', default: false },
      players: { type: 'boolean', default: false },
      expected: { type: 'string' },
      strangers: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      most: { type: 'string', default: '100000' },
    },
  });
  const { labels, expected: wanted, ...others } = values;
  const most = Number(values.most);
  if (labels === undefined) throw new Error('Say --labels labels.jsonl.');
  if (!Number.isInteger(most) || most < 1) throw new Error('--most is a whole number from 1 on');
  const expected = expectations.find((each) => each === wanted);
  if (wanted !== undefined && (expected === undefined || others.setup || others.strangers))
    throw new Error(
      `--expected is one of ${expectations.join(', ')}, without --setup and --strangers`,
    );
  return { ...others, labels, most, ...(expected === undefined ? {} : { expected }) };
}
type Options = ReturnType<typeof readOptions>;

function handsOf(
  frames: readonly LabelledFrame[],
  { burst, strangers, setup }: Options,
): readonly Frames[] {
  const hands = burst ? burstsOf(frames) : frames.map((frame): Frames => [frame]);
  return hands.filter(
    ([first]) => strangers || (playersOf(first) !== undefined && (!setup || isSetup(first))),
  );
}

function burstsOf(frames: readonly LabelledFrame[]): readonly Frames[] {
  const bursts = new Map<string, Frames>();
  for (const frame of frames) {
    const name = frame.file.replace(/-[^-]*$/, '');
    const before = bursts.get(name);
    bursts.set(name, before === undefined ? [frame] : [...before, frame]);
  }
  return [...bursts.values()];
}

async function main(options: Options): Promise<void> {
  const hands = handsOf(await readLabels(options.labels), options).slice(0, options.most);
  const models = await openModelsOnDisk(options.models);
  const deck = await openDeck(models, options.deck);
  const sums = noSums();
  const begun = performance.now();
  const tell = (line: string): void => (options.list ? console.log(line) : undefined);
  await checkHands(models, deck, hands, options, sums, tell);
  const msPerFrame = Math.round((performance.now() - begun) / Math.max(sums.frames, 1));
  console.log(JSON.stringify({ ...sums, msPerFrame }));
}

let options: Options | undefined;
try {
  options = readOptions();
} catch (error) {
  tell(error, 2);
}
if (options !== undefined) await main(options).catch((error: unknown) => tell(error, 1));

function tell(error: unknown, status: number): void {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = status;
}
