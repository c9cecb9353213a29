/** A second solver of hands, written from the rules alone and slow: it tries every way to name the cards of a fan. */

import { ends, type End } from '../../src/cards/face.ts';
import type { Possible } from '../../src/hand/possible.ts';
import type { EndScores } from '../../src/hand/solve.ts';

/** What a card may be named: an end, or none of them. */
type Name = End | 'none';

/** Probability of each end for each card, given that the fan is a hand as the rules allow it. */
export function plainPosterior(
  scores: readonly EndScores[],
  possible: Possible,
  logOfNone: number,
): readonly (readonly number[])[] {
  const totals = scores.map(() => ends.map(() => 0));
  let all = 0;
  const tryAll = (names: readonly Name[], weight: number): void => {
    const next = names.length;
    if (next === scores.length) {
      if (!isHand(names, possible)) return;
      all += weight;
      names.forEach((name, i) => {
        if (name !== 'none') totals[i]![ends.indexOf(name)]! += weight;
      });
      return;
    }
    ends.forEach((end, e) => {
      const usual = possible.setup ? 1 : usualness(end);
      tryAll([...names, end], weight * usual * Math.exp(scores[next]![e]!));
    });
    tryAll([...names, 'none'], weight * Math.exp(logOfNone));
  };
  tryAll([], 1);
  return totals.map((row) => row.map((weight) => weight / all));
}

/** Three bombs in ten burn in mid-game, of both sides of a bomb as shown: 1 is as likely as not. */
function usualness(end: End): number {
  if (end === 'B1*' || end === 'B2*') return 2 * 0.3;
  return end === 'B1' || end === 'B2' ? 2 * 0.7 : 1;
}

/** Whether cards that are named so can stand together in one hand; what is not named stands for anything. */
export function isHand(names: readonly (Name | '?')[], { set, setup }: Possible): boolean {
  const count = (...wanted: readonly Name[]): number =>
    names.filter((name) => wanted.includes(name as Name)).length;
  const held = (card: string): number => set.filter((name) => name === card).length;
  if (setup && count('B1*', 'B2*', '#') > 0) return false;
  if (count('<', '>') > 1) return false;
  if (count('B1', 'B1*') > held('B1') || count('B2', 'B2*') > held('B2')) return false;
  // Exposed cards are seen from the back, and they are always the first of these four.
  const backs = count('#');
  const targets = ['S1', 'S2', 'T1', 'T2'] as const;
  return (
    backs <= targets.length &&
    targets.every((card, i) => count(card) <= (i < backs ? 0 : held(card)))
  );
}
