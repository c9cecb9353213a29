/** Lays the sightings of several frames over each other: the same cards, some missing here and there. */

import type { EndScores } from './solve.ts';

/** One frame's cards, left to right. */
export type FrameScores = readonly EndScores[];

/** The ends of a fan that a person holds up are read better than those that the matcher was trained and calibrated on. */
const newsOfOne = 1.3;
/** Frames of one moment err alike: n of them tell as much as this power of n that err each in its own way. */
const newsOfFrames = 0.4;
/** What leaving a card out of the alignment costs, in units of likeness. */
const skipCost = 0.35;

/**
 * Log probabilities over all frames for a hand of `count` cards: sums, each card's made to add up to 1 again. Frames that
 * show fewer or more are laid on as well as they fit.
 */
export function fuseFrames(frames: readonly FrameScores[], count: number): readonly EndScores[] {
  const whole = frames.filter((frame) => frame.length === count);
  const others = frames.filter((frame) => frame.length !== count && frame.length > 1);
  if (whole.length === 0) return [];
  const weight = newsOfOne * (whole.length + others.length) ** (newsOfFrames - 1);
  const size = whole[0]![0]?.length ?? 0;
  const sums = Array.from({ length: count }, () => new Float64Array(size));
  const add = (place: number, scores: EndScores): void => {
    for (let e = 0; e < size; e++) sums[place]![e]! += weight * Math.max(scores[e]!, -8);
  };
  for (const frame of whole) frame.forEach((scores, place) => add(place, scores));
  const reference = sums.map((sum) => Float64Array.from(sum));
  for (const frame of others) {
    for (const [own, place] of align(frame, reference)) add(place, frame[own]!);
  }
  return sums.map(normalised);
}

function normalised(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0);
  return scores.map((score) => score - most - Math.log(sum));
}

/** How many cards most frames show, the larger number where two are even; 0 without frames. */
export function usualCount(frames: readonly { readonly length: number }[]): number {
  const votes = new Map<number, number>();
  for (const frame of frames) votes.set(frame.length, (votes.get(frame.length) ?? 0) + 1);
  return [...votes].sort(([a, na], [b, nb]) => nb - na || b - a)[0]?.[0] ?? 0;
}

/** Pairs (index in `frame`, index in `reference`) in order, by Needleman and Wunsch's alignment (1970) on likeness. */
function align(frame: FrameScores, reference: FrameScores): readonly (readonly [number, number])[] {
  const [n, m] = [frame.length, reference.length];
  const value = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  for (let i = 1; i <= n; i++) value[i]![0] = value[i - 1]![0]! - skipCost;
  for (let j = 1; j <= m; j++) value[0]![j] = value[0]![j - 1]! - skipCost;
  const like = frame.map((a) => reference.map((b) => likeness(a, b)));
  for (let i = 1; i <= n; i++) {
    for (let j = 1; j <= m; j++) {
      value[i]![j] = Math.max(
        value[i - 1]![j - 1]! + like[i - 1]![j - 1]!,
        value[i - 1]![j]! - skipCost,
        value[i]![j - 1]! - skipCost,
      );
    }
  }
  const pairs: [number, number][] = [];
  for (let i = n, j = m; i > 0 && j > 0;) {
    if (value[i]![j] === value[i - 1]![j - 1]! + like[i - 1]![j - 1]!) pairs.push([--i, --j]);
    else if (value[i]![j] === value[i - 1]![j]! - skipCost) i--;
    else j--;
  }
  return pairs;
}

/** From -1 (surely different cards) to 1 (surely the same), by how much the two distributions share. */
function likeness(a: EndScores, b: EndScores): number {
  const [p, q] = [probabilities(a), probabilities(b)];
  const shared = p.reduce((sum, x, e) => sum + Math.sqrt(x * q[e]!), 0);
  return 2 * shared - 1;
}

function probabilities(scores: EndScores): readonly number[] {
  const all = Array.from(scores);
  const most = Math.max(...all);
  const weights = all.map((score) => Math.exp(score - most));
  const sum = weights.reduce((x, y) => x + y, 0);
  return weights.map((weight) => weight / sum);
}
