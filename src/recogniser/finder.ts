/** Finds the visible card ends of a frame, whatever the deck: a first guess of each end's four corners. */

import type { Network } from './network.ts';
import type { Picture, Pyramid } from './picture.ts';
import type { Point, Quad } from './recogniser.ts';

export const finderInput = { width: 320, height: 240 } as const;
const stride = 4;
/** Offsets leave the network in units of so many cells. */
const offsetUnit = 8;

export type Guess = {
  readonly quad: Quad;
  /** Probability that an end is here, 0 to 1. */
  readonly heat: number;
};

/** The frame fitted into the network's input with grey margins, and how to come back. */
export type Fitted = {
  readonly input: Float32Array;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
};

/** Fits a picture of any size into 320 x 240, channels last, -1..1. */
export function fit(pyramid: Pyramid): Fitted {
  const { width, height } = pyramid.base;
  const scale = Math.min(finderInput.width / width, finderInput.height / height);
  const index = Math.max(0, Math.floor(Math.log2(1 / scale) + 1e-6));
  const level = pyramid.level(index);
  const left = (finderInput.width - width * scale) / 2;
  const top = (finderInput.height - height * scale) / 2;
  const input = new Float32Array(finderInput.width * finderInput.height * 3);
  resize(level, input, scale * (1 << index), left, top);
  return { input, scale, left, top };
}

function resize(
  picture: Picture,
  out: Float32Array,
  scale: number,
  left: number,
  top: number,
): void {
  const { width: w, height: h, pixels } = picture;
  for (let y = 0, to = 0; y < finderInput.height; y++) {
    const v = (y + 0.5 - top) / scale - 0.5;
    for (let x = 0; x < finderInput.width; x++, to += 3) {
      const u = (x + 0.5 - left) / scale - 0.5;
      if (u < -0.5 || v < -0.5 || u > w - 0.5 || v > h - 0.5) continue;
      const x0 = Math.min(Math.max(Math.floor(u), 0), w - 2);
      const y0 = Math.min(Math.max(Math.floor(v), 0), h - 2);
      const fx = Math.min(Math.max(u - x0, 0), 1);
      const fy = Math.min(Math.max(v - y0, 0), 1);
      const at = (y0 * w + x0) * 4;
      const below = at + w * 4;
      for (let c = 0; c < 3; c++) {
        const upper = pixels[at + c]! * (1 - fx) + pixels[at + 4 + c]! * fx;
        const lower = pixels[below + c]! * (1 - fx) + pixels[below + 4 + c]! * fx;
        out[to + c] = (upper * (1 - fy) + lower * fy) / 127.5 - 1;
      }
    }
  }
}

/** Card ends above `threshold`, hottest first, at most `most`; corners in pixels of the picture. */
export function findEnds(
  network: Network,
  pyramid: Pyramid,
  threshold: number,
  most: number,
): readonly Guess[] {
  const fitted = fit(pyramid);
  const maps = network.run(fitted.input, 1);
  return peaks(maps, threshold)
    .sort((a, b) => b.heat - a.heat)
    .slice(0, most)
    .map(({ column, row, heat }) => ({ heat, quad: cornersAt(maps, column, row, fitted) }));
}

const columns = finderInput.width / stride;
const rows = finderInput.height / stride;
const channels = 10;

type Peak = { readonly column: number; readonly row: number; readonly heat: number };

/** Cells that are hotter than all eight neighbours. */
function peaks(maps: Float32Array, threshold: number): Peak[] {
  const logit = Math.log(threshold / (1 - threshold));
  const heatAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? Number.NEGATIVE_INFINITY
      : maps[(row * columns + column) * channels]!;
  const found: Peak[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const own = heatAt(column, row);
      if (own < logit) continue;
      let best = true;
      for (let dy = -1; dy <= 1 && best; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if ((dx !== 0 || dy !== 0) && heatAt(column + dx, row + dy) > own) best = false;
        }
      }
      if (best) found.push({ column, row, heat: 1 / (1 + Math.exp(-own)) });
    }
  }
  return found;
}

function cornersAt(maps: Float32Array, column: number, row: number, fitted: Fitted): Quad {
  const at = (row * columns + column) * channels;
  const corner = (k: number): Point => {
    const x = (column + 0.5 + maps[at + 1 + 2 * k]! * offsetUnit) * stride;
    const y = (row + 0.5 + maps[at + 2 + 2 * k]! * offsetUnit) * stride;
    return [(x - fitted.left) / fitted.scale, (y - fitted.top) / fitted.scale];
  };
  return [corner(0), corner(1), corner(2), corner(3)];
}
