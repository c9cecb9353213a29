/**
 * Lays one end over the taught picture that it looks like: moved, turned, sheared and sized until the print agrees, by
 * least squares on the descriptors of all visible cells (Lucas and Kanade 1981, with the affine warp of Baker and
 * Matthews 2004). A network that sees edges cannot tell where a covered corner is as well as the print can.
 */

import { homography, project } from './homography.ts';
import { solvePositive } from './least-squares.ts';
import { columns, depth, rows, type Description } from './matcher.ts';
import type { Prototype } from './prototypes.ts';
import { endHeight, mapQuad, rectangle } from './quad.ts';
import type { Point, Quad } from './recogniser.ts';

/** Where the print of a cell at (x, y), in card widths, is found in the taught picture: it lies this much further. */
type Warp = Float64Array;

/** Card widths by which corners are off before this, and by how much a card is sheared and sized over a width of it. */
const usualShift = 0.06;
const usualSlope = 0.07;
/** Spread of a descriptor's numbers between two pictures of one end in the same place. */
const usualMiss = 0.5;
const rounds = 4;
/** A warp that moves an end further than this has lost its way. */
const furthest = 0.2;

const unit = rectangle(0, 0, 1, endHeight);

/**
 * The quad at which the end would agree best with the likeliest of the taught pictures. It was seen as it lies at `quad`
 * and is thought to lie at `guess`: there it stays where the print tells nothing.
 */
export function settled(
  quad: Quad,
  seen: Description,
  likely: readonly Prototype[],
  guess: Quad = quad,
): Quad {
  const first = warpTo(quad, guess);
  const { warp } = likely
    .map((taught) => warped(seen, taught, first))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
  const further = warp.map((number, a) => number - first[a]!);
  const moves = unit.map(([x, y]) => moveAt(further, x, y));
  if (moves.some(([dx, dy]) => !(Math.hypot(dx, dy) < furthest))) return guess;
  const toFrame = homography(unit, guess);
  return mapQuad(unit, ([x, y], k): Point => {
    return project(toFrame, x - moves[k]![0], y - moves[k]![1]);
  });
}

const centreX = 0.5;
const centreY = endHeight / 2;

function moveAt(warp: Warp, x: number, y: number): Point {
  const [u, v] = [x - centreX, y - centreY];
  return [warp[0]! + warp[1]! * u + warp[2]! * v, warp[3]! + warp[4]! * u + warp[5]! * v];
}

/** How the print moves in a picture of `quad` if the end lies at `guess`: the affine map nearest at the four corners. */
function warpTo(quad: Quad, guess: Quad): Warp {
  const toFrame = homography(unit, quad);
  const toGuess = homography(guess, unit);
  const warp = new Float64Array(6);
  for (const [x, y] of unit) {
    const there = project(toGuess, ...project(toFrame, x, y));
    [there[0] - x, there[1] - y].forEach((move, axis) => {
      warp[3 * axis]! += move / 4;
      warp[3 * axis + 1]! += (move * (x - centreX)) / (4 * centreX ** 2);
      warp[3 * axis + 2]! += (move * (y - centreY)) / (4 * centreY ** 2);
    });
  }
  return warp;
}

/** Half the sum of squared misses at the last warp looked at, and the warp that follows from it. */
type Fit = { readonly warp: Warp; readonly cost: number };

function warped(seen: Description, taught: Prototype, first: Warp): Fit {
  let fit: Fit = { warp: first, cost: 0 };
  for (let round = 0; round < rounds; round++) fit = improved(fit.warp, first, seen, taught);
  return fit;
}

const here = new Float64Array(depth);
const slopeX = new Float64Array(depth);
const slopeY = new Float64Array(depth);

/** One step of Gauss and Newton. */
function improved(warp: Warp, first: Warp, seen: Description, taught: Prototype): Fit {
  let cost = 0;
  const matrix = Array.from({ length: 6 }, () => new Float64Array(6));
  const right = new Float64Array(6);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const visible = seen.visible[cell]!;
      if (visible === 0) continue;
      const [x, y] = [(column + 0.5) / columns, (row + 0.5) / columns];
      const [dx, dy] = moveAt(warp, x, y);
      const px = inside(column + dx * columns, columns);
      const py = inside(row + dy * columns, rows);
      sample(taught.descriptors, px, py);
      let [xx, xy, yy, xr, yr, rr] = [0, 0, 0, 0, 0, 0];
      for (let i = 0; i < depth; i++) {
        const miss = seen.descriptors[cell * depth + i]! - here[i]!;
        rr += miss * miss;
        xx += slopeX[i]! * slopeX[i]!;
        xy += slopeX[i]! * slopeY[i]!;
        yy += slopeY[i]! * slopeY[i]!;
        xr += slopeX[i]! * miss;
        yr += slopeY[i]! * miss;
      }
      const weight = visible / usualMiss ** 2;
      cost += (weight * rr) / 2;
      const place = [1, x - centreX, y - centreY];
      for (let a = 0; a < 3; a++) {
        right[a]! += weight * place[a]! * xr;
        right[a + 3]! += weight * place[a]! * yr;
        for (let b = 0; b < 3; b++) {
          const both = weight * place[a]! * place[b]!;
          matrix[a]![b]! += both * xx;
          matrix[a + 3]![b]! += both * xy;
          matrix[a + 3]![b + 3]! += both * yy;
        }
      }
    }
  }
  for (let a = 0; a < 6; a++) {
    const spread = a % 3 === 0 ? usualShift : usualSlope;
    matrix[a]![a]! += 1 / spread ** 2;
    const further = warp[a]! - first[a]!;
    right[a]! -= further / spread ** 2;
    cost += further ** 2 / spread ** 2 / 2;
  }
  const step = solvePositive(matrix, right);
  return { warp: warp.map((number, a) => number + step[a]!), cost };
}

/** What lies beyond the taught picture is taken to look like its edge. */
function inside(place: number, count: number): number {
  return Math.min(Math.max(place, 0), count - 1.001);
}

/** The taught descriptor between four cells, and how it changes over a card width each way. */
function sample(descriptors: Float32Array, px: number, py: number): void {
  const [x0, y0] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - x0, py - y0];
  const at = (y0 * columns + x0) * depth;
  const below = at + columns * depth;
  for (let i = 0; i < depth; i++) {
    const a = descriptors[at + i]!;
    const b = descriptors[at + depth + i]!;
    const c = descriptors[below + i]!;
    const d = descriptors[below + depth + i]!;
    const [upper, lower] = [a + (b - a) * fx, c + (d - c) * fx];
    here[i] = upper + (lower - upper) * fy;
    slopeX[i] = (b - a + (d - c - b + a) * fy) * columns;
    slopeY[i] = (lower - upper) * columns;
  }
}
