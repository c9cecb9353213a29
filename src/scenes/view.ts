/** Where things of the fan are seen: a pinhole camera, its lens a little crooked, before a turned fan. */

/**
 * Fan millimetres (x right, y up, z towards the viewer) become camera millimetres (x right, y down, z away)
 * by `turn` (rows of a rotation) and `move`, and then frame pixels by the lens.
 */
export type View = {
  readonly turn: Float64Array;
  readonly move: readonly [number, number, number];
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
  /** Share by which a point a focal length off the axis is pushed out (negative: pulled in). */
  readonly barrel: number;
};

/** Turns by `pitch` (the top towards us), `yaw`, then `roll` (clockwise as seen), in radians. */
export function turning(pitch: number, yaw: number, roll: number): Float64Array {
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  // Columns are where the fan's right, up and near point: flipped to the camera's axes, pitched, yawed, rolled.
  const column = (x: number, y: number, z: number): readonly [number, number, number] => {
    const [y1, z1] = [-y * cp + z * sp, -y * sp - z * cp];
    const [x2, z2] = [x * cy + z1 * sy, -x * sy + z1 * cy];
    return [x2 * cr - y1 * sr, x2 * sr + y1 * cr, z2];
  };
  const [right, up, near] = [column(1, 0, 0), column(0, 1, 0), column(0, 0, 1)];
  return Float64Array.of(
    right[0],
    up[0],
    near[0],
    right[1],
    up[1],
    near[1],
    right[2],
    up[2],
    near[2],
  );
}

/** Writes camera millimetres to `out`. */
export function toCamera(view: View, x: number, y: number, z: number, out: Float64Array): void {
  const { turn, move } = view;
  out[0] = turn[0]! * x + turn[1]! * y + turn[2]! * z + move[0];
  out[1] = turn[3]! * x + turn[4]! * y + turn[5]! * z + move[1];
  out[2] = turn[6]! * x + turn[7]! * y + turn[8]! * z + move[2];
}

/** Writes the frame pixel of a point in camera millimetres over its first two numbers. */
export function toPixel(view: View, point: Float64Array): void {
  const depth = Math.max(1, point[2]!);
  const x = point[0]! / depth;
  const y = point[1]! / depth;
  const stretch = view.focal * (1 + view.barrel * (x * x + y * y));
  point[0] = view.centreX + x * stretch;
  point[1] = view.centreY + y * stretch;
}

export function turnVector(view: View, x: number, y: number, z: number, out: Float64Array): void {
  const { turn } = view;
  out[0] = turn[0]! * x + turn[1]! * y + turn[2]! * z;
  out[1] = turn[3]! * x + turn[4]! * y + turn[5]! * z;
  out[2] = turn[6]! * x + turn[7]! * y + turn[8]! * z;
}
