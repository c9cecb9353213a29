/** One card of a fan that was taken for two neighbours. */

import type { End } from '../cards/face.ts';
import type { SolvedCard } from './solve.ts';

/** Two neighbours share one end's only copy: together they are so sure of it that it must be one card. */
const together = 0.9;

/** Of Bomb 1 and of backs a hand may hold several. */
const isSingle = (end: End): boolean => end !== '#' && !end.startsWith('B1');

/**
 * The hand with such neighbours made one. It is then shorter than it seemed, and the card that was missed for it is
 * missing openly: told at places that are one off, the others would be wrong.
 */
export function withoutSeenTwice(cards: readonly SolvedCard[]): readonly SolvedCard[] {
  const merged: SolvedCard[] = [];
  for (const card of cards) {
    const before = merged.at(-1);
    if (before !== undefined && areOne(before, card)) {
      merged[merged.length - 1] = { ...card, sure: before.sure + card.sure };
    } else merged.push(card);
  }
  return merged;
}

function areOne(a: SolvedCard, b: SolvedCard): boolean {
  const open = a.token === '?' && b.token === '?';
  return open && a.likeliest === b.likeliest && isSingle(a.likeliest) && a.sure + b.sure > together;
}
