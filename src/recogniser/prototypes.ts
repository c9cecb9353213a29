/** What a deck's taught pictures tell of its ends, made ready to be compared with. */

import { ends, type End } from '../cards/face.ts';
import { cells, columns, depth, rows, type Description, type MatcherManifest } from './matcher.ts';

/** What is known of one end: its views, and what they have in common. */
export type Taught = {
  readonly views: readonly Description[];
  readonly saliency: Float32Array;
  /** How much two views of it differ, cell by cell: 1 - cosine. */
  readonly loose: Float32Array;
};

/** Two ends of one colour, places in the order of `ends`. */
export type Pair = {
  readonly a: number;
  readonly b: number;
  /** For each cell and each hidden unit of the pair weights: what is sure before a card is seen. */
  readonly known: Float32Array;
};

/** The eleven ends of one colour. */
export type Prototypes = { readonly taught: readonly Taught[]; readonly pairs: readonly Pair[] };

/** Typical looseness where only one view was taught: the mean over decks at training. */
const looseOfOne = 0.1;

export function prototypes(
  manifest: MatcherManifest,
  views: Readonly<Record<End, readonly Description[]>>,
): Prototypes {
  const taught = ends.map((end) => taughtFrom(views[end]));
  const pairs = taught.flatMap((one, a) =>
    taught.slice(a + 1).map((other, i): Pair => {
      return { a, b: a + 1 + i, known: knownOfPair(manifest, one, other) };
    }),
  );
  return { taught, pairs };
}

function taughtFrom(views: readonly Description[]): Taught {
  const saliency = new Float32Array(cells);
  const loose = new Float32Array(cells).fill(views.length > 1 ? 0 : looseOfOne);
  for (const view of views)
    for (let c = 0; c < cells; c++) saliency[c]! += view.saliency[c]! / views.length;
  for (let v = 1; v < views.length; v++) {
    for (let c = 0; c < cells; c++) {
      loose[c]! +=
        (1 - cosine(views[v - 1]!.descriptors, views[v]!.descriptors, c)) / (views.length - 1);
    }
  }
  return { views, saliency, loose };
}

function knownOfPair(
  { pairWeights: { hidden, hiddenBias } }: MatcherManifest,
  a: Taught,
  b: Taught,
): Float32Array {
  const apart = difference(a, b);
  const known = new Float32Array(cells * hidden.length);
  for (let c = 0, at = 0; c < cells; c++) {
    const loose = (a.loose[c]! + b.loose[c]!) / 2;
    const saliency = (a.saliency[c]! + b.saliency[c]!) / 2;
    for (let h = 0; h < hidden.length; h++, at++) {
      const [ofApart, ofLoose, , ofSaliency] = hidden[h]!;
      known[at] = ofApart! * apart[c]! + ofLoose! * loose + ofSaliency! * saliency + hiddenBias[h]!;
    }
  }
  return known;
}

/** How two ends differ, cell by cell: 1 - cosine, as they look most alike. */
function difference(a: Taught, b: Taught): Float32Array {
  const best = new Float32Array(cells).fill(-1);
  for (let v = 0; v < Math.min(a.views.length, b.views.length); v++) {
    takeBest(a.views[v]!.descriptors, b.views[v]!.descriptors, undefined, best);
  }
  return best.map((match) => 1 - match);
}

function cosine(a: Float32Array, b: Float32Array, cell: number): number {
  let sum = 0;
  for (let i = cell * depth; i < (cell + 1) * depth; i++) sum += a[i]! * b[i]!;
  return sum;
}

/**
 * Raises `best` to the cosine of each cell with the best of five cells of the other: the same place and its four
 * neighbours. All five at once, for a processor that waits for one sum could add up five.
 */
export function takeBest(
  seen: Float32Array,
  taught: Float32Array,
  visible: Float32Array | undefined,
  best: Float32Array,
): void {
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
        best[cell]!,
        here,
        up > 0 ? above : 0,
        down > 0 ? below : 0,
        left > 0 ? before : 0,
        right > 0 ? after : 0,
      );
    }
  }
}
