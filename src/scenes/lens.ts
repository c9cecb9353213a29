/** What the camera makes of the light: exposure, white balance, grain, tone curve, sharpening. */

import { lampTint } from './colour.ts';
import { clouds } from './noise.ts';
import type { Picture } from './picture.ts';
import { random, type Random } from './random.ts';
import type { Bitmap, SceneRequest } from './scene.ts';

export type Lens = {
  readonly exposure: number;
  readonly balance: readonly [number, number, number];
  readonly saturation: number;
  readonly contrast: number;
  readonly gamma: number;
  /** Grain at full white (photons) and in the dark (electronics), and blotches of colour. */
  readonly shot: number;
  readonly dark: number;
  readonly blotches: number;
  /** Share of the grain that all three channels have in common. */
  readonly grey: number;
  readonly sharpening: number;
  readonly vignette: number;
  /** Pixels, of the whole picture, and of what is behind alone. */
  readonly blur: number;
  readonly backgroundBlur: number;
  /** Pixels that the picture moves while it is taken. */
  readonly motion: number;
};

/** Most frames are decent; one in five of mood `camera` is hard in some way. */
export function chooseLens(request: SceneRequest): Lens {
  const lot = random(request.seed, 'lens');
  const camera = request.mood === 'camera';
  const scale = request.width / 640;
  const hard = camera && lot.chance(0.22) ? lot.whole(1, 4) : 0;
  const exposure =
    hard === 1
      ? lot.pick([lot.between(0.12, 0.35), lot.between(1.4, 2.4)])
      : lot.between(0.55, 1.2);
  const warmth = camera ? lot.normal(0, 0.22) : lot.normal(0, 0.08);
  const noisy = hard === 2 ? lot.between(1.5, 3.5) : lot.between(0.1, 1.3);
  const soft =
    hard === 3 ? lot.between(1, 2.2) : lot.chance(0.5) ? lot.between(0, 0.5) : lot.between(0.3, 1);
  const moving = hard === 4 ? lot.between(3, 8) : lot.chance(0.3) ? lot.between(0.5, 3) : 0;
  return {
    exposure: camera ? exposure : lot.between(0.75, 1.1),
    balance: lampTint(Math.max(-0.8, Math.min(0.8, warmth))),
    saturation: camera ? lot.between(0.7, 1.3) : lot.between(0.9, 1.1),
    contrast: camera ? lot.between(-0.1, 0.45) : lot.between(0, 0.25),
    gamma: camera ? lot.between(1.9, 2.6) : 2.2,
    shot: (camera ? noisy : noisy * 0.5) * 0.02,
    dark: (camera ? noisy : noisy * 0.4) * 0.006,
    blotches: lot.chance(0.5) ? 0 : noisy * lot.between(0, 0.03),
    grey: lot.between(0.2, 0.9),
    sharpening: lot.chance(0.45) ? 0 : lot.between(0.2, camera ? 1.3 : 0.6),
    vignette: lot.chance(0.4) ? 0 : lot.between(0, 0.5),
    blur: Math.max(0.2, scale) * (camera ? soft : soft * 0.5),
    backgroundBlur: lot.chance(0.4) ? lot.between(0, 1) * scale : lot.between(1, 6) * scale,
    motion: Math.max(0.2, scale) * (camera ? moving : Math.min(1, moving)),
  };
}

const normals: Float32Array = (() => {
  const lot = random(2, 'grain');
  return Float32Array.from({ length: 65536 }, () => lot.normal(0, 1));
})();

const toneSteps = 4096;
/** The tone curve reaches this much light; above it all is white. */
const toneReach = 1.5;

function toneCurve(lens: Lens): Uint8ClampedArray {
  const curve = new Uint8ClampedArray(toneSteps);
  for (let i = 0; i < toneSteps; i++) {
    const straight = Math.pow((i * toneReach) / (toneSteps - 1), 1 / lens.gamma);
    const x = Math.min(1, straight);
    const bent = x * x * (3 - 2 * x);
    curve[i] = 255 * (straight >= 1 ? 1 : straight + (bent - x) * lens.contrast);
  }
  return curve;
}

