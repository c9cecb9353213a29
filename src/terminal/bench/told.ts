/** What the bench's page and its two threads tell each other, and what comes of it. */

import type { Stage } from '../../recogniser/stage.ts';

/** Milliseconds: the half and all but a twentieth of the measured times were no longer than these. */
export type Times = { readonly p50: number; readonly p95: number };

/** Frames lie on the server as `/frames/0.png` and so on; `aScan` of them in a row are one hand held before the camera. */
export type Frames = { readonly drawn: number; readonly aScan: number; readonly colour: 'green' };

export type ReadingSpeed = {
  readonly frames: number;
  /** From a frame's pixels to the hand as read so far; the way up is not known in the first frame of each scan. */
  readonly wholeFrame: Times;
  readonly stages: Readonly<Record<Stage, Times>>;
  readonly cardsSeenAFrame: number;
  readonly numTensors: { readonly before: number; readonly after: number };
};

/** Milliseconds from letting go of the button; the app itself waits a moment for sound that is still on its way. */
export type HearingSpeed = {
  readonly utterances: number;
  /** Carried out without a question. */
  readonly understood: number;
  readonly releasedWithTheLastSound: Times;
  readonly releasedLater: Times;
};

export type Yardstick = {
  readonly frames: number;
  readonly wholeFrame: Times;
  readonly handsSeenAFrame: number;
};

/** What a thread is asked: to go through so many of the frames. */
export type Ask = { readonly frames: Frames; readonly most: number };
export type Answer<Measured> =
  | { readonly kind: 'measured'; readonly measured: Measured }
  | { readonly kind: 'failed'; readonly reason: string };

export function timesOf(measuredMs: readonly number[]): Times {
  const sorted = [...measuredMs].sort((a, b) => a - b);
  const at = (share: number) => {
    const ms = sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)] ?? 0;
    return Math.round(ms * 100) / 100;
  };
  return { p50: at(0.5), p95: at(0.95) };
}
