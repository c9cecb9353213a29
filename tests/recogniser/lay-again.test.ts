import { describe, expect, test } from 'vitest';
import type { Look } from '../../src/recogniser/frame-reader.ts';
import { laidAgain } from '../../src/recogniser/lay-again.ts';
import { apart, mapQuad } from '../../src/recogniser/quad.ts';
import type { Point, Quad } from '../../src/recogniser/recogniser.ts';
import { endAt } from './quads.ts';

/** Seven cards, 20 pixels from one to the next, each 40 wide. */
const truth = Array.from({ length: 7 }, (_, i) =>
  endAt(60 + 20 * i, 80 + (i - 3) ** 2, 8 * (i - 3)),
);

const moved = (quad: Quad, x: number, y = 0): Quad =>
  mapQuad(quad, ([px, py]): Point => [px + x, py + y]);
const changed = <T>(row: readonly T[], at: number, to: T): readonly T[] =>
  row.map((one, i) => (i === at ? to : one));
const seen = (quad: Quad): Look => ({
  quad,
  mask: new Uint8Array(),
  description: {
    descriptors: new Float32Array(),
    saliency: new Float32Array(),
    visible: new Float32Array(),
  },
});

/** How far an end is from the nearest card, whichever that is: each looks like some card. */
const missOf = ({ quad }: Look): number =>
  Math.min(...truth.map((one) => apart(one, quad)), 0.4) * 0.8 + 0.02;

/** `settles`: the print leads a sixth of a width at most. */
function looking() {
  let looks = 0;
  return {
    lookAt: (quads: readonly Quad[], before: readonly Look[]): readonly Look[] =>
      quads.map((quad) => {
        const known = before.find((look) => look.quad === quad);
        if (known === undefined) looks++;
        return known ?? seen(quad);
      }),
    mismatchOf: missOf,
    isClear: (_: Look) => false,
    settled: ({ quad }: Look): Quad => truth.find((one) => apart(one, quad) < 0.16) ?? quad,
    count: () => looks,
  };
}

const laid = (quads: readonly Quad[]): readonly Look[] =>
  laidAgain(quads.map(seen), true, looking());

describe('ends that look like no card', () => {
  test('are laid where they look like one', () => {
    for (const [index, x, y] of [
      [3, 9, 0],
      [3, -10, 1],
      [5, -7, 4],
      [1, 2, 8],
    ] as const) {
      const quads = changed(truth, index, moved(truth[index]!, x, y));
      expect(apart(quads[index]!, truth[index]!)).toBeGreaterThan(0.19);
      laid(quads).forEach(({ quad }, i) => {
        expect(apart(quad, truth[i]!), `${String(index)}: ${String(i)}`).toBeLessThan(0.06);
      });
    }
  });

  test('are brought to the size of the others', () => {
    const [a] = truth[2]!;
    const large = mapQuad(truth[2]!, ([x, y]): Point => {
      return [a[0] + 1.4 * (x - a[0]), a[1] + 1.4 * (y - a[1])];
    });
    expect(apart(laid(changed(truth, 2, large))[2]!.quad, truth[2]!)).toBeLessThan(0.06);
  });

  test('are never laid on a neighbour, however like a card that looks', () => {
    // No card is where the fourth should be: the nearest are its neighbours, 20 pixels away.
    const gap = truth.filter((_, i) => i !== 3);
    const look = looking();
    const lonely = {
      ...look,
      mismatchOf: ({ quad }: Look): number =>
        Math.min(...gap.map((one) => apart(one, quad)), 0.4) * 0.8 + 0.02,
      settled: ({ quad }: Look): Quad => quad,
    };
    const there = laidAgain(truth.map(seen), true, lonely).map(({ quad }) => quad);
    for (const other of gap) expect(apart(there[3]!, other)).toBeGreaterThan(0.15);
  });

  test('are the only ones that are looked at again', () => {
    const look = looking();
    const looks = truth.map(seen);
    expect(laidAgain(looks, true, look)).toBe(looks);
    expect(look.count()).toBe(0);
    const off = changed(looks, 3, seen(moved(truth[3]!, 9)));
    const after = laidAgain(off, true, look);
    off.forEach((one, i) => {
      if (i !== 3) expect(after[i]).toBe(one);
    });
  });

  test('are left alone where they tell their card all the same', () => {
    const look = looking();
    const [third, fourth] = [2, 4].map((at) => seen(moved(truth[at]!, 9)));
    const off = changed(changed(truth.map(seen), 2, third!), 4, fourth!);
    const after = laidAgain(off, true, { ...look, isClear: (one) => one === third });
    expect(after[2]).toBe(third);
    expect(after[4]).not.toBe(fourth);
    const before = look.count();
    expect(laidAgain(off, true, { ...look, isClear: () => true })).toBe(off);
    expect(look.count()).toBe(before);
  });
});
