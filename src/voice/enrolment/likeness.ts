/** How far two spoken sentences are from each other, at whatever speed they were said. */

import type { Sequence, Take } from '../../cards/enrolment.ts';

export const rowSize = 96;
const unit = 127 ** 2;

/** Rows of unit length -> a sequence. */
export function sequenceOf(rows: Float32Array): Sequence {
  const sequence = new Int8Array(rows.length);
  for (let from = 0; from < rows.length; from += rowSize) {
    const row = rows.subarray(from, from + rowSize);
    const length = Math.sqrt(row.reduce((sum, one) => sum + one * one, 0)) || 1;
    row.forEach((one, at) => (sequence[from + at] = Math.round((127 * one) / length)));
  }
  return sequence;
}

/**
 * Dynamic time warping (Sakoe & Chiba 1978, symmetric form): the mean of 1 - cosine along the best way through both, from
 * 0 where they are the same.
 */
export function distance(one: Sequence, other: Sequence): number {
  const [rows, columns] = [one.length / rowSize, other.length / rowSize];
  let before = new Float64Array(columns + 1).fill(Infinity);
  before[0] = 0;
  for (let row = 0; row < rows; row++) {
    const now = new Float64Array(columns + 1).fill(Infinity);
    for (let column = 0; column < columns; column++) {
      const apart = 1 - dot(one, row, other, column) / unit;
      now[column + 1] = Math.min(
        before[column]! + 2 * apart,
        before[column + 1]! + apart,
        now[column]! + apart,
      );
    }
    before = now;
  }
  return before[columns]! / (rows + columns);
}

function dot(one: Sequence, row: number, other: Sequence, column: number): number {
  const [from, to] = [row * rowSize, column * rowSize];
  let sum = 0;
  for (let at = 0; at < rowSize; at++) sum += one[from + at]! * other[to + at]!;
  return sum;
}

/** How near the nearest take must be, and how much farther the nearest of anything else. */
const near = 0.1;
const ahead = 0.03;

/** What was said, where it is clearly one of the takes and no other. Whose takes they are does not matter. */
export function clearlySaid(takes: readonly Take[], spoken: Sequence): string | undefined {
  const nearest = new Map<string, number>();
  for (const { said, sequence } of takes)
    nearest.set(said, Math.min(nearest.get(said) ?? Infinity, distance(sequence, spoken)));
  const [best, second] = [...nearest].sort(([, a], [, b]) => a - b);
  if (!best || best[1] > near) return undefined;
  return (second?.[1] ?? Infinity) - best[1] < ahead ? undefined : best[0];
}
