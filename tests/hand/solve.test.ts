import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourSet } from '../../src/cards/card.ts';
import { ends, type End } from '../../src/cards/face.ts';
import type { Possible } from '../../src/hand/possible.ts';
import { solveHand, sureFrom, type EndScores } from '../../src/hand/solve.ts';
import { isHand, plainPosterior } from '../support/plain-hands.ts';
import { anyEnds, anyPossible, anyScores, likeAnything, looksLike } from './any-scores.ts';

const two: Possible = { set: colourSet(2), setup: false };
const tokensOf = (scores: readonly EndScores[], possible: Possible): readonly string[] =>
  solveHand(scores, possible).map(({ token }) => token);

/** The solver's own score of a card that is none of these, found as the one at which the two are even. */
function logOfNone(): number {
  const [alone] = solveHand([ends.map(() => 0)], { ...two, setup: true });
  // With the eight ends of a setup even at 0, each has the share 1 / (8 + exp(none)).
  return Math.log(1 / alone!.sure - 8);
}

describe('the most probable hand', () => {
  test('is as probable as counting every way says', () => {
    const none = logOfNone();
    const fans = fc.array(anyScores, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fans, anyPossible, (scores, possible) => {
        const plain = plainPosterior(scores, possible, none);
        solveHand(scores, possible).forEach(({ token, sure }, i) => {
          expect(sure).toBeCloseTo(Math.max(...plain[i]!), 6);
          if (token !== '?') expect(plain[i]![ends.indexOf(token)]).toBeCloseTo(sure, 6);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('is one that a game can hold, whatever the cards look like', () => {
    const fans = fc.array(anyScores, { maxLength: 9 });
    fc.assert(
      fc.property(fans, anyPossible, (scores, possible) => {
        expect(isHand(tokensOf(scores, possible) as End[], possible)).toBe(true);
      }),
    );
  });

  test('is the hand that is plainly seen', () => {
    fc.assert(
      fc.property(anyEnds, (hand) => {
        const scores = hand.map((end) => looksLike(end));
        expect(tokensOf(scores, two)).toEqual(hand);
      }),
    );
  });

  test('tells no place of a hand in which a card must be what it does not look like', () => {
    // Safe 1 was missed and Top Secret 1 was seen twice: one of them would have to be Safe 1, and those between are one off.
    const seen = ['S2', 'T1', 'B1', '>', 'B1', 'T1', 'T2'] as const;
    const three: Possible = { set: colourSet(3), setup: true };
    const scores = (logOfOthers: number) => seen.map((end) => looksLike(end, logOfOthers));
    expect(tokensOf(scores(-4), three)).toEqual(seen.map(() => '?'));
    const whole = seen.map((end, i) => looksLike(i === 5 ? 'S1' : end, -4));
    expect(tokensOf(whole, three)).not.toContain('?');
  });

  test('takes a bomb that looks lit for unlit before a game, and tells it', () => {
    const lit = ends.map((end) => (end === 'B1*' ? -0.1 : end === 'B1' ? -2 : -9));
    expect(tokensOf([lit, looksLike('S1')], { set: colourSet(3), setup: true })).toEqual([
      'B1',
      'S1',
    ]);
  });

  test('tells each card with its own probability, and only from a certain one on', () => {
    fc.assert(
      fc.property(fc.array(anyScores, { maxLength: 8 }), anyPossible, (scores, possible) => {
        for (const { token, sure } of solveHand(scores, possible)) {
          expect(sure).toBeGreaterThanOrEqual(token === '?' ? 0 : sureFrom);
          expect(sure).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  test('of no cards is no hand', () => {
    expect(solveHand([], two)).toEqual([]);
    expect(solveHand([], { ...two, setup: true })).toEqual([]);
  });

  test('tells nothing from numbers that are no numbers', () => {
    const broken = [ends.map(() => Number.NEGATIVE_INFINITY), ends.map(() => Number.NaN)];
    expect(tokensOf(broken, two)).toEqual(['?', '?']);
  });
});

describe('two cards that cannot both be there', () => {
  test('are not both told: one Safe 1 a hand', () => {
    const tokens = tokensOf([looksLike('S1'), looksLike('S1')], two);
    expect(tokens.filter((token) => token === 'S1').length).toBeLessThan(2);
  });

  test('are both told where the set holds two: Bomb 1', () => {
    expect(tokensOf([looksLike('B1'), looksLike('B1*')], two)).toEqual(['B1', 'B1*']);
  });

  test('are told by the others: what is left over makes up for a worse picture', () => {
    const like = ends.map((end) => (end === 'S1' ? -0.6 : end === 'S2' ? -0.9 : -20));
    expect(tokensOf([like], two)).toEqual(['?']);
    expect(tokensOf([like, looksLike('S1', -20)], two)).toEqual(['S2', 'S1']);
  });
});

describe('at the setup', () => {
  const setup: Possible = { ...two, setup: true };

  test('no bomb is told as lit and no card as exposed, whatever they look like', () => {
    fc.assert(
      fc.property(fc.array(anyScores, { maxLength: 8 }), (scores) => {
        const tokens = tokensOf(scores, setup);
        expect(tokens.filter((token) => token.endsWith('*') || token === '#')).toEqual([]);
      }),
    );
  });

  test('a bomb whose end cannot be told is unlit', () => {
    const either = ends.map((end) => (end === 'B2' || end === 'B2*' ? -0.7 : -9));
    expect(tokensOf([either], setup)).toEqual(['B2']);
    expect(tokensOf([either], two)).toEqual(['?']);
  });
});

describe('two ends that tie', () => {
  test.each([
    ['<', '>'],
    ['B1', 'B1*'],
    ['B2', 'B2*'],
  ] as const)('are never told: %s and %s', (one, other) => {
    const evened = anyScores.map((scores) => {
      const even = Array.from(scores);
      even[ends.indexOf(other)] = even[ends.indexOf(one)]!;
      return even;
    });
    fc.assert(
      fc.property(fc.array(evened, { minLength: 1, maxLength: 8 }), (scores) => {
        const told = tokensOf(scores, two);
        expect(told.filter((token) => token === one || token === other)).toEqual([]);
      }),
    );
  });

  test('leave the rest of the hand as it is', () => {
    const spy = ends.map((end) => (end === '<' || end === '>' ? -0.7 : -9));
    const tokens = tokensOf([looksLike('S1'), spy, looksLike('B2*')], two);
    expect(tokens).toEqual(['S1', '?', 'B2*']);
  });
});

describe('a card of which nothing can be told', () => {
  test('stays unsure, though only one card of the set is left over', () => {
    const others = ['S1', 'S2', 'T1', 'B1', '>', 'B1', 'B2'] as const;
    const scores = [...others.map((end) => looksLike(end)), ends.map(() => -9)];
    expect(tokensOf(scores, two)[7]).toBe('?');
  });

  test('is unsure among all ends alike', () => {
    expect(tokensOf([likeAnything], two)).toEqual(['?']);
  });
});
