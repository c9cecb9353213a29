import { describe, expect, test } from 'vitest';
import { homography, project } from '../../src/recogniser/homography.ts';
import { columns, rows, type Description } from '../../src/recogniser/matcher.ts';
import type { Prototype } from '../../src/recogniser/prototypes.ts';
import { apart, endHeight, mapQuad, rectangle } from '../../src/recogniser/quad.ts';
import type { Point, Quad } from '../../src/recogniser/recogniser.ts';
import { settled } from '../../src/recogniser/settle.ts';
import { printOf } from './print.ts';

const flat = (value: number): Float32Array => new Float32Array(rows * columns).fill(value);
const taught = (seed: number): Prototype => {
  return { descriptors: printOf(seed, (x, y) => [x, y]), saliency: flat(0), loose: flat(0) };
};
const truth: Quad = [
  [100, 50],
  [160, 62],
  [145, 150],
  [84, 136],
];
const unit = rectangle(0, 0, 1, endHeight);

/** What a crop of `guess` shows of the card with this print that lies at `truth`. */
function seenAt(guess: Quad, seed: number, shownColumns: number): Description {
  const toFrame = homography(unit, guess);
  const toCard = homography(truth, unit);
  const descriptors = printOf(seed, (x, y) => {
    const card = project(toCard, ...project(toFrame, x / columns, y / columns));
    return [card[0] * columns, card[1] * columns];
  });
  const visible = flat(0).map((_, cell) => (cell % columns < shownColumns ? 1 : 0));
  return { descriptors, saliency: flat(0), visible };
}

const off = (move: (point: Point, k: number) => Point): Quad => mapQuad(truth, move);

describe('an end laid over its print', () => {
  test.each([
    { is: 'moved', guess: off(([x, y]) => [x + 4, y - 3]), shown: 16 },
    { is: 'too long', guess: off(([x, y], k) => (k > 1 ? [x - 1, y + 8] : [x, y])), shown: 16 },
    {
      is: 'turned',
      guess: off(([x, y]) => [x + (y - 100) * 0.06, y - (x - 120) * 0.06]),
      shown: 16,
    },
    { is: 'half covered', guess: off(([x, y]) => [x - 3, y + 3]), shown: 7 },
  ])('comes nearer to where it lies: $is', ({ guess, shown }) => {
    const there = settled(guess, seenAt(guess, 5, shown), [taught(5)]);
    expect(apart(truth, there)).toBeLessThan(apart(truth, guess) / 2);
  });

  test('is laid over the one of several that it looks like', () => {
    const guess = off(([x, y]) => [x + 4, y - 3]);
    const seen = seenAt(guess, 5, 16);
    const alone = settled(guess, seen, [taught(5)]);
    expect(settled(guess, seen, [taught(1), taught(5), taught(2)])).toEqual(alone);
  });

  test('stays where it is without print', () => {
    const plain: Prototype = { ...taught(1), descriptors: taught(1).descriptors.fill(0.1) };
    const there = settled(truth, { ...seenAt(truth, 1, 16), descriptors: plain.descriptors }, [
      plain,
    ]);
    expect(apart(truth, there)).toBeLessThan(1e-6);
  });

  test('is laid from where it was seen over where it is thought to lie, and stays there without print', () => {
    const seenAtQuad = off(([x, y], k) => (k > 1 ? [x - 1, y + 4] : [x + 2, y + 1]));
    const guess = off(([x, y]) => [x + 2, y - 1]);
    const there = settled(seenAtQuad, seenAt(seenAtQuad, 5, 16), [taught(5)], guess);
    expect(apart(truth, there)).toBeLessThan(apart(truth, guess) / 2);
    const plain: Prototype = { ...taught(1), descriptors: taught(1).descriptors.fill(0.1) };
    const blank = { ...seenAt(truth, 1, 16), descriptors: plain.descriptors };
    expect(apart(guess, settled(seenAtQuad, blank, [plain], guess))).toBeLessThan(1e-6);
  });
});
