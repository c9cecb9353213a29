/** Finds the visible card ends of a frame, whatever the deck: a first guess of each end's four corners. */

import type { Network } from '../networks/network.ts';
import type { Picture, Pyramid } from './picture.ts';
import { widthOf } from './quad.ts';
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

/** How a frame lies in the network's input: a point of the frame times `scale`, moved by `left` and `top`. */
export type View = { readonly scale: number; readonly left: number; readonly top: number };

/** The whole frame with grey margins. */
export function wholeView({ width, height }: Picture): View {
  const scale = Math.min(finderInput.width / width, finderInput.height / height);
  const left = (finderInput.width - width * scale) / 2;
  const top = (finderInput.height - height * scale) / 2;
  return { scale, left, top };
}

/** Where cards are this wide in the input, in pixels, ends that stand close are told apart best. */
const bestWidth = 52;
/** A fan needs room around its ends, in card widths. */
const room = 1.2;
/** Nearer by less than this is not worth another look. */
const worthwhile = 1.15;

/** A view of the ends alone, as near as they fit in; undefined where that is hardly nearer than `from`. */
export function nearerView(quads: readonly Quad[], from: View): View | undefined {
  if (quads.length === 0) return undefined;
  const width = [...quads].map(widthOf).sort((a, b) => a - b)[quads.length >> 1]!;
  const xs = quads.flatMap((quad) => quad.map(([x]) => x));
  const ys = quads.flatMap((quad) => quad.map(([, y]) => y));
  const [x0, x1] = [Math.min(...xs) - room * width, Math.max(...xs) + room * width];
  const [y0, y1] = [Math.min(...ys) - room * width, Math.max(...ys) + room * width];
  const scale = Math.min(
    bestWidth / width,
    finderInput.width / (x1 - x0),
    finderInput.height / (y1 - y0),
  );
  if (scale < worthwhile * from.scale) return undefined;
  return {
    scale,
    left: (finderInput.width - (x0 + x1) * scale) / 2,
    top: (finderInput.height - (y0 + y1) * scale) / 2,
  };
}

/** What a view shows, 320 x 240, channels last, -1..1. */
function seenIn(pyramid: Pyramid, { scale, left, top }: View): Float32Array {
  const index = Math.max(0, Math.floor(Math.log2(1 / scale) + 1e-6));
  const level = pyramid.level(index);
  const input = new Float32Array(finderInput.width * finderInput.height * 3);
  resize(level, input, scale * (1 << index), left, top);
  return input;
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

/** Card ends above `threshold`, hottest first, at most `most`; corners in pixels of the picture, of which `view` is looked at. */
export function findEnds(
  network: Network,
  pyramid: Pyramid,
  threshold: number,
  most: number,
  view: View = wholeView(pyramid.base),
): readonly Guess[] {
  const maps = network.run(seenIn(pyramid, view), 1);
  return peaks(maps, threshold)
    .sort((a, b) => b.heat - a.heat)
    .slice(0, most)
    .map(({ column, row, heat }) => ({ heat, quad: cornersAt(maps, column, row, view) }));
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

function cornersAt(maps: Float32Array, column: number, row: number, view: View): Quad {
  const at = (row * columns + column) * channels;
  const corner = (k: number): Point => {
    const x = (column + 0.5 + maps[at + 1 + 2 * k]! * offsetUnit) * stride;
    const y = (row + 0.5 + maps[at + 2 + 2 * k]! * offsetUnit) * stride;
    return [(x - view.left) / view.scale, (y - view.top) / view.scale];
  };
  return [corner(0), corner(1), corner(2), corner(3)];
}
