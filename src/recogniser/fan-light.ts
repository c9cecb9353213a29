/** How the cards of a fan are lit and how sharp they are, from their own pixels alone. */

import { cutOut, type Pyramid } from './picture.ts';
import { endHeight, rectangle } from './quad.ts';
import type { Quad } from './recogniser.ts';

export type FanLight = {
  /** Mean of all ends, 0 to 255. */
  readonly brightness: number;
  /** Share of the end with the most of it that is blown out: white paper has some print on it, glare has none. */
  readonly blownOut: number;
  /** 0 (sharp) to 1 (nothing but blur), of the middle end. */
  readonly blur: number;
};

/** A card's width in pixels: fine enough to see blur that would harm. */
const width = 48;
const height = width * endHeight;
const target = rectangle(0, 0, width, height);
/** All three channels above this show nothing any more. */
const white = 250;

/** `quads` in pixels of the picture; at least one. */
export function lightOf(pyramid: Pyramid, quads: readonly Quad[]): FanLight {
  const crops = quads.map((quad) => {
    const crop = new Float32Array(width * height * 3);
    cutOut(pyramid, quad, target, width, height, crop, 0);
    return crop;
  });
  const blurs = crops.map(blurOf).sort((a, b) => a - b);
  return {
    brightness: crops.reduce((sum, crop) => sum + mean(crop), 0) / crops.length,
    blownOut: Math.max(...crops.map(blownOut)),
    blur: blurs[blurs.length >> 1]!,
  };
}

function mean(crop: Float32Array): number {
  return crop.reduce((sum, value) => sum + value, 0) / crop.length;
}

function blownOut(crop: Float32Array): number {
  let count = 0;
  for (let i = 0; i < crop.length; i += 3)
    if (crop[i]! > white && crop[i + 1]! > white && crop[i + 2]! > white) count++;
  return count / (width * height);
}

/** Crete et al. (2007): what is blurred already changes little when it is blurred again. The worse of both directions. */
function blurOf(crop: Float32Array): number {
  const grey = Float32Array.from({ length: width * height }, (_, i) => crop[3 * i + 1]!);
  return Math.max(blurAlong(grey, 1, width), blurAlong(grey, width, height));
}

/** Half the width of the blur that is laid over. */
const reach = 2;

/** `step` leads from one pixel to the next of a line of `length`. */
function blurAlong(grey: Float32Array, step: number, length: number): number {
  let all = 0;
  let lost = 0;
  for (let i = 0; i < grey.length; i++) {
    const place = Math.floor(i / step) % length;
    if (place <= reach || place >= length - reach) continue;
    const change = Math.abs(grey[i]! - grey[i - step]!);
    // The difference of two neighbouring means is that of the pixels which only one of them has.
    const left = grey[i + reach * step]! - grey[i - (reach + 1) * step]!;
    all += change;
    lost += Math.max(0, change - Math.abs(left) / (2 * reach + 1));
  }
  return all === 0 ? 1 : 1 - lost / all;
}
