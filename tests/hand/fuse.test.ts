import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourSet } from '../../src/cards/card.ts';
import { ends } from '../../src/cards/face.ts';
import { fuseFrames, usualCount, type FrameScores } from '../../src/hand/fuse.ts';
import { solveHand, type EndScores } from '../../src/hand/solve.ts';
import { anyEnds, anyScores, likeAnything, looksLike } from './any-scores.ts';

const handOf = (fused: readonly EndScores[]): readonly string[] =>
  solveHand(fused, { set: colourSet(2), setup: false }).map(({ token }) => token);
const likeliest = (scores: EndScores): string =>
  ends[Array.from(scores).indexOf(Math.max(...Array.from(scores)))]!;

/** A hand, and two places in it. */
const handAndPlaces = fc
  .tuple(anyEnds, fc.nat({ max: 7 }), fc.nat({ max: 7 }))
  .filter(([, one, other]) => one !== other);

describe('frames laid over each other', () => {
  test('keep the order of the cards', () => {
    fc.assert(
      fc.property(anyEnds, fc.integer({ min: 1, max: 6 }), (hand, count) => {
        const frame = hand.map((end) => looksLike(end));
        const frames = Array.from({ length: count }, () => frame);
        expect(handOf(fuseFrames(frames, hand.length))).toEqual(hand);
      }),
    );
  });

  test('make good in one what a thumb covers in another', () => {
    fc.assert(
      fc.property(handAndPlaces, ([hand, covered, alsoCovered]) => {
        const but = (place: number): FrameScores =>
          hand.map((end, i) => (i === place ? likeAnything : looksLike(end)));
        const fused = fuseFrames([but(covered), but(alsoCovered)], hand.length);
        expect(fused.map(likeliest)).toEqual(hand);
      }),
    );
  });

  test('that lack a card are laid on where they fit, and still make good another', () => {
    fc.assert(
      fc.property(handAndPlaces, ([hand, covered, missing]) => {
        const whole = hand.map((end, i) => (i === covered ? likeAnything : looksLike(end)));
        const part = hand.filter((_, i) => i !== missing).map((end) => looksLike(end));
        // Among equal cards nobody can tell which one is missing.
        fc.pre(hand[missing] !== hand[covered]);
        expect(fuseFrames([whole, part], hand.length).map(likeliest)).toEqual(hand);
      }),
    );
  });

  test('that show a card too many do not shift the others', () => {
    fc.assert(
      fc.property(anyEnds, fc.nat({ max: 8 }), (hand, place) => {
        const whole = hand.map((end) => looksLike(end));
        const more = [...whole.slice(0, place), likeAnything, ...whole.slice(place)];
        expect(fuseFrames([whole, more, more], hand.length).map(likeliest)).toEqual(hand);
      }),
    );
  });

  test('in any order give the same', () => {
    const frames = fc.array(fc.array(anyScores, { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(frames, (some) => {
        const [one, other] = [fuseFrames(some, 3), fuseFrames([...some].reverse(), 3)];
        one.forEach((scores, i) =>
          Array.from(scores).forEach((score, e) => expect(score).toBeCloseTo(other[i]![e]!, 9)),
        );
      }),
    );
  });

  test('make a card that all see well surer than one frame does, and never less sure', () => {
    const faint = [looksLike('T1', -3)];
    const sureAfter = (count: number): number => {
      const fused = fuseFrames(
        Array.from({ length: count }, () => faint),
        1,
      );
      return solveHand(fused, { set: colourSet(2), setup: false })[0]!.sure;
    };
    expect(sureAfter(3)).toBeGreaterThan(sureAfter(1));
    expect(sureAfter(6)).toBeGreaterThan(sureAfter(3));
  });

  test('of which none has so many cards give nothing', () => {
    expect(fuseFrames([[likeAnything, likeAnything]], 3)).toEqual([]);
    expect(fuseFrames([], 0)).toEqual([]);
  });
});

describe('how many cards there are', () => {
  const frame = (length: number): FrameScores => Array.from({ length }, () => likeAnything);

  test.each([
    { seen: [], usual: 0 },
    { seen: [7], usual: 7 },
    { seen: [7, 8, 7], usual: 7 },
    { seen: [7, 8], usual: 8 },
    { seen: [8, 7, 6, 6, 8], usual: 8 },
  ])('after $seen is $usual', ({ seen, usual }) => {
    expect(usualCount(seen.map(frame))).toBe(usual);
  });
});
