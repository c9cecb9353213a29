/** Chooses, among ends found more than once or wrongly, those that make the best fan together. */

/** One end that may belong to the fan; candidates come in order from left to right. */
export type Candidate = {
  /** Logit of its being a card end. */
  readonly isEnd: number;
  /** How badly it fits every card of the deck, 0 to 2; see `Comparison.mismatch`. */
  readonly mismatch: number;
};

/** Distance of the free corners of candidates `a` and `b`, in card widths. */
export type Gap = (a: number, b: number) => number;

/** How the parts of a chain's score count against each other; found on drawn frames that training never saw. */
export type Weights = {
  /** What every card is worth before anything speaks against it. */
  readonly card: number;
  /** An end's logit counts at most so much. */
  readonly mostBelief: number;
  /** What a mismatch of twice the usual one in this fan counts for against a logit of 1. */
  readonly mismatch: number;
  /** A gap of twice or half the usual one costs so much: the square of its logarithm times this. */
  readonly unevenness: number;
  /** What it is worth that a hand has as many cards as a hand can have. */
  readonly rightCount: number;
  /** What it costs to leave out an end beyond the first or the last one chosen, as a share of what it is worth itself. */
  readonly beyond: number;
};

const usualWeights: Weights = {
  card: -2,
  mostBelief: 4,
  mismatch: 1,
  unevenness: 2,
  rightCount: 8,
  beyond: 2,
};

/** Two candidates nearer than this are one end. */
const nearest = 0.11;
/** An end further than this from another is not the same one. */
const elsewhere = 0.25;
const usualGaps = [0.18, 0.25, 0.35, 0.5, 0.7, 1] as const;

type Link = { readonly score: number; readonly before: Link | undefined; readonly at: number };

/** Indices of the chosen candidates, left to right. `counts` are the numbers of cards that a hand can have. */
export function chooseChain(
  candidates: readonly Candidate[],
  gap: Gap,
  counts: readonly number[],
  weights: Weights = usualWeights,
): readonly number[] {
  const best = usualGaps
    .map((usual) => bestChain(candidates, gap, counts, usual, weights))
    .reduce((a, b) => (b.score > a.score ? b : a));
  return best.chain;
}

type Chosen = { readonly score: number; readonly chain: readonly number[] };

function bestChain(
  candidates: readonly Candidate[],
  gap: Gap,
  counts: readonly number[],
  usual: number,
  weights: Weights,
): Chosen {
  const most = Math.max(...counts, 0) + 1;
  const usualMismatch = lowerMiddle(candidates.map(({ mismatch }) => mismatch));
  /** `links[i][k]`: the best chain of k + 1 candidates that ends with candidate i. */
  const links: (Link | undefined)[][] = [];
  const worth = candidates.map(
    ({ isEnd, mismatch }) =>
      weights.card +
      Math.min(isEnd, weights.mostBelief) -
      weights.mismatch * (mismatch / usualMismatch - 1),
  );
  /** The cost of ends left out on one side of candidate i; one that lies near it may be the same end. */
  const beyond = (i: number, others: readonly number[]): number =>
    others
      .filter((j) => gap(Math.min(i, j), Math.max(i, j)) > elsewhere)
      .reduce((sum, j) => sum + weights.beyond * Math.max(worth[j]!, 0), 0);
  const all = [...candidates.keys()];
  for (const [i, own] of worth.entries()) {
    const first = own - beyond(i, all.slice(0, i));
    const row: (Link | undefined)[] = [{ score: first, before: undefined, at: i }];
    for (let j = 0; j < i; j++) {
      const wide = gap(j, i);
      if (wide < nearest) continue;
      const uneven = weights.unevenness * Math.log(wide / usual) ** 2;
      for (let k = 0; k < most - 1; k++) {
        const before = links[j]![k];
        if (before === undefined) continue;
        const score = before.score + own - uneven;
        if (score > (row[k + 1]?.score ?? Number.NEGATIVE_INFINITY))
          row[k + 1] = { score, before, at: i };
      }
    }
    links.push(row);
  }
  let best: Chosen = { score: 0, chain: [] };
  for (const [i, row] of links.entries()) {
    const after = beyond(i, all.slice(i + 1));
    for (const [k, link] of row.entries()) {
      if (link === undefined) continue;
      const score = link.score - after + (counts.includes(k + 1) ? weights.rightCount : 0);
      if (score > best.score) best = { score, chain: unrolled(link) };
    }
  }
  return best;
}

/** The two-fifths quantile: most candidates are true ends, and the false ones fit worse. */
function lowerMiddle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.max(sorted[Math.floor(sorted.length * 0.4)] ?? 0, 0.02);
}

function unrolled(link: Link): readonly number[] {
  const chain: number[] = [];
  for (let one: Link | undefined = link; one !== undefined; one = one.before) chain.unshift(one.at);
  return chain;
}
