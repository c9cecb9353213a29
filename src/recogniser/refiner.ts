/** Brings guessed ends to their true corners, and says how sure it is that each is an end. */

import { homography, project } from './homography.ts';
import type { Network } from '../networks/network.ts';
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
  /** How far the last look moved the corner that it moved most, in card widths. */
  readonly moved: number;
};

/** An end that moves less than this is where it will stay: further looks only drift, above all its covered corners. */
const still = 0.04;

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

/** Looks at each guess until it lies still, at most `looks` times, each time from where the last look ended. */
export function refine(
  network: Network,
  pyramid: Pyramid,
  guesses: readonly Quad[],
  looks: number,
): readonly Refined[] {
  return furtherRefined(network, pyramid, refineOnce(network, pyramid, guesses), looks - 1);
}

/** The same from ends that have been looked at before. */
export function furtherRefined(
  network: Network,
  pyramid: Pyramid,
  ends: readonly Refined[],
  looks: number,
): readonly Refined[] {
  let refined = ends.filter(({ quad }) => isConvex(quad));
  for (let look = 0; look < looks; look++) {
    const moving = refined.filter(({ moved }) => moved > still);
    if (moving.length === 0) break;
    const next = refineOnce(
      network,
      pyramid,
      moving.map(({ quad }) => quad),
    ).values();
    refined = refined
      .map((one) => (one.moved > still ? next.next().value! : one))
      .filter(({ quad }) => isConvex(quad));
  }
  return refined;
}

function corrected(quad: Quad, numbers: Float32Array): Refined {
  const toFrame = homography(unit, quad);
  const there = mapQuad(unit, ([x, y], k): Point =>
    project(toFrame, x + numbers[2 * k]!, y + numbers[2 * k + 1]!),
  );
  const moves = [0, 2, 4, 6].map((k) => Math.hypot(numbers[k]!, numbers[k + 1]!));
  return {
    quad: there,
    rightOver: numbers[8]!,
    isEnd: numbers[9]!,
    moved: Math.max(...moves),
  };
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
