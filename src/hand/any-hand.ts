/** Counts every hand that a game can have, each as probable as its cards look. */

import { targets } from '../cards/card.ts';
import { ends } from '../cards/face.ts';
import { copyOf, isAllowed, limits, type Possible } from './possible.ts';
import type { EndScores } from './solve.ts';

/** Log score of "none of these": a card that fits no end better than this stays unsure. */
export const strange = -7;

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

/** Weights of the ends of each card, in their order and last of none of them, over all hands that a game can have. */
export function anyHand(scores: readonly EndScores[], possible: Possible): readonly Float64Array[] {
  const totals = scores.map(() => new Float64Array(ends.length + 1));
  for (let backs = 0; backs <= (possible.setup ? 0 : targets.length); backs++) {
    addWays(scores, limits(possible, backs), possible.setup, totals, backs);
  }
  return totals;
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
