/** Holds an exported network against its golden answers: the trainer wrote them, the app's own code must find them again. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ends, type End } from '../src/cards/face.ts';
import { compare, logProbabilities } from '../src/recogniser/compare.ts';
import {
  cells,
  columns,
  depth,
  described,
  type MatcherManifest,
} from '../src/recogniser/matcher.ts';
import type { Network, NetworkManifest } from '../src/networks/network.ts';
import { prototypes, type Views } from '../src/recogniser/prototypes.ts';

/** An input made from a seed, and what the network answers to it at some places. */
export type Golden = {
  readonly seed: number;
  readonly at: readonly number[];
  readonly answers: readonly number[];
};

export async function readGolden(folder: string, name: string): Promise<Golden> {
  return JSON.parse(await readFile(join(folder, name, 'golden.json'), 'utf8')) as Golden;
}

/** Numbers from -1 to 1 as `golden_input` of spy/export.py makes them: Numerical Recipes' linear congruential generator. */
export function goldenInput(shape: readonly number[], seed: number): Float32Array {
  const numbers = new Float32Array(shape.reduce((a, b) => a * b, 1));
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

type GoldenMatching = {
  readonly seed: number;
  readonly whole: readonly number[];
  readonly logProbabilities: readonly number[];
};

/** The same for what the matcher makes of descriptors: see `golden_matching` of spy/export.py. */
export async function matchingError(folder: string, manifest: MatcherManifest): Promise<number> {
  const file = await readFile(join(folder, 'matcher', 'matching.json'), 'utf8');
  const golden = JSON.parse(file) as GoldenMatching;
  const [colours, views] = [2, 2];
  const size = cells * (depth + 1);
  const numbers = goldenInput([colours * ends.length * views + 1, size], golden.seed);
  const description = (i: number, seen: (cell: number) => boolean) =>
    described(numbers.subarray(i * size, (i + 1) * size), (cell) => (seen(cell) ? 1 : 0));
  const taught = Array.from({ length: colours }, (_, colour) => {
    const first = (e: number): number => (colour * ends.length + e) * views;
    const both = (e: number) => [first(e), first(e) + 1].map((i) => description(i, () => true));
    return Object.fromEntries(ends.map((end: End, e) => [end, both(e)])) as unknown as Views;
  });
  const known = prototypes(manifest, taught[0]!, taught);
  const card = description(colours * ends.length * views, (c) => c % columns < columns / 2);
  const own = compare(manifest, card, known);
  const found = [...own.whole, ...logProbabilities(manifest, card, known, own, Infinity)];
  const answers = [...golden.whole, ...golden.logProbabilities];
  const errors = answers.map(
    (answer, i) => Math.abs(answer - found[i]!) / Math.max(1, Math.abs(answer)),
  );
  return Math.max(...errors);
}
