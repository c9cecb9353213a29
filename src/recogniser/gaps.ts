/** Guesses at ends that were not found: between neighbours of a fan that leave room for another. */

import { between, distance, mapQuad, widthOf } from './quad.ts';
import type { Quad } from './recogniser.ts';

/** A gap of so many usual gaps holds at least one more card. */
const wideFrom = 1.55;
/** A usual gap of so many card widths may hold one all the same, for cards stand as close as half of it. */
const roomFrom = 0.3;
/** A gap that holds more than so many more is a hole, not a gap. */
const mostMissing = 3;

/** Guesses between neighbours, left to right; `rightOverLeft` says which upper corner is free. */
export function guessesInGaps(quads: readonly Quad[], rightOverLeft: boolean): readonly Quad[] {
  const corner = rightOverLeft ? 0 : 1;
  const gaps = quads.slice(1).map((right, i) => {
    const left = quads[i]!;
    return (2 * distance(left[corner], right[corner])) / (widthOf(left) + widthOf(right));
  });
  const usual = [...gaps].sort((a, b) => a - b)[(gaps.length - 1) >> 1] ?? 0;
  return gaps.flatMap((gap, i) => {
    const missing = missingIn(gap, usual);
    return Array.from({ length: missing }, (_, k) =>
      mapQuad(quads[i]!, (point, at) =>
        between(point, quads[i + 1]![at]!, (k + 1) / (missing + 1)),
      ),
    );
  });
}

function missingIn(gap: number, usual: number): number {
  if (gap < wideFrom * usual) return gap < roomFrom ? 0 : 1;
  return Math.min(Math.max(Math.round(gap / usual) - 1, 1), mostMissing);
}
