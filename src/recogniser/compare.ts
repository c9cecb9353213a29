/** Compares a card with all ends of one colour, and tells each end's log probability. */

import { ends } from '../cards/face.ts';
import { cells, type Description, type MatcherManifest } from './matcher.ts';
import {
  bestMatch,
  mutualMatch,
  type Pair,
  type Prototype,
  type Prototypes,
} from './prototypes.ts';

/** How a card looks beside each end of one colour, in the order of `ends`. */
export type Comparison = {
  /** Evidence for each end as a whole: scores of different colours may be compared. */
  readonly whole: Float64Array;
  /** Mean mismatch over what was looked at for the best end, 0 (perfect) to 2: says whether it is such a card at all. */
  readonly mismatch: number;
  /** Share of what is visible that looks unlike the best end: something that is no card may lie before it. */
  readonly unlike: number;
  /** What `bestMatch` gives for each end, against this colour's views alone. */
  readonly matches: readonly Float32Array[];
};

/** Cosine below which a cell is unlike another. */
const likeFrom = 0.7;

const softplus = (x: number): number => (x > 20 ? x : Math.log1p(Math.exp(x)));

export function compare(
  manifest: MatcherManifest,
  card: Description,
  { own }: Pick<Prototypes, 'own'>,
): Comparison {
  const matches = own.map(({ descriptors }) =>
    bestMatch(card.descriptors, descriptors, card.visible),
  );
  const whole = new Float64Array(ends.length);
  const mismatches = new Float64Array(ends.length);
  own.forEach(({ saliency }, e) => {
    let sum = 0;
    let weights = 0;
    for (let c = 0; c < cells; c++) {
      if (card.visible[c] === 0) continue;
      const weight = softplus(card.saliency[c]! + saliency[c]!) * card.visible[c]!;
      sum += weight * (matches[e]![c]! - 1);
      weights += weight;
    }
    whole[e] = sum * manifest.wholeScale;
    mismatches[e] = -sum / Math.max(weights, 1e-6);
  });
  const best = whole.indexOf(Math.max(...whole));
  const unlike = unlikeShare(card, matches[best]!);
  return { whole, mismatch: mismatches[best]!, unlike, matches };
}

function unlikeShare({ visible }: Description, matches: Float32Array): number {
  let unlike = 0;
  let all = 0;
  for (let c = 0; c < cells; c++) {
    all += visible[c]!;
    if (matches[c]! < likeFrom) unlike += visible[c]!;
  }
  return all === 0 ? 0 : unlike / all;
}

/** An end for which as a whole there is so much less to be said than for the best, in nats, need not be weighed against others. */
const hopelessFrom = 12;

/**
 * Log probability of each end, in the order of `ends`, as if the card were one of this colour. `compared` is what `compare` says
 * of it; of ends that are `hopeless` behind the best it tells the log probability too.
 * P(a) = 1 / (1 + sum over b of exp(-L(a, b))), L being the log odds of a against b: pairwise coupling after
 * Refregier & Vallet (1991). L is the sum over visible cells of the differences of their matches, each times a learned weight: by
 * this colour's views, and by those of every colour, for print that stands out on green may hardly be seen on yellow.
 */
export function logProbabilities(
  manifest: MatcherManifest,
  card: Description,
  { own, pooled, pairs }: Prototypes,
  { whole, matches }: Pick<Comparison, 'whole' | 'matches'>,
  hopeless = hopelessFrom,
): Float64Array {
  const most = Math.max(...whole);
  const matchesOf = (prototype: Prototype, there?: Float32Array): Float32Array =>
    mutualMatch(card.descriptors, prototype.descriptors, card.visible, there);
  const likely = own.map((prototype, e): Matches | undefined => {
    if (most - whole[e]! > hopeless) return undefined;
    return { own: matchesOf(prototype, matches[e]!), pooled: matchesOf(pooled[e]!) };
  });
  const against = new Float64Array(ends.length);
  for (const pair of pairs) {
    const [a, b] = [likely[pair.a], likely[pair.b]];
    if (a === undefined || b === undefined) continue;
    const odds = pairOdds(manifest, card, pair, a, b);
    against[pair.a]! += Math.exp(Math.min(-odds, 60));
    against[pair.b]! += Math.exp(Math.min(odds, 60));
  }
  return against.map((sum, e) => (likely[e] === undefined ? whole[e]! - most : -Math.log1p(sum)));
}

/** How well each cell matches one end, in this colour's views and in those of all. */
type Matches = { readonly own: Float32Array; readonly pooled: Float32Array };

function pairOdds(
  { pairWeights: { hidden, output, outputBias } }: MatcherManifest,
  card: Description,
  { known }: Pair,
  a: Matches,
  b: Matches,
): number {
  const ofSaliency = Float64Array.from(hidden, (weights) => weights[3]!);
  const ofMatch = Float64Array.from(hidden, (weights) => weights[5]!);
  const [toOwn, toPooled] = output.map((row) => Float64Array.from(row)) as [Row, Row];
  let odds = 0;
  for (let c = 0, at = 0; c < cells; c++, at += toOwn.length) {
    if (card.visible[c] === 0) continue;
    const saliency = card.saliency[c]!;
    const most = Math.max(a.own[c]! + a.pooled[c]!, b.own[c]! + b.pooled[c]!) / 2;
    let [own, pooled] = outputBias as [number, number];
    for (let h = 0; h < toOwn.length; h++) {
      const sum = known[at + h]! + ofSaliency[h]! * saliency + ofMatch[h]! * most;
      if (sum <= 0) continue;
      own += toOwn[h]! * sum;
      pooled += toPooled[h]! * sum;
    }
    const difference =
      softplus(own) * (a.own[c]! - b.own[c]!) + softplus(pooled) * (a.pooled[c]! - b.pooled[c]!);
    odds += (difference * card.visible[c]!) / 2;
  }
  return odds;
}

type Row = Float64Array;
