/** Whether a deck can be read at all: each two of a colour's ends must differ where a fan shows them. */

import { ends, sideOf, sides } from '../../src/cards/face.ts';
import type { Artwork } from '../../src/deck/artwork.ts';
import type { Bitmap } from '../../src/scenes/scene.ts';
import { rasterise } from './rasterise.ts';

const widthPixels = 40;
const stripShare = 0.4;

/**
 * Each two ends differ by `least` or more: in one and the same corner strip of the upper 1.5 card widths, or anywhere in them.
 * 0.002 is a 4.5 % square of the width turned from black to white: a small spark, or a digit in weak ink.
 */
export function tellsItsEndsApart(artwork: Artwork, inStrip: boolean, least: number): boolean {
  const pictures = upperEnds(artwork);
  const apart = (from: number, to: number): boolean =>
    pictures.every((one, i) =>
      pictures.slice(i + 1).every((other) => difference(one, other, from, to) >= least),
    );
  return inStrip ? apart(0, stripShare) || apart(1 - stripShare, 1) : apart(0, 1);
}

/** The uppermost 1.5 card widths (or all of a shorter card) of every end, small, in the order of `ends`. */
export function upperEnds(artwork: Artwork): readonly Bitmap[] {
  const drawn = new Map(
    sides.map((side) => [side, rasterise(artwork.svg('green', side), widthPixels)]),
  );
  return ends.map((end) => {
    const { side, turned } = sideOf(end);
    const bitmap = drawn.get(side);
    if (bitmap === undefined) throw new Error(`No side ${side}.`);
    return upperPart(bitmap, turned);
  });
}

function upperPart({ width, height, pixels }: Bitmap, turned: boolean): Bitmap {
  const rows = Math.min(height, Math.round(width * 1.5));
  const upper = new Uint8ClampedArray(width * rows * 4);
  for (let i = 0; i < width * rows; i += 1) {
    const from = turned ? width * height - 1 - i : i;
    upper.set(pixels.subarray(from * 4, from * 4 + 4), i * 4);
  }
  return { width, height: rows, pixels: upper };
}

/** Sum of the colour differences (each 0 to 1) in the columns from `from` to `to` (shares of the width), as a share of a card width squared. */
export function difference(one: Bitmap, other: Bitmap, from: number, to: number): number {
  let sum = 0;
  for (let y = 0; y < one.height; y += 1) {
    for (let x = Math.floor(from * one.width); x < Math.ceil(to * one.width); x += 1) {
      const at = (y * one.width + x) * 4;
      for (let c = 0; c < 3; c += 1)
        sum += Math.abs((one.pixels[at + c] ?? 0) - (other.pixels[at + c] ?? 0));
    }
  }
  return sum / (3 * 255 * one.width * one.width);
}
