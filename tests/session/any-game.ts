/** Hands and announcements at random, for properties. */

import fc from 'fast-check';
import { colourSet, type Hand } from '../../src/cards/card.ts';
import type { Action } from '../../src/game/action.ts';

export const anyHand: fc.Arbitrary<Hand> = fc
  .record({
    names: fc.shuffledSubarray([...colourSet(2)], { minLength: 7, maxLength: 7 }),
    gap: fc.integer({ min: 0, max: 7 }),
    facing: fc.constantFrom('left' as const, 'right' as const),
  })
  .map(({ names, gap, facing }) => ({
    cards: names.map((name) => ({ name, lit: false, exposed: false })),
    spy: { gap, facing },
  }));

/** Mostly what gets a game on: spying and passing the turn. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<Action>(
      { kind: 'spy', player: 'red' },
      { kind: 'spy', player: 'green' },
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        distance: fc.constantFrom(1, 2),
        toward: fc.constantFrom('left' as const, 'right' as const),
      })
      .map((move): Action => ({ kind: 'move', ...move })),
  },
  { weight: 3, arbitrary: fc.constant<Action>({ kind: 'end' }) },
  { weight: 1, arbitrary: fc.constantFrom<Action>({ kind: 'flip' }, { kind: 'undo' }) },
);
