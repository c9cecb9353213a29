/** Describes rectified ends cell by cell, so that they can be compared. */

import { homography, project } from './homography.ts';
import type { Network, NetworkManifest } from '../networks/network.ts';
import { cutOut, type Pyramid } from './picture.ts';
import { mapQuad, rectangle } from './quad.ts';
import type { Point, Quad } from './recogniser.ts';

export const cropWidth = 64;
export const cropHeight = 96;
const cropQuad = rectangle(0, 0, cropWidth, cropHeight);
export const columns = 16;
export const rows = 24;
export const cells = columns * rows;
export const depth = 32;
const outputs = depth + 1;

/** What the trainer says besides the layers: how whole scores are scaled and cells are weighed. */
export type MatcherManifest = NetworkManifest & {
  readonly wholeScale: number;
  readonly pairWeights: {
    readonly hidden: readonly (readonly number[])[];
    readonly hiddenBias: readonly number[];
    /** Two rows: what a cell counts for by this colour's views, and by those of all. */
    readonly output: readonly (readonly number[])[];
    readonly outputBias: readonly number[];
  };
};

/** One picture of an end as the matcher knows it; cells row by row from the top left. */
export type Description = {
  /** `depth` numbers a cell, of unit length together; 0 where another card covers all of it. */
  readonly descriptors: Float32Array;
  /** Logit of how telling a cell is. */
  readonly saliency: Float32Array;
  /** Share of a cell that no other card covers. */
  readonly visible: Float32Array;
};

/** A crop before the network: red, green, blue 0..255 and a mask 0 or 1, channels last. */
export type Crop = Float32Array;

/** 1 where a crop shows the end itself, 0 where a card over it; `over` are these cards' quads. */
export type Uncovered = Uint8Array;

export function uncovered(quad: Quad, over: readonly Quad[]): Uncovered {
  const toCrop = homography(quad, cropQuad);
  const mask = new Uint8Array(cropWidth * cropHeight).fill(1);
  for (const cover of over) {
    const there = mapQuad(cover, ([x, y]): Point => project(toCrop, x, y));
    for (let y = 0; y < cropHeight; y++) {
      const [from, to] = heldIn(there, y);
      if (from < to) mask.fill(0, y * cropWidth + from, y * cropWidth + to);
    }
  }
  return mask;
}

/** Cuts an end out of the frame. */
export function cropEnd(pyramid: Pyramid, quad: Quad, mask: Uncovered): Crop {
  const colours = new Float32Array(cropWidth * cropHeight * 3);
  cutOut(pyramid, quad, cropQuad, cropWidth, cropHeight, colours, 0);
  const crop = new Float32Array(cropWidth * cropHeight * 4);
  for (let i = 0; i < mask.length; i++) {
    crop[4 * i] = colours[3 * i]!;
    crop[4 * i + 1] = colours[3 * i + 1]!;
    crop[4 * i + 2] = colours[3 * i + 2]!;
    crop[4 * i + 3] = mask[i]!;
  }
  return crop;
}

/** The columns of a row that lie within the quad, whose corners run clockwise: those from the first number up to the second. */
function heldIn(quad: Quad, y: number): readonly [from: number, to: number] {
  let from = 0;
  let to = cropWidth;
  for (let k = 0; k < 4; k++) {
    const [ax, ay] = quad[k]!;
    const [bx, by] = quad[(k + 1) & 3]!;
    // Right of the side: (b - a) x (point - a) is not below 0.
    const [across, down] = [bx - ax, by - ay];
    const least = across * (y - ay);
    if (down === 0 && least < 0) return [0, 0];
    const meets = ax + least / down;
    if (down > 0) to = Math.min(to, Math.floor(meets) + 1);
    if (down < 0) from = Math.max(from, Math.ceil(meets));
  }
  return [from, to];
}

/** Runs the network over crops. The crops are normalised in place: brightness and contrast of the visible part go. */
export function describe(network: Network, crops: readonly Crop[]): readonly Description[] {
  if (crops.length === 0) return [];
  const size = cropWidth * cropHeight * 4;
  const input = new Float32Array(crops.length * size);
  crops.forEach((crop, i) => input.set(normalised(crop), i * size));
  const numbers = network.run(input, crops.length);
  return crops.map((crop, i) =>
    described(numbers.subarray(i * cells * outputs, (i + 1) * cells * outputs), (cell) =>
      visibleShare(crop, cell),
    ),
  );
}

function normalised(crop: Crop): Float32Array {
  const out = crop.slice();
  let sum = 0;
  let seen = 0;
  for (let i = 0; i < out.length; i += 4) {
    if (out[i + 3] === 0) continue;
    sum += out[i]! + out[i + 1]! + out[i + 2]!;
    seen++;
  }
  const count = Math.max(seen, 64) * 3;
  const mean = sum / count;
  let squares = 0;
  for (let i = 0; i < out.length; i += 4) {
    if (out[i + 3] === 0) continue;
    squares += (out[i]! - mean) ** 2 + (out[i + 1]! - mean) ** 2 + (out[i + 2]! - mean) ** 2;
  }
  const spread = Math.max(Math.sqrt(squares / count), 8);
  for (let i = 0; i < out.length; i += 4) {
    const seenHere = out[i + 3]!;
    for (let c = 0; c < 3; c++) out[i + c] = seenHere * ((out[i + c]! - mean) / spread);
  }
  return out;
}

/** The network's answer for one crop, made ready; `seen` is the share of a cell that no other card covers. */
export function described(numbers: Float32Array, seen: (cell: number) => number): Description {
  const descriptors = new Float32Array(cells * depth);
  const saliency = new Float32Array(cells);
  const visible = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    saliency[cell] = numbers[cell * outputs + depth]!;
    visible[cell] = seen(cell);
    if (visible[cell] === 0) continue;
    let squares = 0;
    for (let d = 0; d < depth; d++) squares += numbers[cell * outputs + d]! ** 2;
    const length = Math.max(Math.sqrt(squares), 1e-12);
    for (let d = 0; d < depth; d++)
      descriptors[cell * depth + d] = numbers[cell * outputs + d]! / length;
  }
  return { descriptors, saliency, visible };
}

function visibleShare(crop: Crop, cell: number): number {
  const x0 = (cell % columns) * 4;
  const y0 = Math.floor(cell / columns) * 4;
  let sum = 0;
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < 4; x++) sum += crop[((y0 + y) * cropWidth + x0 + x) * 4 + 3]!;
  return sum / 16;
}
