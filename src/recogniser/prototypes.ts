/** What a deck's taught pictures tell of its ends, made ready to be compared with. */

import { ends, type End } from '../cards/face.ts';
import { cells, columns, depth, rows, type Description, type MatcherManifest } from './matcher.ts';

/** What the views of one end have in common. */
export type Prototype = {
  /** The mean of the views' descriptors, of unit length again in each cell. */
  readonly descriptors: Float32Array;
  readonly saliency: Float32Array;
  /** How far the views lie from their mean, cell by cell: 1 - cosine. */
  readonly loose: Float32Array;
};

/** Two ends of one colour, places in the order of `ends`. */
export type Pair = {
  readonly a: number;
  readonly b: number;
  /** For each cell and each hidden unit of the pair weights: what is sure before a card is seen. */
  readonly known: Float32Array;
};

/** The eleven ends of one colour, in the order of `ends`. */
export type Prototypes = {
  /** From this colour's views alone: they tell the colours apart. */
  readonly own: readonly Prototype[];
  /** From the views of every colour: four times as many show what is print and what is light, which is what twins need. */
  readonly pooled: readonly Prototype[];
  readonly pairs: readonly Pair[];
};

export type Views = Readonly<Record<End, readonly Description[]>>;

/** How far two views lie from their mean where only one was taught: the mean over decks at training. */
const looseOfOne = 0.03;

/** `all` are the views of every colour that was taught, this one among them. */
export function prototypes(
  manifest: MatcherManifest,
  own: Views,
  all: readonly Views[],
): Prototypes {
  const ofOwn = ends.map((end) => prototype(own[end]));
  const pooled = ends.map((end) => prototype(all.flatMap((views) => views[end])));
  const pairs = pooled.flatMap((one, a) =>
    pooled.slice(a + 1).map((other, i): Pair => {
      const b = a + 1 + i;
      const ownApart = apartness(ofOwn[a]!, ofOwn[b]!);
      return { a, b, known: knownOfPair(manifest, one, other, ownApart) };
    }),
  );
  return { own: ofOwn, pooled, pairs };
}

/** Without a view its descriptors are 0, which is like nothing. */
function prototype(views: readonly Description[]): Prototype {
  const descriptors = new Float32Array(cells * depth);
  const saliency = new Float32Array(cells);
  const loose = new Float32Array(cells).fill(views.length === 1 ? looseOfOne : 0);
  for (const view of views) {
    for (let i = 0; i < descriptors.length; i++) descriptors[i]! += view.descriptors[i]!;
    for (let c = 0; c < cells; c++) saliency[c]! += view.saliency[c]! / views.length;
  }
  for (let c = 0; c < cells; c++) {
    const cell = descriptors.subarray(c * depth, (c + 1) * depth);
    const length = Math.max(Math.sqrt(dot(cell, cell)), 1e-12);
    // The sum of unit vectors is as long as the sum of their cosines to the mean.
    if (views.length > 1) loose[c] = 1 - length / views.length;
    for (let i = 0; i < depth; i++) cell[i]! /= length;
  }
  return { descriptors, saliency, loose };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** How unlike two prototypes are, cell by cell: 0 to 2. */
function apartness(a: Prototype, b: Prototype): Float32Array {
  return mutualMatch(a.descriptors, b.descriptors).map((match) => 1 - match);
}

/** `ownApart`: how unlike they are in this colour's views alone. */
function knownOfPair(
  { pairWeights: { hidden, hiddenBias } }: MatcherManifest,
  a: Prototype,
  b: Prototype,
  ownApart: Float32Array,
): Float32Array {
  const apart = apartness(a, b);
  const known = new Float32Array(cells * hidden.length);
  for (let c = 0, at = 0; c < cells; c++) {
    const loose = (a.loose[c]! + b.loose[c]!) / 2;
    const saliency = (a.saliency[c]! + b.saliency[c]!) / 2;
    for (let h = 0; h < hidden.length; h++, at++) {
      const [ofApart, ofOwnApart, ofLoose, , ofSaliency] = hidden[h]!;
      known[at] =
        ofApart! * apart[c]! +
        ofOwnApart! * ownApart[c]! +
        ofLoose! * loose +
        ofSaliency! * saliency +
        hiddenBias[h]!;
    }
  }
  return known;
}

/**
 * The mean of what each cell finds about its place in the other, and what the other's cell finds about its place in this one:
 * a mark that is missing is as telling as one that is there. -1 where `visible` is 0.
 */
export function mutualMatch(
  seen: Float32Array,
  taught: Float32Array,
  visible?: Float32Array,
  there = bestMatch(seen, taught, visible),
): Float32Array {
  const back = bestMatch(taught, seen, visible);
  return there.map((match, cell) => (match + back[cell]!) / 2);
}

/**
 * The cosine of each cell with the best of five cells of the other: the same place and its four neighbours; -1 where
 * `visible` is 0. All five at once, for a processor that waits for one sum could add up five.
 */
export function bestMatch(
  seen: Float32Array,
  taught: Float32Array,
  visible?: Float32Array,
): Float32Array {
  const best = new Float32Array(cells).fill(-1);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      if (visible !== undefined && visible[cell] === 0) continue;
      // Beyond the edge there is nothing, whose cosine is 0.
      const up = row > 0 ? columns * depth : 0;
      const down = row < rows - 1 ? columns * depth : 0;
      const left = column > 0 ? depth : 0;
      const right = column < columns - 1 ? depth : 0;
      let [here, above, below, before, after] = [0, 0, 0, 0, 0];
      for (let i = cell * depth; i < (cell + 1) * depth; i++) {
        const own = seen[i]!;
        here += own * taught[i]!;
        above += own * taught[i - up]!;
        below += own * taught[i + down]!;
        before += own * taught[i - left]!;
        after += own * taught[i + right]!;
      }
      best[cell] = Math.max(
        here,
        up > 0 ? above : 0,
        down > 0 ? below : 0,
        left > 0 ? before : 0,
        right > 0 ? after : 0,
      );
    }
  }
  return best;
}
