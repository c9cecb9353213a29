import { describe, expect, test } from 'vitest';
import type { Network } from '../../src/networks/network.ts';
import { Pyramid } from '../../src/recogniser/picture.ts';
import { rectangle } from '../../src/recogniser/quad.ts';
import { refine } from '../../src/recogniser/refiner.ts';

const pyramid = new Pyramid({
  width: 320,
  height: 240,
  pixels: new Uint8ClampedArray(320 * 240 * 4),
});

/** A network that moves all corners of a batch's guesses to the right by what is written for that batch, in card widths. */
function mover(script: readonly (readonly number[])[]): { network: Network; batches: number[] } {
  const batches: number[] = [];
  const run = (_: Float32Array, count: number): Float32Array => {
    const answers = new Float32Array(count * 10);
    script[batches.push(count) - 1]!.forEach((move, n) => {
      for (const corner of [0, 2, 4, 6]) answers[n * 10 + corner] = move;
    });
    return answers;
  };
  return { network: { run, close: () => undefined } as unknown as Network, batches };
}

describe('looking at a guess again and again', () => {
  const guesses = [0, 1, 2].map((n) => rectangle(20 + 80 * n, 40, 70 + 80 * n, 115));

  test('ends with the first look that leaves it still, each guess by itself', () => {
    const { network, batches } = mover([[0, 0.3, 0.1], [0.15, 0.05], [0.1, 0.01], [0.02]]);
    const refined = refine(network, pyramid, guesses, 9);
    expect(batches).toEqual([3, 2, 2, 1]);
    const ways = refined.map(({ quad }, n) => (quad[0][0] - guesses[n]![0][0]) / 50);
    [0, 0.57, 0.16].forEach((way, n) => expect(ways[n]).toBeCloseTo(way, 5));
  });

  test('ends after so many looks as are allowed', () => {
    const { network, batches } = mover(Array.from({ length: 9 }, () => [0.3, 0.3, 0.3]));
    refine(network, pyramid, guesses, 4);
    expect(batches).toEqual([3, 3, 3, 3]);
  });
});
