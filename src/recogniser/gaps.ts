/** Guesses at ends that were not found: where two neighbours of a fan stand further apart than the rest. */

import { between, distance, mapQuad, widthOf } from './quad.ts';
import type { Quad } from './recogniser.ts';

/** A gap of so many usual gaps holds at least one more card. */
const wideFrom = 1.55;
/** Fewer than so many gaps tell nothing about what is usual. */
const fewest = 3;
/** A gap that holds more than so many more is a hole, not a gap. */
const mostMissing = 3;

/** Guesses between neighbours, left to right; `rightOverLeft` says which upper corner is free. */
export function guessesInGaps(quads: readonly Quad[], rightOverLeft: boolean): readonly Quad[] {
  const corner = rightOverLeft ? 0 : 1;
  const gaps = quads.slice(1).map((right, i) => {
    const left = quads[i]!;
    return (2 * distance(left[corner], right[corner])) / (widthOf(left) + widthOf(right));
  });
  if (gaps.length < fewest) return [];
  const usual = [...gaps].sort((a, b) => a - b)[(gaps.length - 1) >> 1]!;
  return gaps.flatMap((gap, i) => {
    const missing = gap < wideFrom * usual ? 0 : Math.min(Math.round(gap / usual) - 1, mostMissing);
    return Array.from({ length: missing }, (_, k) =>
      mapQuad(quads[i]!, (point, at) =>
        between(point, quads[i + 1]![at]!, (k + 1) / (missing + 1)),
      ),
    );
  });
}
