/** Paints flesh onto the canvas: rounded cones, melted together, with skin's soft light. */

import { fineness, skin, type Canvas } from './canvas.ts';
import type { Flesh, Limb } from './hand.ts';
import type { Lights } from './lights.ts';
import { patches } from './noise.ts';
import { toCamera, toPixel, type View } from './view.ts';

/** A limb in samples: its near end, the way to its far end, and the box round it. */
type Bone = {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly radius: number;
  readonly dx: number;
  readonly dy: number;
  readonly dHeight: number;
  readonly dRadius: number;
  readonly lengthSquared: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
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
  const [x, y, height, radius] = seenEnd(view, canvas, limb.a);
  const [x2, y2, height2, radius2] = seenEnd(view, canvas, limb.b);
  const [dx, dy] = [x2 - x, y2 - y];
  return {
    x,
    y,
    height,
    radius,
    dx,
    dy,
    dHeight: height2 - height,
    dRadius: radius2 - radius,
    lengthSquared: dx * dx + dy * dy || 1,
    left: Math.min(x - radius, x2 - radius2),
    right: Math.max(x + radius, x2 + radius2),
    top: Math.min(y - radius, y2 - radius2),
    bottom: Math.max(y + radius, y2 + radius2),
  };
}

/** A sample's answer: how the flesh faces there, not of unit length. */
const facing = new Float64Array(3);
const most = 16;
const heights = new Float64Array(most);
const offX = new Float64Array(most);
const offY = new Float64Array(most);
const radii = new Float64Array(most);

/** How quickly a lower bone loses its say, per sample of height. */
const melting = new Float64Array(1);

/** False where none of the bones is met at the middle of that sample. */
function meet(bones: readonly Bone[], column: number, row: number): boolean {
  const x = column + 0.5;
  const y = row + 0.5;
  const melt = melting[0]!;
  let met = 0;
  let highest = -Infinity;
  for (let i = 0; i < bones.length; i++) {
    const bone = bones[i]!;
    if (x < bone.left || x > bone.right || y > bone.bottom || y < bone.top) continue;
    const px = x - bone.x;
    const py = y - bone.y;
    let t = (px * bone.dx + py * bone.dy) / bone.lengthSquared;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const radius = bone.radius + t * bone.dRadius;
    const ox = px - t * bone.dx;
    const oy = py - t * bone.dy;
    const over = radius * radius - ox * ox - oy * oy;
    if (over <= 0 || met === most) continue;
    const height = bone.height + t * bone.dHeight + Math.sqrt(over);
    heights[met] = height;
    offX[met] = ox;
    offY[met] = oy;
    radii[met++] = radius;
    if (height > highest) highest = height;
  }
  if (met === 0) return false;
  facing[0] = facing[1] = facing[2] = 0;
  for (let i = 0; i < met; i++) {
    const say = 1 - (highest - heights[i]!) * melt;
    if (say <= 0) continue;
    const share = (say * say) / radii[i]!;
    const ox = offX[i]! * share;
    const oy = offY[i]! * share;
    facing[0] = facing[0]! + ox;
    facing[1] = facing[1]! + oy;
    const radius = radii[i]! * share;
    facing[2] = facing[2]! - Math.sqrt(Math.max(0, radius * radius - ox * ox - oy * oy));
  }
  return true;
}

/** The lamps as seen from afar: direction and colour, six numbers each. */
function lampRays(view: View, lights: Lights): Float64Array {
  return Float64Array.from(
    lights.lamps.flatMap(({ x, y, z, colour }) => {
      const [dx, dy, dz] = [x - view.move[0], y - view.move[1], z - view.move[2]];
      const length = Math.hypot(dx, dy, dz) || 1;
      return [dx / length, dy / length, dz / length, ...colour];
    }),
  );
}

export function paintFlesh(canvas: Canvas, view: View, lights: Lights, flesh: Flesh): void {
  const bones = flesh.limbs.map((limb) => toBone(view, canvas, limb));
  const rays = lampRays(view, lights);
  const left = Math.max(0, Math.floor(Math.min(...bones.map((bone) => bone.left))));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(...bones.map((bone) => bone.right))));
  const top = Math.max(0, Math.floor(Math.min(...bones.map((bone) => bone.top))));
  const bottom = Math.min(
    canvas.height - 1,
    Math.ceil(Math.max(...bones.map((bone) => bone.bottom))),
  );
  melting[0] = 1.2 / Math.max(2, bones[bones.length - 1]!.radius);
  const [ambientRed, ambientGreen, ambientBlue] = lights.ambient;
  const [skinRed, skinGreen, skinBlue] = flesh.colour;
  for (let row = top; row <= bottom; row++) {
    const near = bones.filter((bone) => row + 0.5 >= bone.top && row + 0.5 <= bone.bottom);
    if (near.length === 0) continue;
    let mottled = 1;
    for (let column = left; column <= right; column++) {
      const index = row * canvas.width + column;
      if ((column & 7) === 0) mottled = 0.86 + 0.28 * patches(column * 0.03, row * 0.03);
      if (canvas.seen[index] !== 0 || !meet(near, column, row)) continue;
      const nx = facing[0]!;
      const ny = facing[1]!;
      const nz = facing[2]!;
      const size = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      let red = ambientRed;
      let green = ambientGreen;
      let blue = ambientBlue;
      for (let i = 0; i < rays.length; i += 6) {
        const towards = (nx * rays[i]! + ny * rays[i + 1]! + nz * rays[i + 2]!) * size;
        // Light enters skin beside the edge of its shadow and comes out within.
        const wrapped = towards > -0.25 ? (towards + 0.25) / 1.25 : 0;
        red += rays[i + 3]! * wrapped;
        green += rays[i + 4]! * wrapped;
        blue += rays[i + 5]! * wrapped;
      }
      // Skin is darker where it turns away, and redder.
      const dim = (0.45 - 0.55 * nz * size) * mottled;
      canvas.seen[index] = skin;
      canvas.light[index * 3] = skinRed * red * (0.25 * mottled + 0.75 * dim);
      canvas.light[index * 3 + 1] = skinGreen * green * dim;
      canvas.light[index * 3 + 2] = skinBlue * blue * dim;
    }
  }
}
