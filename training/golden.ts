/** Holds an exported network against its golden answers: the trainer wrote them, the app's own code must find them again. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelName } from '../src/recogniser/models.ts';
import type { Network, NetworkManifest } from '../src/recogniser/network.ts';

/** An input made from a seed, and what the network answers to it at some places. */
export type Golden = {
  readonly seed: number;
  readonly at: readonly number[];
  readonly answers: readonly number[];
};

export async function readGolden(folder: string, name: ModelName): Promise<Golden> {
  return JSON.parse(await readFile(join(folder, name, 'golden.json'), 'utf8')) as Golden;
}

/** Numbers from -1 to 1 as `golden_input` of spy/export.py makes them: Numerical Recipes' linear congruential generator. */
function goldenInput(shape: NetworkManifest['input'], seed: number): Float32Array {
  const numbers = new Float32Array(shape[0] * shape[1] * shape[2]);
  let state = seed;
  for (let i = 0; i < numbers.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    numbers[i] = state / 2147483648 - 1;
  }
  return numbers;
}

/** The largest difference to a golden answer, as a share of the largest of them. */
export function goldenError(
  network: Network,
  shape: NetworkManifest['input'],
  golden: Golden,
): number {
  const found = network.run(goldenInput(shape, golden.seed), 1);
  const largest = Math.max(...golden.answers.map(Math.abs));
  const errors = golden.answers.map((answer, i) =>
    Math.abs(answer - (found[golden.at[i]!] ?? NaN)),
  );
  return Math.max(...errors) / largest;
}
