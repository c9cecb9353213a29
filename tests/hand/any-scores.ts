/** What cards may have looked like, at random, for properties. */

import fc from 'fast-check';
import { colourSet, type CardName } from '../../src/cards/card.ts';
import { ends, type End } from '../../src/cards/face.ts';
import type { Possible } from '../../src/hand/possible.ts';
import type { EndScores } from '../../src/hand/solve.ts';

/** Log probabilities that are whatever they are: they need not sum to one. */
export const anyScores: fc.Arbitrary<EndScores> = fc.array(
  fc.oneof(fc.double({ min: -12, max: 0, noNaN: true }), fc.constantFrom(0, -0.01, -20, -60)),
  { minLength: ends.length, maxLength: ends.length },
);

export const anyPossible: fc.Arbitrary<Possible> = fc.record({
  set: fc.constantFrom<readonly CardName[]>(colourSet(2), colourSet(3), ['S1', 'T2', 'B1']),
  setup: fc.boolean(),
});

/** A card that looks like `end`; the less sure, the more like all others. */
export function looksLike(end: End, logOfOthers = -9): EndScores {
  return ends.map((each) => (each === end ? -0.001 : logOfOthers));
}

/** A card of which nothing can be told. */
export const likeAnything: EndScores = ends.map(() => -Math.log(ends.length));

/** Hands as a game deals them and as they stand later: some bombs lit, the first targets found. */
export const anyEnds: fc.Arbitrary<readonly End[]> = fc
  .record({
    names: fc.shuffledSubarray([...colourSet(2)], { minLength: 7 }),
    gap: fc.nat({ max: 7 }),
    spy: fc.constantFrom<End>('<', '>'),
    lit: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    found: fc.nat({ max: 4 }),
  })
  .map(({ names, gap, spy, lit, found }) => {
    const exposed = ['S1', 'S2', 'T1', 'T2'].slice(0, found);
    const hand = names.map((name, i): End => {
      if (exposed.includes(name)) return '#';
      return lit[i] && (name === 'B1' || name === 'B2') ? `${name}*` : name;
    });
    return [...hand.slice(0, gap), spy, ...hand.slice(gap)];
  });
