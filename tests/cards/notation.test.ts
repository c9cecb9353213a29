import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHand, writeHand } from '../../src/cards/notation.ts';
import { hands } from '../support/random-games.ts';

describe('a hand as text', () => {
  test('is read as its holder sees it', () => {
    expect(readHand(' b1*  (s1) > T1\tB1 S2 t2', 3)).toEqual({
      kind: 'hand',
      hand: {
        cards: [
          { name: 'B1', lit: true, exposed: false },
          { name: 'S1', lit: false, exposed: true },
          { name: 'T1', lit: false, exposed: false },
          { name: 'B1', lit: false, exposed: false },
          { name: 'S2', lit: false, exposed: false },
          { name: 'T2', lit: false, exposed: false },
        ],
        spy: { gap: 2, facing: 'right' },
      },
    });
  });

  test.each([2, 3, 4] as const)('with %i players, is read back as the same hand', (players) => {
    fc.assert(
      fc.property(hands(players), (hand) => {
        expect(readHand(writeHand(hand), players)).toEqual({ kind: 'hand', hand });
      }),
    );
  });

  test.each([
    ['S1 *', 2],
    ['S1 ()', 2],
    ['S1 (S2', 2],
    ['S1 S2)', 2],
    ['S1 ((S2))', 2],
    ['S1 B1**', 2],
    ['S1 <>', 2],
    ['S1 ?', 2],
    ['10', 1],
    ['__proto__', 1],
  ])('"%s" has a word that is no card', (text, word) => {
    expect(readHand(`${text} >`, 2)).toEqual({ kind: 'fault', reason: 'unknown-token', word });
  });
});
