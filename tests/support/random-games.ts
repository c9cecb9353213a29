/** Setups, hands and announcements at random, for properties. */

import fc from 'fast-check';
import {
  colours,
  colourSet,
  kindOf,
  targets,
  type Colour,
  type Hand,
  type PlayerCount,
} from '../../src/cards/card.ts';
import type { Action } from '../../src/game/action.ts';
import type { Setup } from '../../src/game/game.ts';
import { ruleWays, type Rules } from '../../src/game/rules.ts';

const rules: fc.Arbitrary<Rules> = fc.record({
  'top-secret-2': fc.constantFrom(...ruleWays['top-secret-2']),
  mirror: fc.constantFrom(...ruleWays.mirror),
  flip: fc.constantFrom(...ruleWays.flip),
});

/** A hand as it may be in mid-game: some bombs lit, the first few targets exposed. */
export function hands(players: PlayerCount): fc.Arbitrary<Hand> {
  const names = colourSet(players);
  return fc
    .record({
      names: fc.shuffledSubarray([...names], { minLength: names.length }),
      lit: fc.array(fc.nat(3), { minLength: names.length, maxLength: names.length }),
      exposed: fc.oneof(fc.constant(0), fc.nat(targets.length)),
      gap: fc.nat(names.length),
      facing: fc.constantFrom('left' as const, 'right' as const),
    })
    .map((drawn) => ({
      cards: drawn.names.map((name, place) => ({
        name,
        lit: kindOf(name) === 'bomb' && drawn.lit[place] === 0,
        exposed: targets.slice(0, drawn.exposed).some((target) => target === name),
      })),
      spy: { gap: drawn.gap, facing: drawn.facing },
    }));
}

function seatsOf(count: PlayerCount): fc.Arbitrary<Colour[]> {
  const among: Colour[] = count === 2 ? ['green', 'red'] : [...colours];
  return fc.shuffledSubarray(among, { minLength: count, maxLength: count });
}

export const setups: fc.Arbitrary<Setup> = fc.constantFrom<PlayerCount>(2, 3, 4).chain((count) =>
  fc.record({
    name: fc.constantFrom('two bombs', 'Ünïcode', 'x', ''),
    rules,
    players: seatsOf(count).chain((seats) =>
      fc.tuple(...seats.map((seat) => hands(count).map((hand) => ({ seat, hand })))),
    ),
  }),
);

/** Mostly what can be carried out, so that games get somewhere. */
export const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Action>({ kind: 'flip' }) },
  {
    weight: 3,
    arbitrary: fc.nat(3).map((distance): Action => ({ kind: 'move', distance })),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(1, 2), fc.constantFrom('left' as const, 'right' as const))
      .map(([distance, toward]): Action => ({ kind: 'move', distance, toward })),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...colours, 'purple')
      .map((player): Action => ({ kind: 'spy', player })),
  },
  { weight: 3, arbitrary: fc.constant<Action>({ kind: 'end' }) },
  { weight: 1, arbitrary: fc.constant<Action>({ kind: 'undo' }) },
);

export const actionRows = fc.array(actions, { maxLength: 60, size: 'max' });
