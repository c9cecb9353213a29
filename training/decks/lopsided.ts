/** Whether a sign shows which way it looks: a Spy whose figure is its own mirror image could not be read by anyone. */

import type { Bitmap } from '../../src/scenes/scene.ts';
import { black, white } from './palette.ts';
import { rasterise } from './rasterise.ts';
import { drawSign, type Sign } from './signs.ts';

const size = 40;
/** Ink is missing in the mirror where there is none within so many pixels: edges are soft. */
const reach = 1;
/** Drawn figures that people tell from their mirror image by one glance have more than this; a cat's face has less. */
const leastShare = 0.05;

/** True where at least a twentieth of the sign's ink has no ink near it in the mirrored sign. */
export function isLopsided(sign: Sign): boolean {
  const [one, mirrored] = [inkOf(sign, false), inkOf(sign, true)];
  let ink = 0;
  let alone = 0;
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)];
    ink += one[at]!;
    let nearest = one[at]!;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        if (x + dx < 0 || x + dx >= size) continue;
        const there = mirrored[(y + dy) * size + x + dx];
        if (there !== undefined) nearest = Math.min(nearest, Math.abs(one[at]! - there));
      }
    }
    alone += nearest;
  }
  return ink > 0 && alone / ink >= leastShare;
}

/** How dark each pixel is, 0 to 255. */
function inkOf(sign: Sign, mirrored: boolean): readonly number[] {
  const margin = 2;
  const box = { x: margin, y: margin, w: size - 2 * margin, h: size - 2 * margin };
  const drawn = drawSign(sign, box, { ink: black, behind: white, mirrored });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${drawn}</svg>`;
  const { pixels }: Bitmap = rasterise(svg, size);
  return Array.from({ length: size * size }, (_, i) => 255 - pixels[i * 4]!);
}
