/** Descriptors of a made-up print: waves, each seed's own. */

import { columns, depth, rows } from '../../src/recogniser/matcher.ts';
import { random } from '../../src/scenes/random.ts';

/** `shown` tells which place of the print each cell's middle shows; both in cells. */
export function printOf(
  seed: number,
  shown: (x: number, y: number) => readonly [number, number],
): Float32Array {
  const lot = random(seed, 'print');
  const waves = Array.from({ length: depth }, () => {
    return [lot.normal(0, 0.25), lot.normal(0, 0.25), lot.between(0, 6)] as const;
  });
  const print = new Float32Array(rows * columns * depth);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = shown(column + 0.5, row + 0.5);
      const cell = waves.map(([fx, fy, phase]) => Math.sin(fx * x + fy * y + phase));
      const length = Math.hypot(...cell);
      cell.forEach((number, i) => (print[(row * columns + column) * depth + i] = number / length));
    }
  }
  return print;
}
