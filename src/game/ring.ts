/** Where a Spy looks, and where it comes when it walks: a hand is a ring whose two ends are one gap. */

import { numberOf, type Facing, type Hand, type HandCard, type SpyPlace } from '../cards/card.ts';
import type { Rules } from './rules.ts';

/** Counted from the holder's left, from 1, the Spy not counted. */
export type Position = number;

/** The card before the Spy's eyes. At an end that looks away from the cards, it is the one at the other end. */
export function facedPosition({ cards, spy }: Hand): Position {
  if (spy.facing === 'right') return spy.gap === cards.length ? 1 : spy.gap + 1;
  return spy.gap === 0 ? cards.length : spy.gap;
}

/** The owner's position that a seeker's Spy looks at, each counted from its holder's own left. All hands of a game are equally long. */
export function spiedPosition(seeker: Hand, mirror: Rules['mirror']): Position {
  const position = facedPosition(seeker);
  return mirror === 'across' ? seeker.cards.length + 1 - position : position;
}

/** How far the Spy must go from here, in cards: the faced card's number, or either if that card is exposed. */
export function distancesOf(hand: Hand): readonly (1 | 2)[] {
  const faced = cardAt(hand, facedPosition(hand));
  return faced.exposed ? [1, 2] : [numberOf(faced.name)];
}

/** The Spy after walking the way it faces. From one end to the other it goes at no cost, but only if it has to. */
export function walk({ cards, spy }: Hand, distance: number): SpyPlace {
  const count = cards.length;
  const { gap, facing } = spy;
  if (facing === 'right') {
    const reached = (gap === count ? 0 : gap) + distance;
    return { facing, gap: reached > count ? reached - count : reached };
  }
  const reached = (gap === 0 ? count : gap) - distance;
  return { facing, gap: reached < 0 ? reached + count : reached };
}

/** The hand with its Spy facing the way it is told, or as it was if it is told nothing. */
export function turned(hand: Hand, facing: Facing = hand.spy.facing): Hand {
  return facing === hand.spy.facing ? hand : { ...hand, spy: { gap: hand.spy.gap, facing } };
}

/** @throws if there is no such position, which only a mistake in the program can cause. */
export function cardAt(hand: Hand, position: Position): HandCard {
  const card = hand.cards[position - 1];
  if (card === undefined) throw new Error('There is no such position in this hand.');
  return card;
}
