/** A picture in memory: halving, turning and cutting quads out of it. */

import { homography, type Matrix } from './homography.ts';
import type { Point, Quad } from './recogniser.ts';

/** RGBA, row by row from the top left. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
};

/** Half the size, each pixel the mean of four. An odd last row or column is left out. */
export function halve(picture: Picture): Picture {
  const width = picture.width >> 1;
  const height = picture.height >> 1;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const from = picture.pixels;
  const stride = picture.width * 4;
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, at = 2 * y * stride; x < width; x++, at += 8, to += 4) {
      for (let c = 0; c < 3; c++) {
        const sum =
          from[at + c]! + from[at + c + 4]! + from[at + stride + c]! + from[at + stride + c + 4]!;
        pixels[to + c] = (sum + 2) >> 2;
      }
      pixels[to + 3] = 255;
    }
  }
  return { width, height, pixels };
}

export const quarterTurns = [0, 1, 2, 3] as const;
export type QuarterTurns = (typeof quarterTurns)[number];

/** The picture turned clockwise by quarter turns. */
export function turned(picture: Picture, turns: QuarterTurns): Picture {
  if (turns === 0) return picture;
  const { width: w, height: h } = picture;
  const [width, height] = turns === 2 ? [w, h] : [h, w];
  const from = new Uint32Array(picture.pixels.buffer, picture.pixels.byteOffset, w * h);
  const to = new Uint32Array(w * h);
  // Where the first pixel comes to, and how far apart its neighbours to the right and below come to lie.
  const [first, right, below] =
    turns === 1 ? [h - 1, h, -1] : turns === 2 ? [w * h - 1, -1, -w] : [(w - 1) * h, -h, 1];
  for (let y = 0, at = 0; y < h; y++)
    for (let x = 0, goal = first + y * below; x < w; x++, at++, goal += right) to[goal] = from[at]!;
  return { width, height, pixels: new Uint8ClampedArray(to.buffer) };
}

/** Where a point of the turned picture lies in the picture it was turned from; `width` and `height` are that one's. */
export function turnedBack(
  point: Point,
  turns: QuarterTurns,
  width: number,
  height: number,
): Point {
  const [x, y] = point;
  switch (turns) {
    case 0:
      return point;
    case 1:
      return [y, height - x];
    case 2:
      return [width - x, height - y];
    case 3:
      return [width - y, x];
  }
}

/** A picture with its halves, made when first asked for. */
export class Pyramid {
  private readonly levels: Picture[];

  constructor(picture: Picture) {
    this.levels = [picture];
  }

  get base(): Picture {
    return this.levels[0]!;
  }

  /** Level 0 is the picture itself, each further one half the size. */
  level(index: number): Picture {
    while (this.levels.length <= index)
      this.levels.push(halve(this.levels[this.levels.length - 1]!));
    return this.levels[index]!;
  }
}

/**
 * Cuts `quad` out so that its corners come to `target` in a picture of `width` x `height`; bilinear, edges repeated.
 * Writes red, green, blue as 0..255 into `out` from `offset` on. The quad is read from a level on which it is at most
 * twice as large as its target, so that nothing small is skipped.
 */
export function cutOut(
  pyramid: Pyramid,
  quad: Quad,
  target: Quad,
  width: number,
  height: number,
  out: Float32Array,
  offset: number,
): void {
  const shrink =
    Math.hypot(quad[1][0] - quad[0][0], quad[1][1] - quad[0][1]) / (target[1][0] - target[0][0]);
  const index = Math.max(0, Math.ceil(Math.log2(shrink / 2)));
  const picture = pyramid.level(index);
  const back = homography(target, quad.map((p) => toLevel(p, index)) as unknown as Quad);
  sample(picture, back, width, height, out, offset);
}

function toLevel([x, y]: Point, index: number): Point {
  const scale = 1 / (1 << index);
  return [(x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5];
}

type Nine = readonly [number, number, number, number, number, number, number, number, number];

function sample(
  picture: Picture,
  back: Matrix,
  width: number,
  height: number,
  out: Float32Array,
  offset: number,
): void {
  const { width: w, height: h, pixels } = picture;
  // `project` written out: it is asked for every pixel, and would make a point each time.
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = back as unknown as Nine;
  for (let y = 0, to = offset; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const depth = m6 * x + m7 * y + m8;
      const u = (m0 * x + m1 * y + m2) / depth;
      const v = (m3 * x + m4 * y + m5) / depth;
      const cx = Math.min(Math.max(u, 0), w - 1);
      const cy = Math.min(Math.max(v, 0), h - 1);
      const x0 = Math.min(Math.floor(cx), w - 2);
      const y0 = Math.min(Math.floor(cy), h - 2);
      const fx = cx - x0;
      const fy = cy - y0;
      const at = (y0 * w + x0) * 4;
      const below = at + w * 4;
      for (let c = 0; c < 3; c++) {
        const top = pixels[at + c]! * (1 - fx) + pixels[at + 4 + c]! * fx;
        const bottom = pixels[below + c]! * (1 - fx) + pixels[below + 4 + c]! * fx;
        out[to + c] = top * (1 - fy) + bottom * fy;
      }
    }
  }
}
