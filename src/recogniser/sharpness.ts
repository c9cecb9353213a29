/** How sharp a picture is, and how much light there is in it. */

import type { Picture } from './picture.ts';

/** Variance of the Laplacian of the green channel, after Pech-Pacheco et al. (2000); only pictures of one size compare. */
export function sharpness({ width, height, pixels }: Picture): number {
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 4 + 1;
      const around =
        pixels[at - 4]! + pixels[at + 4]! + pixels[at - 4 * width]! + pixels[at + 4 * width]!;
      const bend = around - 4 * pixels[at]!;
      sum += bend;
      squares += bend * bend;
    }
  }
  const count = (width - 2) * (height - 2);
  return squares / count - (sum / count) ** 2;
}

/** Mean of the green channel, 0 to 255; every fourth pixel tells enough. */
export function brightness({ pixels }: Picture): number {
  let sum = 0;
  for (let i = 1; i < pixels.length; i += 16) sum += pixels[i]!;
  return sum / (pixels.length / 16);
}

/** Mean difference of two pictures of one size, 0 to 255. */
export function pictureDifference(a: Picture, b: Picture): number {
  let sum = 0;
  for (let i = 0; i < a.pixels.length; i++) sum += Math.abs(a.pixels[i]! - b.pixels[i]!);
  return sum / (a.pixels.length * 0.75);
}
