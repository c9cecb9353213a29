/** What a game may take a labelled hand for when it is shown again. */

import { targets, type CardName, type Hand, type HandCard } from '../cards/card.ts';
import type { LabelledFrame } from './labels.ts';

export const expectations = ['right', 'off-by-one'] as const;
/** The game has the hand as it is; or, one after the other, each that has one card turned otherwise. */
export type Expected = (typeof expectations)[number];

/** `frame` must show a hand that a game can have. */
export function expectedHands(frame: LabelledFrame, expected: Expected): readonly Hand[] {
  const hand = handOf(frame);
  switch (expected) {
    case 'right':
      return [hand];
    case 'off-by-one':
      return offByOne(hand);
  }
}

/** Which of the exposed cards is which cannot be seen: they are named in the order in which they stand. */
function handOf({ cards }: LabelledFrame): Hand {
  const hidden = [...targets];
  const held = cards.flatMap(({ end }): readonly HandCard[] => {
    if (end === '<' || end === '>') return [];
    if (end === '#')
      return hidden.splice(0, 1).map((name) => ({ name, lit: false, exposed: true }));
    const lit = end.endsWith('*');
    return [{ name: (lit ? end.slice(0, -1) : end) as CardName, lit, exposed: false }];
  });
  const gap = cards.findIndex(({ end }) => end === '<' || end === '>');
  return { cards: held, spy: { gap, facing: cards[gap]?.end === '<' ? 'left' : 'right' } };
}

/** Each bomb turned round, the last card that was found not found yet, the next one found: hands that a game can have. */
function offByOne({ cards, spy }: Hand): readonly Hand[] {
  const found = cards.filter(({ exposed }) => exposed).length;
  const [last, next] = [targets[found - 1], targets[found]];
  return cards.flatMap((card, at) => {
    const { name, lit, exposed } = card;
    const isBomb = name === 'B1' || name === 'B2';
    if (!isBomb && name !== last && name !== next) return [];
    const turned = isBomb ? { ...card, lit: !lit } : { ...card, exposed: !exposed };
    return [{ cards: cards.map((each, i) => (i === at ? turned : each)), spy }];
  });
}
