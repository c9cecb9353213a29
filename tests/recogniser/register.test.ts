import { describe, expect, test } from 'vitest';
import { ends } from '../../src/cards/face.ts';
import { columns, rows, type Description } from '../../src/recogniser/matcher.ts';
import type { Prototype, Prototypes } from '../../src/recogniser/prototypes.ts';
import { apart } from '../../src/recogniser/quad.ts';
import type { Quad } from '../../src/recogniser/recogniser.ts';
import { stretched, stretchOf, type Seen } from '../../src/recogniser/register.ts';
import { printOf } from './print.ts';

/** The print seen `across` times too narrow and `down` times too short; column `free` is the one that stays. */
function squeezed(seed: number, across = 1, down = 1, free = 0): Float32Array {
  return printOf(seed, (x, y) => [free + (x - free) / across, y / down]);
}

const flat = (value: number): Float32Array => new Float32Array(rows * columns).fill(value);
const own = ends.map((_, e): Prototype => {
  return { descriptors: squeezed(e), saliency: flat(0), loose: flat(0) };
});
const prototypes: Prototypes = { own, pooled: own, pairs: [] };

function fan(across: number, down: number, rightOverLeft: boolean): readonly Seen[] {
  return [0, 3, 5, 8].map((e) => {
    const descriptors = squeezed(e, across, down, rightOverLeft ? 0 : columns);
    const visible = flat(0).map((_, cell) => {
      const column = cell % columns;
      return (rightOverLeft ? column : columns - 1 - column) < 10 ? 1 : 0;
    });
    const description: Description = { descriptors, saliency: flat(0), visible };
    const whole = Float64Array.from(ends, (_, other) => (other === e ? 0 : -9));
    return { description, comparison: { whole, mismatch: 0, unlike: 0 } };
  });
}

describe('how much longer and wider a fan truly is', () => {
  test.each([
    { across: 1, down: 0.8 },
    { across: 1, down: 0.9 },
    { across: 1, down: 1.15 },
    { across: 1, down: 1.3 },
    { across: 0.85, down: 0.9 },
    { across: 1.12, down: 1.2 },
  ])('is told by its print: $across across, $down down', ({ across, down }) => {
    for (const rightOverLeft of [true, false]) {
      const found = stretchOf(fan(across, down, rightOverLeft), prototypes, rightOverLeft);
      expect(Math.abs((found?.down ?? 1) / down - 1)).toBeLessThan(0.04);
      expect(Math.abs((found?.across ?? 1) / across - 1)).toBeLessThan(0.09);
    }
  });

  test('is nothing where it lies well', () => {
    expect(stretchOf(fan(1, 1, true), prototypes, true)).toBeUndefined();
  });

  test('moves the corners that are covered and leaves the free upper one where it is', () => {
    const quad: Quad = [
      [100, 100],
      [180, 90],
      [195, 210],
      [113, 222],
    ];
    const [free, other, low] = stretched(quad, { across: 0.9, down: 0.8 }, true);
    expect(free).toEqual([expect.closeTo(100, 6), expect.closeTo(100, 6)]);
    expect(other[0]).toBeLessThan(180);
    expect(low[1]).toBeLessThan(210);
    const back = stretched(
      stretched(quad, { across: 0.9, down: 0.8 }, false),
      { across: 1, down: 1 },
      false,
    );
    expect(back[1]).toEqual([expect.closeTo(180, 6), expect.closeTo(90, 6)]);
    expect(apart(quad, stretched(quad, { across: 1, down: 1 }, true))).toBeLessThan(1e-6);
  });
});
