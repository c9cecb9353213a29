/** What is behind the fan: a table or a room, by pattern or by photograph. */

import { anyColour, linearOfByte, mix, type Rgb } from './colour.ts';
import { anyPattern, type Pattern } from './patterns.ts';
import { blankPicture, type Picture } from './picture.ts';
import type { Random } from './random.ts';
import type { Bitmap } from './scene.ts';

/** A pattern with colours on a plane seen aslant. */
type Surface = {
  readonly pattern: Pattern;
  readonly ramp: Float32Array;
  readonly plane: Float64Array;
};

const rampSteps = 128;

function colourRamp(lot: Random): Float32Array {
  const first = anyColour(lot);
  const strength = lot.chance(0.5) ? lot.between(0.08, 0.35) : lot.between(0.3, 1);
  const second = mix(first, anyColour(lot), strength);
  const third: Rgb = lot.chance(0.3) ? mix(first, anyColour(lot), strength) : second;
  const ramp = new Float32Array(rampSteps * 3);
  for (let i = 0; i < rampSteps; i++) {
    const share = i / (rampSteps - 1);
    const colour = share < 0.5 ? mix(first, second, share * 2) : mix(second, third, share * 2 - 1);
    ramp.set(third === second ? mix(first, second, share) : colour, i * 3);
  }
  return ramp;
}

/** The plane's x, y as a fraction of linear functions of the pixel: eight numbers, lying aslant at random. */
function anySurface(lot: Random, width: number): Surface {
  const steps = Math.exp(lot.between(Math.log(1.5), Math.log(22)));
  const turn = lot.between(0, 2 * Math.PI);
  const [c, s] = [(Math.cos(turn) * steps) / width, (Math.sin(turn) * steps) / width];
  const slant = lot.between(0, 0.7) / width;
  return {
    pattern: anyPattern(lot),
    ramp: colourRamp(lot),
    plane: Float64Array.of(
      c,
      -s,
      lot.between(0, 90),
      s,
      c,
      lot.between(0, 90),
      lot.normal(0, 0.3) * slant,
      -slant,
    ),
  };
}

/** `scale` frame pixels to a pixel of the picture. */
function paintSurface(
  picture: Picture,
  surface: Surface,
  scale: number,
  below: (x: number) => number,
): void {
  const { pattern, ramp, plane } = surface;
  const { width, height, light } = picture;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (row < below(column)) continue;
      const x = (column - width / 2) * scale;
      const y = (row - height / 2) * scale;
      const depth = 1 / Math.max(0.25, 1 + plane[6]! * x + plane[7]! * y);
      const value = pattern(
        (plane[0]! * x + plane[1]! * y) * depth + plane[2]!,
        (plane[3]! * x + plane[4]! * y) * depth + plane[5]!,
      );
      const step = (value <= 0 ? 0 : value >= 1 ? rampSteps - 1 : (value * rampSteps) | 0) * 3;
      const to = (row * width + column) * 3;
      light[to] = ramp[step]!;
      light[to + 1] = ramp[step + 1]!;
      light[to + 2] = ramp[step + 2]!;
    }
  }
}

/** Cut from the photograph at random, mirrored or not, covering the picture. */
function paintPhotograph(picture: Picture, photo: Bitmap, lot: Random): void {
  const { width, height, light } = picture;
  const cover = Math.min(photo.width / width, photo.height / height);
  const scale = cover * lot.between(0.35, 1);
  const left = lot.next() * (photo.width - width * scale);
  const top = lot.next() * (photo.height - height * scale);
  const mirrored = lot.chance(0.5);
  const bright = lot.between(0.5, 1.1);
  for (let row = 0; row < height; row++) {
    const y = Math.max(0, Math.min(photo.height - 1.001, top + row * scale));
    const y0 = y | 0;
    const fy = y - y0;
    for (let column = 0; column < width; column++) {
      const across = mirrored ? width - 1 - column : column;
      const x = Math.max(0, Math.min(photo.width - 1.001, left + across * scale));
      const x0 = x | 0;
      const fx = x - x0;
      const a = (y0 * photo.width + x0) * 4;
      const b = a + (x0 + 1 < photo.width ? 4 : 0);
      const down = y0 + 1 < photo.height ? photo.width * 4 : 0;
      const to = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = photo.pixels[a + c]! * (1 - fx) + photo.pixels[b + c]! * fx;
        const lower = photo.pixels[a + down + c]! * (1 - fx) + photo.pixels[b + down + c]! * fx;
        light[to + c] = linearOfByte[(upper + (lower - upper) * fy + 0.5) | 0]! * bright;
      }
    }
  }
}

/** `scale` frame pixels to a pixel: a background that will be blurred needs fewer. */
export function paintBackdrop(
  lot: Random,
  width: number,
  height: number,
  scale: number,
  photo: Bitmap | undefined,
): Picture {
  const picture = blankPicture(Math.ceil(width / scale), Math.ceil(height / scale), 3);
  const frameWidth = picture.width * scale;
  if (photo !== undefined) {
    paintPhotograph(picture, photo, lot);
  } else {
    paintSurface(picture, anySurface(lot, frameWidth), scale, () => 0);
  }
  // A table's edge before a room, or a cloth on a table: another surface below a line.
  if (lot.chance(photo === undefined ? 0.35 : 0.3)) {
    const start = lot.between(0.15, 0.85) * picture.height;
    const slope = lot.normal(0, 0.12);
    const surface = anySurface(lot, frameWidth);
    paintSurface(picture, surface, scale, (x) => start + slope * x);
  }
  return picture;
}
