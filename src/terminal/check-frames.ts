/**
 * `npm run -s check-frames -- --labels labels.jsonl [--deck builtin]`: reads labelled frames as the app would and prints
 * one JSON line with what came of it.
 *
 * --deck NAME     builtin, or a deck file
 * --burst         frames whose names differ after the last dash only are one hand
 * --setup         only hands without lit bombs and backs, and the reader knows that there are none
 * --colour        the reader is told the colour
 * --players       the reader is told the number of players, and so of cards
 * --strangers     no frame shows a hand of this deck: counts what is taken for one
 * --list          a line for each hand that was not read exactly
 *
 * Hands that no game knows are left out.
 */

import { parseArgs } from 'node:util';
import { colourSet, type PlayerCount } from '../cards/card.ts';
import { apart } from '../recogniser/quad.ts';
import { HandReader, type Known } from '../recogniser/hand-reader.ts';
import type { Quad } from '../recogniser/recogniser.ts';
import { readLabels, type LabelledFrame } from './labels.ts';
import { openDeck, openModelsOnDisk, readPicture } from './recogniser/on-disk.ts';

/** A seen end is a labelled one if its corners are so near on the mean, in card widths. */
const sameEnd = 0.2;

const { values } = parseArgs({
  options: {
    labels: { type: 'string' },
    deck: { type: 'string', default: 'builtin' },
    burst: { type: 'boolean', default: false },
    setup: { type: 'boolean', default: false },
    colour: { type: 'boolean', default: false },
    players: { type: 'boolean', default: false },
    strangers: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    most: { type: 'string', default: '100000' },
  },
});

type Hand = readonly LabelledFrame[];

function handsOf(frames: readonly LabelledFrame[]): readonly Hand[] {
  const hands = new Map<string, LabelledFrame[]>();
  for (const frame of frames) {
    const name = values.burst ? frame.file.replace(/-[^-]*$/, '') : frame.file;
    hands.set(name, [...(hands.get(name) ?? []), frame]);
  }
  return [...hands.values()].filter(
    ([first]) => values.strangers || (isLegal(first!) && (!values.setup || isSetup(first!))),
  );
}

function isSetup({ cards }: LabelledFrame): boolean {
  return cards.every(({ end }) => end !== '#' && !end.endsWith('*'));
}

/** How many play, as the hand tells it; undefined where no game has such a hand. */
function playersOf({ colour, cards }: LabelledFrame): PlayerCount | undefined {
  const players = cards.length === 8 ? 2 : 3;
  if (players === 2 && colour !== 'green' && colour !== 'red') return undefined;
  const targets = colourSet(players).filter((name) => !name.startsWith('B'));
  const backs = cards.filter(({ end }) => end === '#').length;
  const expected = [
    ...colourSet(players).filter((name) => name.startsWith('B')),
    ...['S1', 'S2', 'T1', 'T2'].slice(backs),
    ...targets.slice(0, backs).map(() => '#'),
    'spy',
  ].sort();
  const shown = cards
    .map(({ end }) => (end === '<' || end === '>' ? 'spy' : end.replace('*', '')))
    .sort();
  return expected.join() === shown.join() ? players : undefined;
}

function isLegal(frame: LabelledFrame): boolean {
  return playersOf(frame) !== undefined;
}

/** What came of all hands; cards are those of hands that were read with the right number of cards or with any. */
type Sums = {
  hands: number;
  exact: number;
  countRight: number;
  colourRight: number;
  cards: number;
  told: number;
  toldWrong: number;
  ends: number;
  endsFound: number;
  strangeEnds: number;
  fansFound: number;
  frames: number;
};

function nearest(quad: Quad, others: readonly Quad[]): number {
  return Math.min(...others.map((other) => apart(quad, other)), Number.POSITIVE_INFINITY);
}

function addGeometry(sums: Sums, frame: LabelledFrame, seen: readonly Quad[]): void {
  const ends = frame.cards.map(({ endQuad }) => endQuad);
  const found = ends.filter((end) => nearest(end, seen) < sameEnd).length;
  const strange = seen.filter((quad) => nearest(quad, ends) >= sameEnd).length;
  sums.frames += 1;
  sums.ends += ends.length;
  sums.endsFound += found;
  sums.strangeEnds += strange;
  if (found === ends.length && strange === 0) sums.fansFound += 1;
}

/** Cards told wrongly: aligned from the left where the number is right, else those that the hand has not at all. */
function wrongOf(truth: readonly string[], read: readonly string[]): number {
  if (read.length === truth.length)
    return read.filter((token, i) => token !== '?' && token !== truth[i]).length;
  const left = [...truth];
  let wrong = 0;
  for (const token of read) {
    if (token === '?') continue;
    const at = left.indexOf(token);
    if (at < 0) wrong += 1;
    else left.splice(at, 1);
  }
  return wrong;
}

async function main(labelsFile: string): Promise<void> {
  const models = await openModelsOnDisk();
  const deck = await openDeck(models, values.deck);
  const sums: Sums = {
    hands: 0,
    exact: 0,
    countRight: 0,
    colourRight: 0,
    cards: 0,
    told: 0,
    toldWrong: 0,
    ends: 0,
    endsFound: 0,
    strangeEnds: 0,
    fansFound: 0,
    frames: 0,
  };
  const hands = handsOf(await readLabels(labelsFile)).slice(0, Number(values.most));
  const begun = performance.now();
  for (const hand of hands) {
    const [first] = hand;
    const players = playersOf(first!);
    const known: Known = {
      setup: values.setup,
      ...(values.colour ? { colour: first!.colour } : {}),
      ...(values.players && players !== undefined ? { players } : {}),
    };
    const reader = new HandReader(models, deck, known);
    for (const frame of hand) {
      const { quads } = await reader.see(await readPicture(frame.path));
      addGeometry(sums, frame, quads);
    }
    const { colour, cards } = reader.read();
    const truth = first!.cards.map(({ end }) => end);
    const read = cards.map(({ token }) => token);
    const wrong = wrongOf(values.strangers ? [] : truth, read);
    sums.hands += 1;
    sums.cards += truth.length;
    sums.told += read.filter((token) => token !== '?').length;
    sums.toldWrong += wrong;
    sums.colourRight += colour === first!.colour ? 1 : 0;
    sums.countRight += read.length === truth.length ? 1 : 0;
    const exact = read.join(' ') === truth.join(' ');
    sums.exact += exact ? 1 : 0;
    if (values.list && !exact) {
      const sure = cards.map((card) => card.sure.toFixed(3)).join(' ');
      console.log(`${first!.file} ${truth.join(' ')} | ${colour} ${read.join(' ')} | ${sure}`);
    }
  }
  const msPerFrame = Math.round((performance.now() - begun) / Math.max(sums.frames, 1));
  console.log(JSON.stringify({ ...sums, msPerFrame }));
}

if (values.labels === undefined) {
  console.error('Say --labels labels.jsonl.');
  process.exitCode = 2;
} else {
  await main(values.labels).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
