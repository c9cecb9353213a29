/** The most probable hand for what was seen of each card, within what a hand may hold: exact, by counting every way. */

import { targets } from '../cards/card.ts';
import { ends, type End, type ReadToken } from '../cards/face.ts';
import { canHold, copyOf, isAllowed, limits, type Possible } from './possible.ts';

/** Log probability of each end in the order of `ends`, for one card of the fan. */
export type EndScores = ArrayLike<number>;

export type SolvedCard = {
  readonly token: ReadToken;
  /** What the token would be if nothing were left open. */
  readonly likeliest: End;
  /** Probability of the likeliest; 0 to 1. */
  readonly sure: number;
};

/** Log score of "none of these": a card that fits no end better than this stays unsure. */
const strange = -7;
/** From this probability on an end is told rather than `?`. */
export const sureFrom = 0.97;
/** A card's own picture must speak for its end at least so much, whatever the others leave over: nothing is invented. */
const ownFrom = -1;

/**
 * Where a card was missed and another seen twice, the rules of the hand force names on cards that look otherwise. From so
 * much on, in nats over the whole hand, no place in it is to be trusted.
 */
const mostForced = 2;

/** Share of the bombs in a hand that burn when it is shown in mid-game; training's hands by lot are such. */
const litShare = 0.3;
/** What an end is known for before it is seen, in nats, beside even odds of a bomb's being lit. */
const usual: readonly number[] = ends.map((end) => {
  if (!end.startsWith('B')) return 0;
  return Math.log(2 * (end.endsWith('*') ? litShare : 1 - litShare));
});

/** How often each end's copy is used, packed into one number; see `places`. */
type Use = number;
const places: Readonly<Record<string, number>> = {
  spy: 1,
  S1: 2,
  S2: 6,
  T1: 18,
  T2: 54,
  B1: 162,
  B2: 486,
  '#': 1458,
};
const places3 = 7290;

/** Solves a fan, left to right. An empty fan gives an empty hand; one that fits no hand leaves all its cards open. */
export function solveHand(seen: readonly EndScores[], possible: Possible): readonly SolvedCard[] {
  const scores = possible.setup ? seen : seen.map((own) => usual.map((log, e) => log + own[e]!));
  const totals = scores.map(() => new Float64Array(ends.length + 1));
  for (let backs = 0; backs <= (possible.setup ? 0 : targets.length); backs++) {
    addWays(scores, limits(possible, backs), possible.setup, totals, backs);
  }
  const cards = totals.map((weights, i) => told(weights, allowedOf(scores[i]!, possible)));
  const isForced = forced(scores, totals, possible) > mostForced;
  return isForced ? cards.map((card) => ({ ...card, token: '?' })) : cards;
}

/** By how much less probable all hands together are than cards that may be anything, each by itself. */
function forced(
  scores: readonly EndScores[],
  totals: readonly Float64Array[],
  possible: Possible,
): number {
  const free = scores.reduce((sum, own) => sum + Math.max(...allowedOf(own, possible)), 0);
  const all = totals[0]?.reduce((a, b) => a + b, 0) ?? 1;
  return free - Math.log(all);
}

/** The scores, with nothing to be said for what such a hand cannot hold. */
function allowedOf(own: EndScores, possible: Possible): readonly number[] {
  return ends.map((end, e) => (canHold(possible, end) ? own[e]! : Number.NEGATIVE_INFINITY));
}

/** Adds the weight of every way in which the fan can be such a hand to each card's end: forward and backward sums. */
function addWays(
  scores: readonly EndScores[],
  limit: ReadonlyMap<string, number>,
  setup: boolean,
  totals: readonly Float64Array[],
  backs: number,
): void {
  const choices = ends.map((end, e) => ({
    e,
    copy: copyOf(end),
    allowed: isAllowed(end, setup),
  }));
  const usable = choices.filter(({ copy, allowed }) => allowed && (limit.get(copy) ?? 0) > 0);
  const forward: Map<Use, number>[] = [new Map([[0, 1]])];
  for (const score of scores)
    forward.push(step(forward[forward.length - 1]!, score, usable, limit));
  let backward = new Map<Use, number>();
  for (const use of forward[scores.length]!.keys())
    if (usedOf(use, '#') === backs) backward.set(use, 1);
  for (let i = scores.length - 1; i >= 0; i--) {
    const before = new Map<Use, number>();
    for (const [use, weight] of forward[i]!) {
      let sum = 0;
      const add = (e: number, next: Use, own: number): void => {
        const after = backward.get(next);
        if (after === undefined) return;
        totals[i]![e]! += weight * own * after;
        sum += own * after;
      };
      for (const { e, copy } of usable) {
        if (usedOf(use, copy) < limit.get(copy)!)
          add(e, use + places[copy]!, Math.exp(scores[i]![e]!));
      }
      add(ends.length, use, Math.exp(strange));
      before.set(use, sum);
    }
    backward = before;
  }
}

type Choice = { readonly e: number; readonly copy: string };

function step(
  from: ReadonlyMap<Use, number>,
  score: EndScores,
  usable: readonly Choice[],
  limit: ReadonlyMap<string, number>,
): Map<Use, number> {
  const to = new Map<Use, number>();
  const add = (use: Use, weight: number): void => void to.set(use, (to.get(use) ?? 0) + weight);
  for (const [use, weight] of from) {
    for (const { e, copy } of usable) {
      if (usedOf(use, copy) < limit.get(copy)!)
        add(use + places[copy]!, weight * Math.exp(score[e]!));
    }
    add(use, weight * Math.exp(strange));
  }
  return to;
}

const order = ['spy', 'S1', 'S2', 'T1', 'T2', 'B1', 'B2', '#'] as const;

function usedOf(use: Use, copy: string): number {
  const place = order.indexOf(copy as (typeof order)[number]);
  const above = place + 1 < order.length ? places[order[place + 1]!]! : places3;
  return Math.floor((use % above) / places[copy]!);
}

function told(weights: Float64Array, own: readonly number[]): SolvedCard {
  const sum = weights.reduce((a, b) => a + b, 0);
  let best = 0;
  for (let e = 1; e < ends.length; e++) if (weights[e]! > weights[best]!) best = e;
  const sure = sum > 0 ? weights[best]! / sum : 0;
  const most = Math.max(...own);
  const speaks = own[best]! - most > ownFrom && own[best]! > strange;
  const likeliest = ends[best]!;
  return { token: sure >= sureFrom && speaks ? likeliest : '?', likeliest, sure };
}
