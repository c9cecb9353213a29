import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourSet, type Hand } from '../../src/cards/card.ts';
import { ends, type End } from '../../src/cards/face.ts';
import { readHand } from '../../src/cards/notation.ts';
import { strange } from '../../src/hand/any-hand.ts';
import { differences } from '../../src/hand/differences.ts';
import { expectedHand } from '../../src/hand/expected.ts';
import { solveHand, type EndScores } from '../../src/hand/solve.ts';
import { anyEnds, anyScores, likeAnything, looksLike } from './any-scores.ts';

const handFrom = (text: string): Hand => {
  const read = readHand(text, 2);
  if (read.kind !== 'hand') throw new Error(`${text} is no hand`);
  return read.hand;
};
/** As the fan shows it: a card that is turned round, from behind. */
const endsOf = (text: string): readonly End[] =>
  text.split(' ').map((word) => (word.startsWith('(') ? '#' : (word as End)));

const inGame = '(S1) B1* > T1 B1 S2 T2 B2';
const shown = endsOf(inGame);
const tokensOf = (scores: readonly EndScores[], text?: string): readonly string[] => {
  const expected = text === undefined ? {} : { expected: handFrom(text) };
  const possible = { set: colourSet(2), setup: false, ...expected };
  return solveHand(scores, possible).map(({ token }) => token);
};
/** The fan as plain as can be but for one place, where so many nats speak for one end against another. */
const fanWith = (at: number, nats: number, one: End, other: End): readonly EndScores[] =>
  shown.map((end, i) => {
    if (i !== at) return looksLike(end);
    const against = -Math.log1p(Math.exp(nats));
    return ends.map((each) => (each === one ? nats + against : each === other ? against : -9));
  });
const replaced = (at: number, token: string): readonly string[] =>
  shown.map((end, i) => (i === at ? token : end));

describe('a hand that is shown again', () => {
  test.each([
    { is: 'a bomb that burns', at: 1, end: 'B1*', other: 'B1' },
    { is: 'a bomb that does not', at: 4, end: 'B1', other: 'B1*' },
    { is: 'the Spy', at: 2, end: '>', other: '<' },
    { is: 'a card turned round', at: 0, end: '#', other: 'S1' },
    { is: 'a card not turned round', at: 5, end: 'S2', other: '#' },
  ] as const)(
    'is sure of $is where little speaks for it, and asks where little speaks against it',
    ({ at, end, other }) => {
      expect(tokensOf(fanWith(at, 2.5, end, other))[at]).toBe('?');
      expect(tokensOf(fanWith(at, 2.5, end, other), inGame)).toEqual(shown);
      for (const nats of [0, 2, 4])
        expect(tokensOf(fanWith(at, nats, other, end), inGame)).toEqual(replaced(at, '?'));
      expect(tokensOf(fanWith(at, 7, other, end), inGame)).toEqual(replaced(at, other));
    },
  );

  test('is told as it is plainly seen, whatever the game has', () => {
    const game = anyEnds.map((hand) => handOf(hand));
    fc.assert(
      fc.property(anyEnds, game, (seen, expected) => {
        const possible = { set: colourSet(2), setup: false, expected };
        const cards = solveHand(
          seen.map((end) => looksLike(end, -12)),
          possible,
        );
        expect(cards.map(({ token }) => token)).toEqual(seen);
      }),
    );
  });

  test('is not told from what the game has alone', () => {
    expect(
      tokensOf(
        shown.map(() => likeAnything),
        inGame,
      ),
    ).toEqual(shown.map(() => '?'));
    const twins = shown.map((end) => ends.map((each) => (sameCard(each, end) ? -0.7 : -9)));
    const told = tokensOf(twins, inGame);
    expect(told.filter((token) => token.startsWith('B') || token === '<' || token === '>')).toEqual(
      [],
    );
  });

  test('in which two cards have changed places is told so, or left open where they cannot be told apart', () => {
    const exchanged = endsOf('(S1) B1* > T1 S2 B1 T2 B2');
    const seen = exchanged.map((end) => looksLike(end));
    expect(tokensOf(seen, inGame)).toEqual(exchanged);
    const alike = (i: number): boolean => i === 4 || i === 5;
    const either = exchanged.map((end, i) =>
      alike(i) ? ends.map((each) => (each === 'B1' || each === 'S2' ? -0.7 : -9)) : looksLike(end),
    );
    expect(tokensOf(either, inGame).filter((_, i) => alike(i))).toEqual(['?', '?']);
  });

  test('may have a card turned round before its turn, and is compared all the same', () => {
    const early = endsOf('S1 B1* > T1 B1 S2 (T2) B2');
    const text = 'S1 B1* > T1 B1 S2 T2 B2';
    const told = tokensOf(
      early.map((end) => looksLike(end)),
      text,
    );
    expect(told).toEqual(early);
    expect(differences(handFrom(text), told as End[])).toEqual([{ kind: 'hide', place: 6 }]);
  });

  test('may have its Spy at either end, for both are one place', () => {
    const text = '> S1 B1* T1 B1 S2 T2 B2';
    const other = endsOf('S1 B1* T1 B1 S2 T2 B2 >');
    const weak = other.map((end, i) =>
      i === 7
        ? ends.map((each) => (each === '>' ? -0.08 : each === '<' ? -2.6 : -9))
        : looksLike(end),
    );
    expect(tokensOf(weak)[7]).toBe('?');
    expect(tokensOf(weak, text)).toEqual(other);
  });

  test('of another number of cards is read as if nothing were expected', () => {
    const fewer = shown.slice(1).map((end) => looksLike(end));
    expect(tokensOf(fewer, inGame)).toEqual(tokensOf(fewer));
  });
});

describe('the weights of a hand that is expected', () => {
  test('sum up every way of turning its cards, each at its odds', () => {
    const fans = fc.array(anyScores, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fans, fc.double({ min: 0.01, max: 1, noNaN: true }), (seen, odds) => {
        const cards = handFrom('B1* > S1 S2 T1 T2 B1 B2').cards.slice(0, 2);
        const hand: Hand = { cards, spy: { gap: 1, facing: 'right' } };
        const ways = [
          ['B1*', 'B1'],
          ['>', '<'],
          ['S1', '#'],
        ] as const;
        const sums = ways.map(([end, other], i) => {
          const weight = (one: End): number => Math.exp(seen[i]![ends.indexOf(one)]!);
          return weight(end) + odds * weight(other) + Math.exp(strange);
        });
        const product = sums.reduce((a, b) => a * b);
        for (const [i, own] of expectedHand(seen, hand, odds).entries()) {
          expect(own.reduce((a, b) => a + b) / product).toBeCloseTo(1, 9);
          const share = own[ends.indexOf(ways[i]![1])]! / product;
          const alone = odds * Math.exp(seen[i]![ends.indexOf(ways[i]![1])]!);
          expect(share).toBeCloseTo(alone / sums[i]!, 9);
        }
      }),
    );
  });
});

function sameCard(one: End, other: End): boolean {
  const card = (end: End): string => (end === '<' || end === '>' ? 'spy' : end.replace('*', ''));
  return card(one) === card(other);
}

/** The hand that shows so: those turned round are the targets that cannot be seen. */
function handOf(seen: readonly End[]): Hand {
  const hidden = ['S1', 'S2', 'T1', 'T2'].filter((name) => !seen.includes(name as End));
  return handFrom(seen.map((end) => (end === '#' ? `(${hidden.shift()})` : end)).join(' '));
}
