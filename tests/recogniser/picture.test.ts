import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutOut,
  halve,
  Pyramid,
  quarterTurns,
  turned,
  turnedBack,
  type Picture,
} from '../../src/recogniser/picture.ts';
import { rectangle } from '../../src/recogniser/quad.ts';
import type { Point, Quad } from '../../src/recogniser/recogniser.ts';
import { picture, speckled } from './quads.ts';

function pixel({ width, pixels }: Picture, x: number, y: number): readonly number[] {
  return [...pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
}

/** The colour between four pixels, one channel after another, beyond the edges as at them: written anew, plainly. */
function plainSample(from: Picture, x: number, y: number): readonly number[] {
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));
  const [cx, cy] = [clamp(x, from.width - 1), clamp(y, from.height - 1)];
  return [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let row = 0; row < from.height; row++) {
      for (let column = 0; column < from.width; column++) {
        const share = Math.max(0, 1 - Math.abs(column - cx)) * Math.max(0, 1 - Math.abs(row - cy));
        if (share > 0) sum += share * pixel(from, column, row)[channel]!;
      }
    }
    return sum;
  });
}

describe('cutting out', () => {
  const target = rectangle(0, 0, 8, 6);

  test('a parallelogram gives what a plain reading of each pixel gives, over the edges too', () => {
    const from = speckled(12, 10);
    const corner = fc.tuple(
      fc.double({ min: -2, max: 6, noNaN: true }),
      fc.double({ min: -2, max: 5, noNaN: true }),
    );
    const side = fc.double({ min: 3, max: 7, noNaN: true });
    fc.assert(
      fc.property(
        corner,
        side,
        side,
        fc.double({ min: -2, max: 2, noNaN: true }),
        (a, w, h, lean) => {
          const quad: Quad = [
            a,
            [a[0] + w, a[1] + lean],
            [a[0] + w - lean, a[1] + lean + h],
            [a[0] - lean, a[1] + h],
          ];
          const out = new Float32Array(8 * 6 * 3);
          cutOut(new Pyramid(from), quad, target, 8, 6, out, 0);
          for (let y = 0; y < 6; y++) {
            for (let x = 0; x < 8; x++) {
              const at: Point = [
                a[0] + (x / 8) * w - (y / 6) * lean,
                a[1] + (x / 8) * lean + (y / 6) * h,
              ];
              plainSample(from, ...at).forEach((value, c) =>
                expect(out[(y * 8 + x) * 3 + c]).toBeCloseTo(value, 2),
              );
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('much larger than its target takes means of pixels: an even slope of light stays one', () => {
    const slope = picture(256, 256, (x, y) => [x, y, 128]);
    const out = new Float32Array(8 * 8 * 3);
    cutOut(new Pyramid(slope), rectangle(64, 64, 192, 192), rectangle(0, 0, 8, 8), 8, 8, out, 0);
    for (let y = 0; y < 8; y++) {
      for (let x = 0; x < 8; x++) {
        // A byte a level is rounded off.
        expect(Math.abs(out[(y * 8 + x) * 3]! - (64 + 16 * x))).toBeLessThan(2);
        expect(Math.abs(out[(y * 8 + x) * 3 + 1]! - (64 + 16 * y))).toBeLessThan(2);
        expect(out[(y * 8 + x) * 3 + 2]).toBeCloseTo(128, 4);
      }
    }
  });

  test('writes where it is told and nowhere else', () => {
    const out = new Float32Array(3 * 4 + 6).fill(-1);
    cutOut(new Pyramid(speckled(5, 5)), rectangle(0, 0, 2, 2), rectangle(0, 0, 2, 2), 2, 2, out, 3);
    expect([...out.slice(0, 3), ...out.slice(15)]).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(out.slice(3, 15).includes(-1)).toBe(false);
  });
});

describe('halving', () => {
  test('takes the mean of four and leaves an odd edge out', () => {
    const half = halve(picture(5, 3, (x, y) => [10 * x + 100 * y, 7, 255 * (x & 1)]));
    expect([half.width, half.height]).toEqual([2, 1]);
    expect(pixel(half, 0, 0)).toEqual([55, 7, 128]);
    expect(pixel(half, 1, 0)).toEqual([75, 7, 128]);
  });
});

describe('turning', () => {
  test.each(quarterTurns)('%i times brings each pixel to where it is found again', (turns) => {
    const from = speckled(7, 4);
    const to = turned(from, turns);
    expect([to.width, to.height]).toEqual(turns % 2 === 0 ? [7, 4] : [4, 7]);
    for (let y = 0; y < to.height; y++) {
      for (let x = 0; x < to.width; x++) {
        const [fx, fy] = turnedBack([x + 0.5, y + 0.5], turns, from.width, from.height);
        expect(pixel(to, x, y)).toEqual(pixel(from, fx - 0.5, fy - 0.5));
      }
    }
  });

  test('once is clockwise', () => {
    const from = speckled(3, 2);
    expect(pixel(turned(from, 1), 1, 0)).toEqual(pixel(from, 0, 0));
  });

  test('once and then three times changes nothing', () => {
    const from = speckled(6, 5);
    expect(turned(turned(from, 1), 3).pixels).toEqual(from.pixels);
  });
});
