/** Paints flesh onto the canvas: rounded cones, melted together, with skin's soft light. */

import { fineness, skin, type Canvas } from './canvas.ts';
import type { Flesh, Limb } from './hand.ts';
import { lightAt, type Lights } from './lights.ts';
import { patches } from './noise.ts';
import { toCamera, toPixel, type View } from './view.ts';

/** A limb in samples: its axis, the heights and radii at both ends. */
type Bone = {
  readonly ax: number;
  readonly ay: number;
  readonly az: number;
  readonly ar: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly dr: number;
  readonly lengthSquared: number;
};

function seenEnd(
  view: View,
  canvas: Canvas,
  end: Limb['a'],
): readonly [number, number, number, number] {
  const point = new Float64Array(3);
  toCamera(view, end[0], end[1], end[2], point);
  const scale = (view.focal / Math.max(1, point[2]!)) * fineness;
  const height = -(point[2]! - view.move[2]) * scale;
  toPixel(view, point);
  return [
    (point[0]! - canvas.left) * fineness,
    (point[1]! - canvas.top) * fineness,
    height,
    end[3] * scale,
  ];
}

function toBone(view: View, canvas: Canvas, limb: Limb): Bone {
  const [ax, ay, az, ar] = seenEnd(view, canvas, limb.a);
  const [bx, by, bz, br] = seenEnd(view, canvas, limb.b);
  const [dx, dy] = [bx - ax, by - ay];
  return {
    ax,
    ay,
    az,
    ar,
    dx,
    dy,
    dz: bz - az,
    dr: br - ar,
    lengthSquared: dx * dx + dy * dy || 1,
  };
}

/** The frame's part of the box round the flesh, in samples. */
function boxOf(bones: readonly Bone[], canvas: Canvas): readonly [number, number, number, number] {
  const reach = (pick: (bone: Bone) => readonly number[]): readonly number[] => bones.flatMap(pick);
  const lowX = reach(({ ax, ar, dx, dr }) => [ax - ar, ax + dx - ar - dr]);
  const highX = reach(({ ax, ar, dx, dr }) => [ax + ar, ax + dx + ar + dr]);
  const lowY = reach(({ ay, ar, dy, dr }) => [ay - ar, ay + dy - ar - dr]);
  const highY = reach(({ ay, ar, dy, dr }) => [ay + ar, ay + dy + ar + dr]);
  return [
    Math.max(0, Math.floor(Math.min(...lowX))),
    Math.min(canvas.width - 1, Math.ceil(Math.max(...highX))),
    Math.max(0, Math.floor(Math.min(...lowY))),
    Math.min(canvas.height - 1, Math.ceil(Math.max(...highY))),
  ];
}

export function paintFlesh(canvas: Canvas, view: View, lights: Lights, flesh: Flesh): void {
  const bones = flesh.limbs.map((limb) => toBone(view, canvas, limb));
  const [left, right, top, bottom] = boxOf(bones, canvas);
  const tip = bones[bones.length - 1]!;
  const melt = 3 / Math.max(1, tip.ar);
  const light = new Float64Array(6);
  const [, , depth] = view.move;
  const unproject = 1 / (view.focal * fineness);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const index = row * canvas.width + column;
      if (canvas.seen[index] !== 0) continue;
      let [weight, nx, ny, nz, highest] = [0, 0, 0, 0, -Infinity];
      for (const bone of bones) {
        const [px, py] = [column + 0.5 - bone.ax, row + 0.5 - bone.ay];
        let t = (px * bone.dx + py * bone.dy) / bone.lengthSquared;
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        const radius = bone.ar + t * bone.dr;
        const [ox, oy] = [px - t * bone.dx, py - t * bone.dy];
        const over = radius * radius - ox * ox - oy * oy;
        if (over <= 0) continue;
        const up = Math.sqrt(over);
        const height = bone.az + t * bone.dz + up;
        if (height > highest) {
          // Weights are relative to the highest so far, so that they neither vanish nor overflow.
          const fade = highest === -Infinity ? 0 : Math.exp((highest - height) * melt);
          weight *= fade;
          nx *= fade;
          ny *= fade;
          nz *= fade;
          highest = height;
        }
        const share = Math.exp((height - highest) * melt) / radius;
        weight += share * radius;
        nx += ox * share;
        ny += oy * share;
        nz -= up * share;
      }
      if (weight === 0) continue;
      const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      const x = (canvas.left * fineness + column - view.centreX * fineness) * unproject * depth;
      const y = (canvas.top * fineness + row - view.centreY * fineness) * unproject * depth;
      lightAt(lights, x, y, depth, nx / size, ny / size, nz / size, light);
      // Skin is darker where it turns away, and redder: light that entered elsewhere comes out there.
      const facing = -nz / size;
      const dim = 0.45 + 0.55 * facing;
      const mottled = 0.86 + 0.28 * patches(column * 0.02 + bones.length * 7, row * 0.02);
      canvas.seen[index] = skin;
      canvas.light[index * 3] =
        flesh.colour[0] * light[0]! * (0.3 + 0.7 * dim) * mottled + light[3]! * 0.15;
      canvas.light[index * 3 + 1] = flesh.colour[1] * light[1]! * dim * mottled + light[4]! * 0.15;
      canvas.light[index * 3 + 2] = flesh.colour[2] * light[2]! * dim * mottled + light[5]! * 0.15;
    }
  }
}
