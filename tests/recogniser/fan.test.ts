import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseChain, type Candidate } from '../../src/recogniser/chain.ts';
import { arrange, cardsOver, gapBetween } from '../../src/recogniser/fan.ts';
import { guessesInGaps } from '../../src/recogniser/gaps.ts';
import { extended } from '../../src/recogniser/quad.ts';
import type { Quad } from '../../src/recogniser/recogniser.ts';
import { endAt, refined } from './quads.ts';

/** A fan of so many ends, each `step` pixels further right and three degrees further over; a card is 40 wide. */
const fan = (count: number, step = 14): readonly Quad[] =>
  Array.from({ length: count }, (_, i) => endAt(100 + i * step, 100, 3 * (i - count / 2)));

/** The fan turned as a whole about the middle of a frame of 640 x 480. */
function turnedBy(quads: readonly Quad[], degrees: number): readonly Quad[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return quads.map(
    (quad) =>
      quad.map(([x, y]) => [
        320 + c * (x - 320) - s * (y - 240),
        240 + s * (x - 320) + c * (y - 240),
      ]) as unknown as Quad,
  );
}

describe('the ends of a fan', () => {
  test('come from left to right as they are held, in whatever order and direction they were found', () => {
    const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0, max: 359 }), (order, degrees) => {
        const held = turnedBy(fan(7), degrees);
        const found = arrange(order.map((i) => refined(held[i]!)));
        expect(found.ends.map(({ quad }) => held.indexOf(quad))).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }),
    );
  });

  test('keep their order where the fan opens so wide that its last cards hang down', () => {
    const around = (degrees: number): Quad => {
      const angle = ((degrees - 90) * Math.PI) / 180;
      return endAt(300 + 90 * Math.cos(angle), 300 + 90 * Math.sin(angle), degrees);
    };
    const held = [-95, -82, -40, -10, 25, 60, 95, 118].map(around);
    const found = arrange([5, 0, 7, 2, 1, 6, 3, 4].map((i) => refined(held[i]!)));
    expect(found.ends.map(({ quad }) => held.indexOf(quad))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('are those that stand together: a stranger at the other side of the frame is none', () => {
    const held = fan(5);
    const found = arrange([refined(endAt(560, 400)), ...held.map((quad) => refined(quad))]);
    expect(found.ends.map(({ quad }) => quad)).toEqual(held);
  });

  test('are those of one size: a card far behind is none', () => {
    const held = fan(4);
    const found = arrange([...held, endAt(150, 95, 0, 12)].map((quad) => refined(quad)));
    expect(found.ends.map(({ quad }) => quad)).toEqual(held);
  });

  test('found twice at one place count once, and the better one stays', () => {
    const [one, two, three] = fan(3) as [Quad, Quad, Quad];
    const again = endAt(114.4, 100, -1);
    const found = arrange([refined(one), refined(two, 1), refined(again, 4), refined(three)]);
    expect(found.ends.map(({ quad }) => quad)).toEqual([one, again, three]);
  });

  test('tell together which way they overlap', () => {
    const held = fan(3);
    const lean = (...told: number[]): boolean =>
      arrange(held.map((quad, i) => refined(quad, 3, told[i]!))).rightOverLeft;
    expect(lean(3, 2, -1)).toBe(true);
    expect(lean(-3, 1, -1)).toBe(false);
  });

  test('that are none make no fan', () => {
    expect(arrange([]).ends).toEqual([]);
  });

  test('are so many card widths apart, measured at the corners that are free', () => {
    expect(gapBetween(endAt(0, 0), endAt(20, 0), true)).toBeCloseTo(0.5);
    expect(gapBetween(endAt(0, 0, 0, 40), endAt(0, 0, 0, 60), false)).toBeCloseTo(20 / 50);
    expect(gapBetween(endAt(0, 0, 0, 40), endAt(0, 0, 0, 60), true)).toBe(0);
  });

  test('are covered by those on one side, as whole cards', () => {
    const held = fan(4);
    const whole = held.map((quad) => extended(quad, 3));
    expect(cardsOver(held, 1, true, 3)).toEqual([whole[2], whole[3]]);
    expect(cardsOver(held, 1, false, 3)).toEqual([whole[0]]);
    expect(cardsOver(held, 3, true, 3)).toEqual([]);
  });
});

describe('a gap in a fan', () => {
  const row = (places: readonly number[]): readonly Quad[] =>
    places.map((place) => endAt(100 + 10 * place, 100));

  test.each([
    { seen: [0, 1, 2, 3, 4], missing: [] },
    { seen: [0, 1, 3, 4, 5], missing: [2] },
    { seen: [0, 1, 2, 5, 6], missing: [3, 4] },
    { seen: [0, 2, 3, 4, 6], missing: [1, 5] },
    { seen: [0, 1, 4], missing: [2, 3] },
    { seen: [0, 2], missing: [1] },
    { seen: [], missing: [] },
  ])('between $seen holds $missing', ({ seen, missing }) => {
    for (const rightOverLeft of [true, false]) {
      const guesses = guessesInGaps(row(seen), rightOverLeft);
      expect(guesses).toHaveLength(missing.length);
      guesses.forEach((guess, i) =>
        guess
          .flat()
          .forEach((number, k) => expect(number).toBeCloseTo(row(missing)[i]!.flat()[k]!, 6)),
      );
    }
  });

  test('that is a usual one holds another where it leaves room for it', () => {
    expect(guessesInGaps(row([0, 2, 4, 6]), true)).toHaveLength(3);
    expect(guessesInGaps(row([0, 1, 2, 3]), true)).toHaveLength(0);
  });
});

describe('the chain that makes the best fan', () => {
  const good: Candidate = { isEnd: 5, mismatch: 0.1 };
  const poor: Candidate = { isEnd: -1, mismatch: 1 };
  /** Candidates at places along a line, in card widths. */
  const chosen = (
    some: readonly (readonly [place: number, candidate: Candidate])[],
    counts: readonly number[] = [7, 8],
  ): readonly number[] =>
    chooseChain(
      some.map(([, candidate]) => candidate),
      (a, b) => some[b]![0] - some[a]![0],
      counts,
    );

  test('is all of them where all are good and stand evenly', () => {
    const eight = Array.from({ length: 8 }, (_, i) => [0.35 * i, good] as const);
    expect(chosen(eight)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('leaves out what is neither likely an end nor like any card', () => {
    const seven = Array.from({ length: 7 }, (_, i) => [0.35 * i, good] as const);
    const mixed = [...seven.slice(0, 3), [0.9, poor] as const, ...seven.slice(3)];
    expect(chosen(mixed)).toEqual([0, 1, 2, 4, 5, 6, 7]);
    expect(chosen([...seven, [5, poor]])).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('takes of two at one place the better', () => {
    const better: Candidate = { isEnd: 5, mismatch: 0.05 };
    const worse: Candidate = { isEnd: 1, mismatch: 0.4 };
    const some = [
      [0, good],
      [0.35, good],
      [0.7, worse],
      [0.72, better],
      [1.05, good],
      [1.4, good],
    ] as const;
    expect(chosen(some, [5])).toEqual([0, 1, 3, 4, 5]);
  });

  test('leaves out one too many in the middle rather than at an end', () => {
    const row = [0, 0.5, 1, 1.4, 1.5, 2, 2.5, 3].map((place) => [place, good] as const);
    const [first, last] = [
      { ...good, isEnd: 3.2 },
      { ...good, isEnd: 3.2 },
    ];
    const fan = [[0, first] as const, ...row.slice(1, 7), [3, last] as const];
    expect(chosen(fan, [7])).toEqual([0, 1, 2, expect.any(Number), 5, 6, 7]);
  });

  test('of nothing is nothing', () => {
    expect(chosen([])).toEqual([]);
  });

  test('goes from left to right and takes nothing twice, whatever there is', () => {
    const anyCandidate = fc.record({
      isEnd: fc.double({ min: -5, max: 9, noNaN: true }),
      mismatch: fc.double({ min: 0, max: 2, noNaN: true }),
    });
    const step = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(step, anyCandidate), { maxLength: 14 }), (steps) => {
        let place = 0;
        const chain = chosen(steps.map(([wide, candidate]) => [(place += wide), candidate]));
        expect(chain).toEqual([...new Set(chain)].sort((a, b) => a - b));
      }),
    );
  });
});
