/** Sums up how well labelled frames were read: what was found of the cards' ends, and what was told of the cards. */

import type { SolvedCard } from '../hand/solve.ts';
import { apart } from '../recogniser/quad.ts';
import type { Quad } from '../recogniser/recogniser.ts';
import type { LabelledFrame } from './labels.ts';

/** A seen end is a labelled one if its corners are so near on the mean, in card widths. */
const sameEnd = 0.2;

/** What came of all hands; cards are those of hands that were read with the right number of cards or with any. */
export type Sums = {
  hands: number;
  exact: number;
  countRight: number;
  colourRight: number;
  cards: number;
  told: number;
  toldWrong: number;
  /** Where the reader was told a hand: just as that one, or told to differ from it; what is left was left open. */
  confirmed: number;
  differing: number;
  ends: number;
  endsFound: number;
  strangeEnds: number;
  fansFound: number;
  frames: number;
  /** Whether cards are as sure as they say, in hands with the right number of cards; a bin for each of `surenesses`. */
  reliability: { readonly from: number; cards: number; meanSure: number; right: number }[];
};

/** Where bins of sureness begin. */
const surenesses = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.97, 0.99, 0.999] as const;

export const noSums = (): Sums => ({
  hands: 0,
  exact: 0,
  countRight: 0,
  colourRight: 0,
  cards: 0,
  told: 0,
  toldWrong: 0,
  confirmed: 0,
  differing: 0,
  ends: 0,
  endsFound: 0,
  strangeEnds: 0,
  fansFound: 0,
  frames: 0,
  reliability: surenesses.map((from) => ({ from, cards: 0, meanSure: 0, right: 0 })),
});

/** Adds how sure each card of a hand was and whether its likeliest end was the true one. */
export function addReliability(
  { reliability }: Sums,
  truth: readonly string[],
  cards: readonly SolvedCard[],
): void {
  if (cards.length !== truth.length) return;
  cards.forEach(({ likeliest, sure }, i) => {
    const bin = reliability.filter(({ from }) => sure >= from).at(-1);
    if (bin === undefined) return;
    bin.cards += 1;
    bin.meanSure += (sure - bin.meanSure) / bin.cards;
    bin.right += likeliest === truth[i] ? 1 : 0;
  });
}

function nearest(quad: Quad, others: readonly Quad[]): number {
  return Math.min(...others.map((other) => apart(quad, other)), Number.POSITIVE_INFINITY);
}

/** Adds what was found in one frame; `seen` are the ends found. */
export function addGeometry(sums: Sums, frame: LabelledFrame, seen: readonly Quad[]): void {
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
export function wrongOf(truth: readonly string[], read: readonly string[]): number {
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
