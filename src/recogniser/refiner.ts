/** Brings guessed ends to their true corners, and says how sure it is that each is an end. */

import { homography, project } from './homography.ts';
import type { Network } from './network.ts';
import { cutOut, type Pyramid } from './picture.ts';
import { endHeight, isConvex, mapQuad, rectangle } from './quad.ts';
import type { Point, Quad } from './recogniser.ts';

const width = 64;
const height = 80;
/** The window holds half a card width around the guess. */
const margin = 0.5;
const pixelsPerWidth = 32;
const windowQuad = rectangle(
  margin * pixelsPerWidth,
  margin * pixelsPerWidth,
  (1 + margin) * pixelsPerWidth,
  (endHeight + margin) * pixelsPerWidth,
);
const unit = rectangle(0, 0, 1, endHeight);
const outputs = 10;

export type Refined = {
  readonly quad: Quad;
  /** Logit: above zero the card's right neighbour lies over it. */
  readonly rightOver: number;
  /** Logit: above zero this is a card end. */
  readonly isEnd: number;
};

/** One look at each guess; a guess that folds in is dropped. */
export function refineOnce(
  network: Network,
  pyramid: Pyramid,
  guesses: readonly Quad[],
): readonly Refined[] {
  const sound = guesses.filter(isConvex);
  if (sound.length === 0) return [];
  const size = width * height * 3;
  const input = new Float32Array(sound.length * size);
  sound.forEach((quad, i) => {
    cutOut(pyramid, quad, windowQuad, width, height, input, i * size);
    normalise(input, i * size, size);
  });
  const numbers = network.run(input, sound.length);
  return sound.map((quad, i) => corrected(quad, numbers.subarray(i * outputs, (i + 1) * outputs)));
}

/** Several looks, each from where the last one ended. */
export function refine(
  network: Network,
  pyramid: Pyramid,
  guesses: readonly Quad[],
  looks: number,
): readonly Refined[] {
  let refined: readonly Refined[] = [];
  let quads = guesses;
  for (let look = 0; look < looks; look++) {
    refined = refineOnce(network, pyramid, quads);
    quads = refined.map((one) => one.quad);
  }
  return refined.filter((one) => isConvex(one.quad));
}

function corrected(quad: Quad, numbers: Float32Array): Refined {
  const toFrame = homography(unit, quad);
  const moved = mapQuad(unit, ([x, y], k): Point =>
    project(toFrame, x + numbers[2 * k]!, y + numbers[2 * k + 1]!),
  );
  return { quad: moved, rightOver: numbers[8]!, isEnd: numbers[9]! };
}

/** By the window's own mean and spread over all its numbers: light goes, colour stays. */
function normalise(input: Float32Array, from: number, size: number): void {
  let sum = 0;
  for (let i = from; i < from + size; i++) sum += input[i]!;
  const mean = sum / size;
  let squares = 0;
  for (let i = from; i < from + size; i++) squares += (input[i]! - mean) ** 2;
  const spread = Math.max(Math.sqrt(squares / (size - 1)), 8);
  for (let i = from; i < from + size; i++) input[i] = (input[i]! - mean) / spread;
}
