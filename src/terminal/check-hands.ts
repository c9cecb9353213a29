/** Reads labelled hands as the app would and holds them against their labels. */

import type { Hand } from '../cards/card.ts';
import type { End, ReadToken } from '../cards/face.ts';
import { differences } from '../hand/differences.ts';
import { HandReader, type Known, type ReadHand } from '../recogniser/hand-reader.ts';
import type { KnownDeck } from '../recogniser/known-deck.ts';
import type { Models } from '../recogniser/models.ts';
import { expectedHands, type Expected } from './expected-hands.ts';
import { addGeometry, addReliability, wrongOf, type Sums } from './frame-sums.ts';
import type { LabelledFrame } from './labels.ts';
import { playersOf } from './legal-hands.ts';
import { readPicture } from './recogniser/on-disk.ts';

/** The frames of one hand. */
export type Frames = readonly [LabelledFrame, ...LabelledFrame[]];

/** What the reader is told, and what is done with what it says. */
export type Asked = {
  readonly setup: boolean;
  readonly colour: boolean;
  readonly players: boolean;
  /** No frame shows a hand of this deck. */
  readonly strangers: boolean;
  /** As at a re-scan: which hand the reader is told that the game has. With it colour and players are told too. */
  readonly expected?: Expected;
};

/** Adds what came of the hands to `sums`; a hand that was not read exactly is told of in a line. */
export async function checkHands(
  models: Models,
  deck: KnownDeck,
  hands: readonly Frames[],
  asked: Asked,
  sums: Sums,
  onMiss: (line: string) => void = () => undefined,
): Promise<void> {
  for (const hand of hands) {
    const [first] = hand;
    const players = playersOf(first);
    const known: Known = {
      setup: asked.setup,
      ...(asked.colour || asked.expected ? { colour: first.colour } : {}),
      ...((asked.players || asked.expected) && players !== undefined ? { players } : {}),
    };
    const reader = new HandReader(models, deck, known);
    for (const frame of hand) {
      const { quads } = await reader.see(await readPicture(frame.path));
      addGeometry(sums, frame, quads);
    }
    const told = asked.expected ? expectedHands(first, asked.expected) : [undefined];
    for (const expected of told) {
      const read = reader.read(expected);
      addHand(sums, first, read, asked.strangers);
      if (expected) addComparison(sums, expected, read);
      if (!isExact(first, read)) onMiss(missed(first, read));
    }
  }
}

const endsOf = ({ cards }: LabelledFrame): readonly End[] => cards.map(({ end }) => end);
const tokensOf = ({ cards }: ReadHand): readonly ReadToken[] => cards.map(({ token }) => token);

function isExact(first: LabelledFrame, read: ReadHand): boolean {
  return tokensOf(read).join(' ') === endsOf(first).join(' ');
}

function addHand(sums: Sums, first: LabelledFrame, read: ReadHand, strangers: boolean): void {
  const truth = endsOf(first);
  const tokens = tokensOf(read);
  if (!strangers) addReliability(sums, truth, read.cards);
  sums.hands += 1;
  sums.cards += truth.length;
  sums.told += tokens.filter((token) => token !== '?').length;
  sums.toldWrong += wrongOf(strangers ? [] : truth, tokens);
  sums.colourRight += read.colour === first.colour ? 1 : 0;
  sums.countRight += tokens.length === truth.length ? 1 : 0;
  sums.exact += isExact(first, read) ? 1 : 0;
}

/** Adds what the player would be told: that all is as the game has it, or that something is not. */
function addComparison(sums: Sums, expected: Hand, read: ReadHand): void {
  const tokens = tokensOf(read);
  const found = differences(expected, tokens);
  if (found === undefined) return;
  if (found.length > 0) sums.differing += 1;
  else if (!tokens.includes('?')) sums.confirmed += 1;
}

function missed(first: LabelledFrame, read: ReadHand): string {
  const sure = read.cards.map((card) => card.sure.toFixed(3)).join(' ');
  const tokens = tokensOf(read).join(' ');
  return `${first.file} ${endsOf(first).join(' ')} | ${read.colour} ${tokens} | ${sure}`;
}
