/** Faces that tell where on them one is: red grows to the right, green downwards, blue names the side. */

import { sides, type Side } from '../../src/cards/face.ts';
import type { Bitmap, CardFaces } from '../../src/scenes/scene.ts';

const size = { width: 128, height: 192 };

function tellingFace(blue: number): Bitmap {
  const pixels = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0, to = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, to += 4) {
      pixels[to] = (255 * (x + 0.5)) / size.width;
      pixels[to + 1] = (255 * (y + 0.5)) / size.height;
      pixels[to + 2] = blue;
      pixels[to + 3] = 255;
    }
  }
  return { ...size, pixels };
}

export const blueOf = (side: Side): number => 20 + 25 * sides.indexOf(side);

export const tellingFaces: CardFaces = {
  widthMm: 56,
  heightMm: 84,
  faces: Object.fromEntries(sides.map((side) => [side, tellingFace(blueOf(side))])) as Record<
    Side,
    Bitmap
  >,
};
