/** One picture of one end for a deck file, as the app and the command for teaching both take it. */

import { cropHeight, cropWidth, type Crop } from './matcher.ts';
import { cutOut, type Picture, type Pyramid } from './picture.ts';
import { rectangle } from './quad.ts';
import type { Quad } from './recogniser.ts';

const target = rectangle(0, 0, cropWidth, cropHeight);

/** The end cut out upright, `cropWidth` x `cropHeight`. */
export function viewOf(pyramid: Pyramid, quad: Quad): Picture {
  const size = cropWidth * cropHeight;
  const rgb = new Float32Array(size * 3);
  cutOut(pyramid, quad, target, cropWidth, cropHeight, rgb, 0);
  const pixels = new Uint8ClampedArray(size * 4).fill(255);
  for (let i = 0; i < size; i++) for (let c = 0; c < 3; c++) pixels[4 * i + c] = rgb[3 * i + c]!;
  return { width: cropWidth, height: cropHeight, pixels };
}

/** A taught picture as the matcher takes it: nothing covers it. Throws where it has another size. */
export function wholeCrop({ width, height, pixels }: Picture): Crop {
  if (width !== cropWidth || height !== cropHeight)
    throw new Error('a taught picture has another size');
  const crop = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) crop[i] = i % 4 === 3 ? 1 : pixels[i]!;
  return crop;
}
