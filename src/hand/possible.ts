/** What of its cards a hand may show. */

import { targets, type CardName, type Hand } from '../cards/card.ts';
import type { End } from '../cards/face.ts';

/** What a hand may hold. */
export type Possible = {
  /** The cards besides the Spy, each as often as it may be there. */
  readonly set: readonly CardName[];
  /** Before a game no bomb is lit and nothing is exposed. */
  readonly setup: boolean;
  /** In mid-game: the hand as the game has it. */
  readonly expected?: Hand;
};

/** The card or the Spy whose copy is used up where this end is seen. */
export function copyOf(end: End): string {
  if (end === '<' || end === '>') return 'spy';
  return end.endsWith('*') ? end.slice(0, -1) : end;
}

/** Whether some copy of it can be seen so. */
export function canHold({ set, setup }: Possible, end: End): boolean {
  const copy = copyOf(end);
  if (copy === 'spy') return true;
  return isAllowed(end, setup) && (copy === '#' || set.some((name) => name === copy));
}

export const isAllowed = (end: End, setup: boolean): boolean =>
  !(setup && (end.endsWith('*') || end === '#'));

/** How many copies of each may be seen when so many safes and top secrets are turned round: always the first of them. */
export function limits(possible: Possible, backs: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([
    ['spy', 1],
    ['#', backs],
  ]);
  for (const name of possible.set) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const name of targets.slice(0, backs)) counts.set(name, 0);
  return counts;
}
