/**
 * Ends that look like no card where they were laid: their corners were not seen, for a neighbour of the same colour hides
 * them or the light does. Those that do look like cards tell how large the others are and in which plane; then each that leaves
 * open which card it is is tried at several places, and lies where it looks most like a card.
 */

import { gapBetween } from './fan.ts';
import { flattened } from './fan-plane.ts';
import type { Look } from './frame-reader.ts';
import { apart, endHeight, mapQuad } from './quad.ts';
import type { Quad } from './recogniser.ts';

/** An end of a greater mismatch than this may lie wrong, if it is not clear besides; see `Comparison.mismatch`. */
const doubtfulFrom = 0.08;
/** How much farther than others the corners of such an end are believed to be off. */
const distrust = 6;
/** Where such an end is tried: moved by card widths along its upper edge and down its side, and sized about its free corner. */
const trials: readonly Trial[] = [
  { x: 0, y: 0, size: 1 },
  { x: -0.15, y: 0, size: 1 },
  { x: 0.15, y: 0, size: 1 },
  { x: -0.3, y: 0, size: 1 },
  { x: 0.3, y: 0, size: 1 },
  { x: 0, y: -0.15, size: 1 },
  { x: 0, y: 0.15, size: 1 },
  { x: 0, y: 0, size: 0.8 },
  { x: 0, y: 0, size: 1.25 },
];
type Trial = { readonly x: number; readonly y: number; readonly size: number };
/** To be a card width elsewhere must better the mismatch by this much. */
const costOfWidth = 0.25;
/** And no more than this share of what the end cost may be left. */
const better = 0.8;
/** An end is not moved nearer to a neighbour than this share of the fan's usual gap, for there it would see that card. */
const nearest = 0.7;

/** How a look is taken and what it tells. */
export type Looking = {
  /** Looks at these ends of the hand; those in `before` are not looked at again. */
  readonly lookAt: (quads: readonly Quad[], before: readonly Look[]) => readonly Look[];
  readonly mismatchOf: (look: Look) => number;
  /** Whether the look tells which card it is. */
  readonly isClear: (look: Look) => boolean;
  /** Where the end lies by its print. */
  readonly settled: (look: Look) => Quad;
};

/** The looks at a hand's ends, left to right, with better ones for those that lay wrong. */
export function laidAgain(
  looks: readonly Look[],
  rightOverLeft: boolean,
  { lookAt, mismatchOf, isClear, settled }: Looking,
): readonly Look[] {
  const doubtful = looks.map((look) => mismatchOf(look) > doubtfulFrom && !isClear(look));
  if (!doubtful.includes(true) || looks.length < 3) return looks;
  const before = looks.map(({ quad }) => quad);
  const agreed = flattened(
    before,
    rightOverLeft,
    doubtful.map((is) => (is ? distrust : 1)),
  );
  const gapAt = (i: number, quad: Quad): number => {
    const neighbours = before.filter((_, k) => Math.abs(k - i) === 1);
    return Math.min(...neighbours.map((other) => gapBetween(other, quad, rightOverLeft)));
  };
  const gaps = before.map((quad, i) => gapAt(i, quad));
  const usualGap = [...gaps].sort((a, b) => a - b)[gaps.length >> 1]!;
  const isFree = (i: number, quad: Quad): boolean =>
    gapAt(i, quad) >= Math.min(nearest * usualGap, gaps[i]!);
  const costOf = (i: number, look: Look): number => {
    const moved = Math.min(apart(before[i]!, look.quad), apart(agreed[i]!, look.quad));
    return mismatchOf(look) + costOfWidth * moved;
  };
  const bestOf = (i: number, rows: readonly (readonly Look[])[]): Look =>
    rows
      .map((row) => row[i]!)
      .filter(({ quad }) => isFree(i, quad))
      .reduce((a, b) => (costOf(i, b) < costOf(i, a) ? b : a), looks[i]!);
  const lookWhere = (place: (i: number) => Quad): readonly Look[] =>
    lookAt(
      before.map((quad, i) => (doubtful[i] ? place(i) : quad)),
      looks,
    );
  const tried = trials.map((trial) => lookWhere((i) => shifted(agreed[i]!, trial, rightOverLeft)));
  const first = lookWhere((i) => settled(bestOf(i, tried)));
  const second = lookWhere((i) => settled(bestOf(i, [...tried, first])));
  const found = looks.map((look, i) => {
    const one = bestOf(i, [...tried, first, second]);
    return doubtful[i] && costOf(i, one) < better * mismatchOf(look) ? one : look;
  });
  return lookAt(
    found.map(({ quad }) => quad),
    found,
  );
}

function shifted(quad: Quad, { x, y, size }: Trial, rightOverLeft: boolean): Quad {
  const [a, b, , d] = quad;
  const free = rightOverLeft ? a : b;
  const along = (from: number, axis: 0 | 1): number =>
    free[axis] +
    size * (from - free[axis]) +
    x * (b[axis] - a[axis]) +
    (y * (d[axis] - a[axis])) / endHeight;
  return mapQuad(quad, (point) => [along(point[0], 0), along(point[1], 1)]);
}
