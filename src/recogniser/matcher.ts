/** Compares rectified ends with taught pictures, cell by cell, and tells each end's log probability. */

import { ends, type End } from '../cards/face.ts';
import { homography, project } from './homography.ts';
import type { Network, NetworkManifest } from './network.ts';
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
    readonly output: readonly number[];
    readonly outputBias: number;
  };
};

/** One picture of an end as the matcher knows it; cells row by row from the top left. */
export type Description = {
  /** `depth` numbers a cell, of unit length together. */
  readonly descriptors: Float32Array;
  /** Logit of how telling a cell is. */
  readonly saliency: Float32Array;
  /** Share of a cell that no other card covers. */
  readonly visible: Float32Array;
};

/** A crop before the network: red, green, blue 0..255 and a mask 0 or 1, channels last. */
export type Crop = Float32Array;

/** Cuts an end out of the frame; `over` are the quads of the cards that lie over it. */
export function cropEnd(pyramid: Pyramid, quad: Quad, over: readonly Quad[]): Crop {
  const colours = new Float32Array(cropWidth * cropHeight * 3);
  cutOut(pyramid, quad, cropQuad, cropWidth, cropHeight, colours, 0);
  const toCrop = homography(quad, cropQuad);
  const covers = over.map((cover) => mapQuad(cover, ([x, y]): Point => project(toCrop, x, y)));
  const crop = new Float32Array(cropWidth * cropHeight * 4);
  for (let y = 0, i = 0; y < cropHeight; y++) {
    for (let x = 0; x < cropWidth; x++, i++) {
      crop[4 * i] = colours[3 * i]!;
      crop[4 * i + 1] = colours[3 * i + 1]!;
      crop[4 * i + 2] = colours[3 * i + 2]!;
      crop[4 * i + 3] = covers.some((cover) => holds(cover, x, y)) ? 0 : 1;
    }
  }
  return crop;
}

/** True where the point lies within the quad, whose corners run clockwise. */
function holds(quad: Quad, x: number, y: number): boolean {
  for (let k = 0; k < 4; k++) {
    const [ax, ay] = quad[k]!;
    const [bx, by] = quad[(k + 1) & 3]!;
    if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0) return false;
  }
  return true;
}

