/**
 * Makes the ends of a fan agree: its cards are of one size and lie, but for their bending, in one plane. Where a corner is
 * covered or the length of a card cannot be seen, the others tell.
 *
 * A card end is a rectangle of 1 x `endHeight` widths, moved and turned in the plane; the plane is seen by a projective map.
 * Moves, turns and sizes are common to both, so that the map keeps four numbers of its own: two for how it stretches, two
 * for perspective. All are found by least squares (Levenberg and Marquardt) on the corners' misses, each in units of how
 * far such a corner usually misses; far misses count less (Geman and McClure 1987).
 */

import { leastSquares } from './least-squares.ts';
import { between, distance, endHeight, widthOf } from './quad.ts';
import type { Point, Quad } from './recogniser.ts';

/** Usual misses of the refined corners, in card widths, along the upper edge and along the side; free corners first. */
type Misses = readonly (readonly [number, number])[];
/** Measured on drawn hands that training had not seen. */
const coveredMisses: Misses = [
  [0.027, 0.023],
  [0.08, 0.034],
  [0.09, 0.13],
  [0.035, 0.13],
];
const openMisses: Misses = [
  [0.027, 0.02],
  [0.024, 0.02],
  [0.024, 0.075],
  [0.036, 0.08],
];

/** What a fan is before it is seen: how much the map stretches, and how much a card's size and the perspective vary. */
const stretchSpread = 0.2;
const perspectiveSpread = 0.08;
const sizeSpread = 0.02;

const common = 4;
const own = 4;

type Plane = { readonly origin: Point; readonly unit: number };

/**
 * Better corners for a fan's ends, left to right. Fewer than three ends tell nothing about each other and stay as they are.
 * `distrust`: how many times farther than usual the corners of each may be off.
 */
export function flattened(
  quads: readonly Quad[],
  rightOverLeft: boolean,
  distrust?: readonly number[],
): readonly Quad[] {
  if (quads.length < 3) return quads;
  const plane: Plane = {
    origin: meanPoint(quads.map(([a, b]) => between(a, b, 0.5))),
    unit: quads.map(widthOf).sort((a, b) => a - b)[quads.length >> 1]!,
  };
  const misses = quads.map((_, i) =>
    missesOf(i, quads.length, rightOverLeft).map(
      ([across, down]) => [across * (distrust?.[i] ?? 1), down * (distrust?.[i] ?? 1)] as const,
    ),
  );
  const start = firstGuess(quads, plane);
  const best = leastSquares(start, (numbers) => residuals(numbers, quads, misses, plane));
  return quads.map((quad, i) => {
    const fitted = endOf(best, i, plane);
    return fitted.every(([x, y]) => Number.isFinite(x + y)) ? fitted : quad;
  });
}

function meanPoint(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** In the order of a quad's corners. */
function missesOf(index: number, count: number, rightOverLeft: boolean): Misses {
  const open = index === (rightOverLeft ? count - 1 : 0);
  const [a, b, c, d] = open ? openMisses : coveredMisses;
  return rightOverLeft ? [a!, b!, c!, d!] : [b!, a!, d!, c!];
}

/** Numbers: two of stretch, two of perspective; then for each card x, y, angle, log of its size. */
function firstGuess(quads: readonly Quad[], { origin, unit }: Plane): Float64Array {
  const numbers = new Float64Array(common + own * quads.length);
  quads.forEach((quad, i) => {
    const [x, y] = between(quad[0], quad[1], 0.5);
    numbers.set(
      [
        (x - origin[0]) / unit,
        (y - origin[1]) / unit,
        Math.atan2(quad[1][1] - quad[0][1], quad[1][0] - quad[0][0]),
        Math.log(distance(quad[0], quad[1]) / unit),
      ],
      common + own * i,
    );
  });
  return numbers;
}

const local: Quad = [
  [-0.5, 0],
  [0.5, 0],
  [0.5, endHeight],
  [-0.5, endHeight],
];

function endOf(numbers: Float64Array, index: number, { origin, unit }: Plane): Quad {
  const [stretch, shear, tiltX, tiltY] = [numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!];
  const at = common + own * index;
  const size = Math.exp(numbers[at + 3]!);
  const c = Math.cos(numbers[at + 2]!) * size;
  const s = Math.sin(numbers[at + 2]!) * size;
  const corner = ([u, v]: Point): Point => {
    const x = numbers[at]! + c * u - s * v;
    const y = numbers[at + 1]! + s * u + c * v;
    const depth = 1 + tiltX * x + tiltY * y;
    return [
      origin[0] + (unit * ((1 + stretch) * x + shear * y)) / depth,
      origin[1] + (unit * (shear * x + (1 - stretch) * y)) / depth,
    ];
  };
  return [corner(local[0]), corner(local[1]), corner(local[2]), corner(local[3])];
}

/** Misses of all corners in usual misses, dampened, then what the numbers themselves are unlikely for. */
function residuals(
  numbers: Float64Array,
  quads: readonly Quad[],
  misses: readonly Misses[],
  plane: Plane,
): Float64Array {
  const out = new Float64Array(quads.length * 9 + common);
  let at = 0;
  let meanSize = 0;
  for (let i = 0; i < quads.length; i++) meanSize += numbers[common + own * i + 3]! / quads.length;
  quads.forEach((quad, i) => {
    const fitted = endOf(numbers, i, plane);
    const width = Math.max(widthOf(fitted), 1e-6);
    const ux = (fitted[1][0] - fitted[0][0]) / width;
    const uy = (fitted[1][1] - fitted[0][1]) / width;
    for (let k = 0; k < 4; k++) {
      const dx = (quad[k]![0] - fitted[k]![0]) / width;
      const dy = (quad[k]![1] - fitted[k]![1]) / width;
      const [across, down] = misses[i]![k]!;
      out[at++] = dampened((dx * ux + dy * uy) / across);
      out[at++] = dampened((dy * ux - dx * uy) / down);
    }
    out[at++] = (numbers[common + own * i + 3]! - meanSize) / sizeSpread;
  });
  out[at++] = numbers[0]! / stretchSpread;
  out[at++] = numbers[1]! / stretchSpread;
  out[at++] = numbers[2]! / perspectiveSpread;
  out[at++] = numbers[3]! / perspectiveSpread;
  return out;
}

/** A miss of many usual ones is a corner that was not seen at all: it counts as one of `most`. */
const most = 4;
function dampened(miss: number): number {
  return miss / Math.sqrt(1 + (miss / most) ** 2);
}
