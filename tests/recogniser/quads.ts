/** Quads and pictures made by hand or at random, for the tests of geometry. */

import fc from 'fast-check';
import type { Picture } from '../../src/recogniser/picture.ts';
import type { Point, Quad } from '../../src/recogniser/recogniser.ts';
import type { Refined } from '../../src/recogniser/refiner.ts';

/** The upper end of a card of this width whose upper left corner lies at (x, y), turned clockwise about it by `degrees`. */
export function endAt(x: number, y: number, degrees = 0, width = 40): Quad {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corner = (u: number, v: number): Point => [x + c * u - s * v, y + s * u + c * v];
  return [corner(0, 0), corner(width, 0), corner(width, 1.5 * width), corner(0, 1.5 * width)];
}

export const refined = (quad: Quad, isEnd = 3, rightOver = 2): Refined => ({
  quad,
  isEnd,
  rightOver,
  moved: 0,
});

/** A square of 100 whose corners have been moved by a quarter at most: always convex. */
export const anyQuad: fc.Arbitrary<Quad> = fc
  .array(fc.double({ min: -25, max: 25, noNaN: true }), { minLength: 8, maxLength: 8 })
  .map(([a, b, c, d, e, f, g, h]) => [
    [a!, b!],
    [100 + c!, d!],
    [100 + e!, 100 + f!],
    [g!, 100 + h!],
  ]);

/** Each pixel's red, green and blue as told. */
export function picture(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number],
): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colourAt(x, y), (y * width + x) * 4);
  return { width, height, pixels };
}

/** A picture in which no two pixels are alike. */
export const speckled = (width: number, height: number): Picture =>
  picture(width, height, (x, y) => [(37 * x + 101 * y) % 256, x % 256, y % 256]);