/** Runs the network over crops. The crops are normalised in place: brightness and contrast of the visible part go. */
export function describe(network: Network, crops: readonly Crop[]): readonly Description[] {
  if (crops.length === 0) return [];
  const size = cropWidth * cropHeight * 4;
  const input = new Float32Array(crops.length * size);
  crops.forEach((crop, i) => input.set(normalised(crop), i * size));
  const numbers = network.run(input, crops.length);
  return crops.map((crop, i) =>
    described(crop, numbers.subarray(i * cells * outputs, (i + 1) * cells * outputs)),
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

function described(crop: Crop, numbers: Float32Array): Description {
  const descriptors = new Float32Array(cells * depth);
  const saliency = new Float32Array(cells);
  const visible = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    let squares = 0;
    for (let d = 0; d < depth; d++) squares += numbers[cell * outputs + d]! ** 2;
    const length = Math.max(Math.sqrt(squares), 1e-12);
    for (let d = 0; d < depth; d++)
      descriptors[cell * depth + d] = numbers[cell * outputs + d]! / length;
    saliency[cell] = numbers[cell * outputs + depth]!;
    visible[cell] = visibleShare(crop, cell);
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

/** What is known of one end: its views, and what they have in common. */
type Taught = {
  readonly views: readonly Description[];
  readonly saliency: Float32Array;
  /** How much two views of it differ, cell by cell: 1 - cosine. */
  readonly loose: Float32Array;
};

/** The eleven ends of one colour, ready to be compared with; `apart` is how two ends differ, cell by cell. */
export type Prototypes = {
  readonly taught: readonly Taught[];
  readonly apart: readonly (readonly Float32Array[])[];
};

/** Typical looseness where only one view was taught: the mean over decks at training. */
const looseOfOne = 0.1;

export function prototypes(views: Readonly<Record<End, readonly Description[]>>): Prototypes {
  const taught = ends.map((end) => taughtFrom(views[end]));
  const apart = taught.map((a) =>
    taught.map((b) => (a === b ? new Float32Array(cells) : difference(a, b))),
  );
  return { taught, apart };
}

function taughtFrom(views: readonly Description[]): Taught {
  const saliency = new Float32Array(cells);
  const loose = new Float32Array(cells).fill(views.length > 1 ? 0 : looseOfOne);
  for (const view of views)
    for (let c = 0; c < cells; c++) saliency[c]! += view.saliency[c]! / views.length;
  for (let v = 1; v < views.length; v++) {
    for (let c = 0; c < cells; c++) {
      loose[c]! +=
        (1 - cosine(views[v - 1]!.descriptors, c, views[v]!.descriptors, c)) / (views.length - 1);
    }
  }
  return { views, saliency, loose };
}

function difference(a: Taught, b: Taught): Float32Array {
  const best = new Float32Array(cells).fill(-1);
  for (let v = 0; v < Math.min(a.views.length, b.views.length); v++) {
    takeBest(a.views[v]!.descriptors, b.views[v]!.descriptors, undefined, best);
  }
  return best.map((match) => 1 - match);
}

function cosine(a: Float32Array, cellA: number, b: Float32Array, cellB: number): number {
  let sum = 0;
  for (let d = 0, i = cellA * depth, j = cellB * depth; d < depth; d++)
    sum += a[i + d]! * b[j + d]!;
  return sum;
}

/** Raises `best` to the cosine of each cell with the best of five cells of the other: the same place and its four neighbours. */
function takeBest(
  seen: Float32Array,
  taught: Float32Array,
  visible: Float32Array | undefined,
  best: Float32Array,
): void {
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      if (visible !== undefined && visible[cell] === 0) continue;
      let most = Math.max(best[cell]!, cosine(seen, cell, taught, cell));
      // Beyond the edge there is nothing, whose cosine is 0.
      most = Math.max(most, row > 0 ? cosine(seen, cell, taught, cell - columns) : 0);
      most = Math.max(most, row < rows - 1 ? cosine(seen, cell, taught, cell + columns) : 0);
      most = Math.max(most, column > 0 ? cosine(seen, cell, taught, cell - 1) : 0);
      most = Math.max(most, column < columns - 1 ? cosine(seen, cell, taught, cell + 1) : 0);
      best[cell] = most;
    }
  }
}

const softplus = (x: number): number => (x > 20 ? x : Math.log1p(Math.exp(x)));

export type Comparison = {
  /** Log probability of each end, in the order of `ends`, as if the card were one of this colour. */
  readonly logProbabilities: Float64Array;
  /** Evidence for each end as a whole: scores of different colours may be compared. */
  readonly whole: Float64Array;
  /** Mean mismatch over what was looked at for the best end, 0 (perfect) to 2: says whether it is such a card at all. */
  readonly mismatch: number;
};

/** Compares one card with all ends of one colour. */
export function compare(
  manifest: MatcherManifest,
  card: Description,
  known: Prototypes,
): Comparison {
  const matches = known.taught.map((taught) => {
    const best = new Float32Array(cells).fill(-1);
    for (const view of taught.views)
      takeBest(card.descriptors, view.descriptors, card.visible, best);
    return best;
  });
  const whole = new Float64Array(ends.length);
  const mismatches = new Float64Array(ends.length);
  known.taught.forEach((taught, e) => {
    let sum = 0;
    let weights = 0;
    for (let c = 0; c < cells; c++) {
      if (card.visible[c] === 0) continue;
      const weight = softplus(card.saliency[c]! + taught.saliency[c]!) * card.visible[c]!;
      sum += weight * (matches[e]![c]! - 1);
      weights += weight;
    }
    whole[e] = sum * manifest.wholeScale;
    mismatches[e] = -sum / Math.max(weights, 1e-6);
  });
  const best = whole.indexOf(Math.max(...whole));
  return {
    whole,
    logProbabilities: byPairs(manifest, card, known, matches),
    mismatch: mismatches[best]!,
  };
}

/**
 * P(a) = 1 / (1 + sum over b of exp(-L(a, b))), L being the log odds of a against b: pairwise coupling after
 * Refregier & Vallet (1991). L is the sum over visible cells of a learned weight times the difference of the matches.
 */
function byPairs(
  manifest: MatcherManifest,
  card: Description,
  known: Prototypes,
  matches: readonly Float32Array[],
): Float64Array {
  const count = ends.length;
  const against = new Float64Array(count);
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const odds = pairOdds(manifest, card, known, matches, a, b);
      against[a]! += Math.exp(Math.min(-odds, 60));
      against[b]! += Math.exp(Math.min(odds, 60));
    }
  }
  return against.map((sum) => -Math.log1p(sum));
}

function pairOdds(
  manifest: MatcherManifest,
  card: Description,
  known: Prototypes,
  matches: readonly Float32Array[],
  a: number,
  b: number,
): number {
  const { hidden, hiddenBias, output, outputBias } = manifest.pairWeights;
  const [ta, tb, ma, mb] = [known.taught[a]!, known.taught[b]!, matches[a]!, matches[b]!];
  const apart = known.apart[a]![b]!;
  let odds = 0;
  for (let c = 0; c < cells; c++) {
    if (card.visible[c] === 0) continue;
    const loose = (ta.loose[c]! + tb.loose[c]!) / 2;
    const saliency = (ta.saliency[c]! + tb.saliency[c]!) / 2;
    const most = Math.max(ma[c]!, mb[c]!);
    let logit = outputBias;
    for (let h = 0; h < output.length; h++) {
      const w = hidden[h]!;
      const sum =
        w[0]! * apart[c]! +
        w[1]! * loose +
        w[2]! * card.saliency[c]! +
        w[3]! * saliency +
        w[4]! * most +
        hiddenBias[h]!;
      if (sum > 0) logit += output[h]! * sum;
    }
    odds += softplus(logit) * card.visible[c]! * (ma[c]! - mb[c]!);
  }
  return odds;
}
