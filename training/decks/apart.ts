/** Whether a deck can be read at all: each two of a colour's ends must differ where a fan shows them. */

import { ends, sideOf, type End } from '../../src/cards/face.ts';
import type { Artwork } from '../../src/deck/artwork.ts';
import type { Bitmap } from '../../src/scenes/scene.ts';
import { rasterise } from './rasterise.ts';

/** Where the ends must differ: anywhere in the upper 1.5 card widths, or within one and the same corner strip of it. */
export type Readable = 'end' | 'strip';

const widthPixels = 40;
const stripShare = 0.4;
/** Sum of colour differences, each 0 to 1, over the area of a card width squared: about a 4 % square changed from black to white. */
const leastDifference = 0.0016;

export function tellsItsEndsApart(artwork: Artwork, readable: Readable): boolean {
  const pictures = ends.map((end) => upperEnd(artwork, end));
  const apart = (from: number, to: number): boolean => {
    return pictures.every((one, i) =>
      pictures.slice(i + 1).every((other) => difference(one, other, from, to) >= leastDifference),
    );
  };
  if (readable === 'end') return apart(0, 1);
  return apart(0, stripShare) || apart(1 - stripShare, 1);
}

/** The uppermost 1.5 card widths (or all of a shorter card), small. */
export function upperEnd(artwork: Artwork, end: End): Bitmap {
  const { side, turned } = sideOf(end);
  const { width, height, pixels } = rasterise(artwork.svg('green', side), widthPixels);
  const rows = Math.min(height, Math.round(width * 1.5));
  const upper = new Uint8ClampedArray(width * rows * 4);
  for (let i = 0; i < width * rows; i += 1) {
    const from = turned ? width * height - 1 - i : i;
    upper.set(pixels.subarray(from * 4, from * 4 + 4), i * 4);
  }
  return { width, height: rows, pixels: upper };
}

/** Mean absolute difference of the colour channels in the columns from `from` to `to` (shares of the width), as a share of a card width squared. */
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