/** Light to bytes, `field` being the unevenness of the light; `lot` gives the grain, which differs from frame to frame of a burst. */
export function develop(picture: Picture, field: Picture, lens: Lens, lot: Random): Bitmap {
  const { width, height, light } = picture;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const curve = toneCurve(lens);
  const steps = (toneSteps - 1) / toneReach;
  const red = lens.exposure * lens.balance[0];
  const green = lens.exposure * lens.balance[1];
  const blue = lens.exposure * lens.balance[2];
  const dark = lens.dark * lens.dark;
  const shot = lens.shot * lens.shot;
  const own = Math.sqrt(1 - lens.grey * lens.grey);
  const [shiftX, shiftY] = [lot.between(0, 200), lot.between(0, 200)];
  const blotch = new Float32Array(width * 2);
  for (let row = 0, at = 0, to = 0; row < height; row++) {
    let grain = lot.whole(0, 65535);
    const dy = (row - height / 2) / width;
    if (lens.blotches > 0) {
      for (let column = 0; column < width; column++) {
        if ((column & 3) === 0) {
          blotch[column * 2] =
            (clouds(column * 0.09 + shiftX, row * 0.09 + shiftY) - 0.5) * lens.blotches;
          blotch[column * 2 + 1] =
            (clouds(column * 0.09 + shiftY, row * 0.09 - shiftX) - 0.5) * lens.blotches;
        } else {
          blotch[column * 2] = blotch[column * 2 - 2]!;
          blotch[column * 2 + 1] = blotch[column * 2 - 1]!;
        }
      }
    }
    for (let column = 0; column < width; column++, at += 3, to += 4) {
      const dx = (column - width / 2) / width;
      const fall = field.light[at / 3]! * (1 - lens.vignette * (dx * dx + dy * dy) * 2);
      let r = light[at]! * red * fall;
      let g = light[at + 1]! * green * fall;
      let b = light[at + 2]! * blue * fall;
      const grey = 0.3 * r + 0.6 * g + 0.1 * b;
      r = grey + (r - grey) * lens.saturation;
      g = grey + (g - grey) * lens.saturation;
      b = grey + (b - grey) * lens.saturation;
      const rough = Math.sqrt(dark + shot * (grey > 0 ? grey : 0));
      const common = normals[grain & 65535]! * lens.grey;
      r += rough * (common + own * normals[(grain + 1) & 65535]!) + blotch[column * 2]!;
      g += rough * (common + own * normals[(grain + 2) & 65535]!);
      b += rough * (common + own * 1.3 * normals[(grain + 3) & 65535]!) + blotch[column * 2 + 1]!;
      grain += 4;
      pixels[to] = curve[r <= 0 ? 0 : r >= toneReach ? toneSteps - 1 : (r * steps) | 0]!;
      pixels[to + 1] = curve[g <= 0 ? 0 : g >= toneReach ? toneSteps - 1 : (g * steps) | 0]!;
      pixels[to + 2] = curve[b <= 0 ? 0 : b >= toneReach ? toneSteps - 1 : (b * steps) | 0]!;
      pixels[to + 3] = 255;
    }
  }
  return lens.sharpening > 0
    ? sharpen({ width, height, pixels }, lens.sharpening)
    : { width, height, pixels };
}

/** Adds what differs from the four neighbours: the halo that phones draw round every edge. */
function sharpen(bitmap: Bitmap, strength: number): Bitmap {
  const { width, height, pixels } = bitmap;
  const out = new Uint8ClampedArray(pixels);
  const line = width * 4;
  for (let row = 1; row < height - 1; row++) {
    for (let i = row * line + 4; i < (row + 1) * line - 4; i++) {
      const around = pixels[i - 4]! + pixels[i + 4]! + pixels[i - line]! + pixels[i + line]!;
      if ((i & 3) !== 3) out[i] = pixels[i]! + strength * (pixels[i]! - around / 4);
    }
  }
  return { width, height, pixels: out };
}
