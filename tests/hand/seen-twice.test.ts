import { describe, expect, test } from 'vitest';
import { ends, type End } from '../../src/cards/face.ts';
import { withoutSeenTwice } from '../../src/hand/seen-twice.ts';
import { solveHand } from '../../src/hand/solve.ts';

/** Scores of a card that looks like this end and like no other. */
const like = (end: End): readonly number[] => ends.map((each) => (each === end ? -0.01 : -6));
const read = (hand: string) =>
  withoutSeenTwice(
    solveHand(
      hand.split(' ').map((end) => like(end as End)),
      { set: ['S1', 'S2', 'T1', 'T2', 'B1', 'B1', 'B2'], setup: false },
    ),
  );

describe('a card that was taken for two', () => {
  test.each(ends.filter((end) => end !== '#' && !end.startsWith('B1')))('%s is one', (end) => {
    const others = ['B1', 'S1', 'T1'].filter((other) => other !== end);
    const cards = read(`${others[0]} ${end} ${end} ${others[1]}`);
    expect(cards.map(({ likeliest }) => likeliest)).toEqual([others[0], end, others[1]]);
    expect(cards[1]!.sure).toBeLessThanOrEqual(1);
  });

  test('is no reason to take one of two bombs away, or a back', () => {
    expect(read('B1 B1 # # T2').map(({ token }) => token)).toEqual(['B1', 'B1', '#', '#', 'T2']);
  });

  test('is only taken for two where they lie side by side', () => {
    expect(read('S1 B1 S1')).toHaveLength(3);
  });
});
