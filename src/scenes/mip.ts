/** A printed side at the size at which it is seen: linear light, halved as often as needed. */

import { linearOfByte } from './colour.ts';
import type { Bitmap } from './scene.ts';

/** Linear red, green, blue, interleaved. */
export type Print = {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
};

/** A side is halved once, however many scenes show it. */
const known = new WeakMap<Bitmap, Print[]>();

/** What is see-through shows white paper. */
function toLight(bitmap: Bitmap): Print {
  const { width, height, pixels } = bitmap;
  const light = new Float32Array(width * height * 3);
  for (let i = 0, from = 0; i < light.length; i += 3, from += 4) {
    const ink = pixels[from + 3]! / 255;
    for (let c = 0; c < 3; c++) light[i + c] = 1 - ink + ink * linearOfByte[pixels[from + c]!]!;
  }
  return { width, height, light };
}

function halve(print: Print): Print {
  const width = Math.max(1, print.width >> 1);
  const height = Math.max(1, print.height >> 1);
  const light = new Float32Array(width * height * 3);
  const right = print.width > 1 ? 3 : 0;
  const down = print.height > 1 ? print.width * 3 : 0;
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (Math.min(y * 2, print.height - 1) * print.width + x * 2) * 3;
      for (let c = from; c < from + 3; c++) {
        light[to++] =
          (print.light[c]! +
            print.light[c + right]! +
            print.light[c + down]! +
            print.light[c + right + down]!) /
          4;
      }
    }
  }
  return { width, height, light };
}

/** The smallest halving with no fewer dots across than about `samples`. */
export function printFor(bitmap: Bitmap, samples: number): Print {
  const levels = known.get(bitmap) ?? [toLight(bitmap)];
  known.set(bitmap, levels);
  const wanted = Math.max(0, Math.round(Math.log2(bitmap.width / Math.max(4, samples))));
  while (levels.length <= wanted) levels.push(halve(levels[levels.length - 1]!));
  return levels[wanted]!;
}
