/** The lamps over a scene, in camera millimetres, with the gloss they find on the cards. */

import { lampTint, times, type Rgb } from './colour.ts';
import { random, type Random } from './random.ts';
import type { SceneRequest } from './scene.ts';
import { turnVector, type View } from './view.ts';

export type Lamp = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly colour: Rgb;
  /** How much of it the print mirrors, and how sharply. */
  readonly gloss: number;
  readonly sharpness: number;
};

export type Lights = { readonly ambient: Rgb; readonly lamps: readonly Lamp[] };

function lampAt(
  view: View,
  direction: readonly [number, number, number],
  distance: number,
  rest: Pick<Lamp, 'colour' | 'gloss' | 'sharpness'>,
): Lamp {
  const [x, y, z] = direction;
  const reach = distance / Math.hypot(x, y, z);
  const [mx, my, mz] = view.move;
  return { x: mx + x * reach, y: my + y * reach, z: mz + z * reach, ...rest };
}

/** Where a lamp must be for the fan to mirror it at us: the way to us, mirrored at the fan's plane. */
function mirrored(view: View, lot: Random): readonly [number, number, number] {
  const normal = new Float64Array(3);
  turnVector(view, lot.normal(0, 0.12), lot.normal(0, 0.12), 1, normal);
  const length = Math.hypot(normal[0]!, normal[1]!, normal[2]!);
  const [nx, ny, nz] = [normal[0]! / length, normal[1]! / length, normal[2]! / length];
  const far = Math.hypot(...view.move);
  const [ex, ey, ez] = view.move.map((m) => -m / far) as [number, number, number];
  const along = 2 * (nx * ex + ny * ey + nz * ez);
  return [along * nx - ex, along * ny - ey, along * nz - ez];
}

export function hangLights(request: SceneRequest, view: View): Lights {
  const lot = random(request.seed, 'lights');
  const kind = request.mood === 'camera';
  const glossy = kind ? lot.chance(0.6) : lot.chance(0.3);
  const warmth = kind ? lot.normal(-0.1, 0.35) : lot.normal(0, 0.12);
  const ambientShare = kind ? lot.between(0.25, 0.85) : lot.between(0.55, 0.85);
  const lampCount = lot.whole(1, 2);
  const lamps: Lamp[] = [];
  for (let i = 0; i < lampCount; i++) {
    lamps.push(
      lampAt(
        view,
        [lot.normal(0, 0.8), lot.normal(-0.6, 0.6), -lot.between(0.35, 1.2)],
        lot.between(350, 1800),
        {
          colour: times(
            lampTint(Math.max(-1, Math.min(1, warmth + lot.normal(0, 0.2)))),
            (1 - ambientShare) * (i === 0 ? lot.between(0.8, 1.5) : lot.between(0.2, 0.7)),
          ),
          gloss: glossy ? lot.between(0.02, 0.35) : 0.01,
          sharpness: lot.between(8, 90),
        },
      ),
    );
  }
  if (lot.chance(kind ? 0.25 : 0.04)) {
    const bright = kind ? lot.between(0.1, 0.9) : 0.1;
    lamps.push(
      lampAt(view, mirrored(view, lot), lot.between(400, 1500), {
        colour: times(lampTint(lot.normal(0, 0.3)), 0.12),
        gloss: bright * 6,
        sharpness: lot.between(25, 400),
      }),
    );
  }
  return {
    ambient: times(lampTint(Math.max(-1, Math.min(1, warmth + lot.normal(0, 0.15)))), ambientShare),
    lamps,
  };
}

/** Adds up what reaches a place with that (unit) normal: writes diffuse red, green, blue and mirrored red, green, blue. */
export function lightAt(
  lights: Lights,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  out: Float64Array,
): void {
  out[0] = lights.ambient[0];
  out[1] = lights.ambient[1];
  out[2] = lights.ambient[2];
  out[3] = 0;
  out[4] = 0;
  out[5] = 0;
  const far = Math.sqrt(x * x + y * y + z * z);
  for (const lamp of lights.lamps) {
    let lx = lamp.x - x;
    let ly = lamp.y - y;
    let lz = lamp.z - z;
    const reach = Math.sqrt(lx * lx + ly * ly + lz * lz);
    lx /= reach;
    ly /= reach;
    lz /= reach;
    const facing = Math.max(0, nx * lx + ny * ly + nz * lz);
    let hx = lx - x / far;
    let hy = ly - y / far;
    let hz = lz - z / far;
    const half = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
    hx /= half;
    hy /= half;
    hz /= half;
    const shine =
      facing > 0
        ? lamp.gloss * Math.pow(Math.max(0, nx * hx + ny * hy + nz * hz), lamp.sharpness)
        : 0;
    for (let c = 0; c < 3; c++) {
      out[c] = out[c]! + lamp.colour[c]! * facing;
      out[c + 3] = out[c + 3]! + lamp.colour[c]! * shine;
    }
  }
}
