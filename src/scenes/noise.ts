/** Clouds: smooth noise that repeats after 256 steps, from one table that all scenes share. */

import { random } from './random.ts';

const size = 256;
const mask = size - 1;
const table: Float32Array = (() => {
  const lot = random(1, 'clouds');
  return Float32Array.from({ length: size * size }, () => lot.next());
})();

/** 0 to 1, one patch for each whole step. */
export function patches(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let fx = x - column;
  let fy = y - row;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const [c0, c1] = [column & mask, (column + 1) & mask];
  const [r0, r1] = [(row & mask) * size, ((row + 1) & mask) * size];
  const upper = table[r0 + c0]! + (table[r0 + c1]! - table[r0 + c0]!) * fx;
  const lower = table[r1 + c0]! + (table[r1 + c1]! - table[r1 + c0]!) * fx;
  return upper + (lower - upper) * fy;
}

/** 0 to 1, with detail down to an eighth of a step. */
export function clouds(x: number, y: number): number {
  return (
    (patches(x, y) +
      0.5 * patches(x * 2.03 + 17, y * 2.03 + 5) +
      0.25 * patches(x * 4.1 + 3, y * 4.1 + 29) +
      0.125 * patches(x * 8.3 + 11, y * 8.3 + 41)) /
    1.875
  );
}
