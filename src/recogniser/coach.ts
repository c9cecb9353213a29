/** What the holder should do so that the next frame reads better, from what was measured in this one. */

import type { Coaching } from '../cards/coaching.ts';
import { gapBetween } from './fan.ts';
import type { SeenFan } from './hand-reader.ts';
import type { Picture } from './picture.ts';
import { apart, widthOf } from './quad.ts';
import type { Quad } from './recogniser.ts';

export type Measured = {
  readonly fan: SeenFan;
  readonly picture: Picture;
  /** Outlines of the frame before, if there was one. */
  readonly before: readonly Quad[];
  readonly expected: number;
};

/** Card widths over the frame's longer side; outside, the print is too small to read or the fan does not fit. */
const smallest = 0.055;
const largest = 0.2;
/** Mean brightness, 0 to 255, below which noise drowns the print. */
const dark = 45;
/** Share of a fan's pixels that are blown out. */
const glaring = 0.12;
/** Card widths between two frames. */
const moving = 0.2;
/** Card widths between neighbours' uncovered corners. */
const tight = 0.2;

/** The most useful single thing to do, or nothing. */
export function coach({ fan, picture, before, expected }: Measured): Coaching | undefined {
  const { quads } = fan;
  if (brightness(picture) < dark) return 'more-light';
  if (quads.length < 2) return 'no-cards';
  const width = median(quads.map(widthOf)) / Math.max(picture.width, picture.height);
  if (width < smallest) return 'closer';
  if (width > largest) return 'farther';
  if (
    before.length === quads.length &&
    median(quads.map((quad, i) => apart(quad, before[i]!))) > moving
  )
    return 'hold-still';
  if (quads.length < expected && spacing(fan) < tight) return 'fan-wider';
  if (quads.length < expected)
    return blownOut(picture, quads) > glaring ? 'glare' : 'too-few-cards';
  if (quads.length > expected) return 'too-many-cards';
  return blownOut(picture, quads) > glaring ? 'glare' : undefined;
}

function spacing({ quads, rightOverLeft }: SeenFan): number {
  const gaps = quads.slice(1).map((quad, i) => gapBetween(quads[i]!, quad, rightOverLeft));
  return gaps.length === 0 ? 1 : median(gaps);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** Every 16th pixel tells enough. */
function brightness({ pixels }: Picture): number {
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 64) sum += pixels[i + 1]!;
  return sum / (pixels.length / 64);
}

function blownOut({ width, height, pixels }: Picture, quads: readonly Quad[]): number {
  let white = 0;
  let all = 0;
  for (const [a, b, c, d] of quads) {
    for (let v = 0.05; v < 1; v += 0.1) {
      for (let u = 0.05; u < 1; u += 0.1) {
        const x = Math.round(
          (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
        );
        const y = Math.round(
          (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
        );
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const at = (y * width + x) * 4;
        all += 1;
        if (pixels[at]! > 250 && pixels[at + 1]! > 250 && pixels[at + 2]! > 250) white += 1;
      }
    }
  }
  return all === 0 ? 0 : white / all;
}
