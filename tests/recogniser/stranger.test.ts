import { expect, test } from 'vitest';
import { hasStranger } from '../../src/recogniser/stranger.ts';

const good = [0.05, 0.1, 0.08, 0.04, 0.12, 0.07, 0.09];
const inBadLight = good.map((mismatch) => mismatch + 0.15);

test.each([
  { told: 'a good hand', mismatches: good, stranger: false },
  { told: 'a good hand in bad light', mismatches: inBadLight, stranger: false },
  {
    told: 'a hand with something that is like no card',
    mismatches: [...good, 0.35],
    stranger: true,
  },
  { told: 'a hand with something unlike the others', mismatches: [...good, 0.29], stranger: true },
  { told: 'the same in bad light', mismatches: [...inBadLight, 0.36], stranger: true },
  { told: 'nothing', mismatches: [], stranger: false },
])('in $told there is a stranger: $stranger', ({ mismatches, stranger }) => {
  expect(hasStranger(mismatches)).toBe(stranger);
});
