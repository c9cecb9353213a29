/** Compares a card with all ends of one colour, and tells each end's log probability. */

import { ends } from '../cards/face.ts';
import { cells, type Description, type MatcherManifest } from './matcher.ts';
import { bestMatch, type Pair, type Prototypes } from './prototypes.ts';

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

/**
 * Log probability of each end, in the order of `ends`, as if the card were one of this colour. `own` is what `compare` says
 * of it.
 * P(a) = 1 / (1 + sum over b of exp(-L(a, b))), L being the log odds of a against b: pairwise coupling after
 * Refregier & Vallet (1991). L is the sum over visible cells of a learned weight times the difference of the matches: the
 * mean of how well the cell matches this colour's views and those of every colour, for print that stands out on green may
 * hardly be seen on yellow.
 */
export function logProbabilities(
  manifest: MatcherManifest,
  card: Description,
  { pooled, pairs }: Prototypes,
  own: Pick<Comparison, 'matches'>,
): Float64Array {
  const matches = pooled.map(({ descriptors }, e) => {
    const ofOwn = own.matches[e]!;
    return bestMatch(card.descriptors, descriptors, card.visible).map(
      (match, cell) => (match + ofOwn[cell]!) / 2,
    );
  });
  const against = new Float64Array(ends.length);
  for (const pair of pairs) {
    const odds = pairOdds(manifest, card, pair, matches[pair.a]!, matches[pair.b]!);
    against[pair.a]! += Math.exp(Math.min(-odds, 60));
    against[pair.b]! += Math.exp(Math.min(odds, 60));
  }
  return against.map((sum) => -Math.log1p(sum));
}

function pairOdds(
  { pairWeights: { hidden, output, outputBias } }: MatcherManifest,
  card: Description,
  { known }: Pair,
  matchesOfA: Float32Array,
  matchesOfB: Float32Array,
): number {
  const ofSaliency = Float64Array.from(hidden, (weights) => weights[2]!);
  const ofMatch = Float64Array.from(hidden, (weights) => weights[4]!);
  const ofHidden = Float64Array.from(output);
  let odds = 0;
  for (let c = 0, at = 0; c < cells; c++, at += ofHidden.length) {
    if (card.visible[c] === 0) continue;
    const [a, b] = [matchesOfA[c]!, matchesOfB[c]!];
    const saliency = card.saliency[c]!;
    const most = Math.max(a, b);
    let logit = outputBias;
    for (let h = 0; h < ofHidden.length; h++) {
      const sum = known[at + h]! + ofSaliency[h]! * saliency + ofMatch[h]! * most;
      if (sum > 0) logit += ofHidden[h]! * sum;
    }
    odds += softplus(logit) * card.visible[c]! * (a - b);
  }
  return odds;
}
