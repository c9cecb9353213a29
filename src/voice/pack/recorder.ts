/** Records one sentence at a time from the microphone, and gives it trimmed, even and small. */

import type { RecordFailure } from '../../cards/recording.ts';
import { MicrophoneFailure, type Microphone } from '../offline-ear/microphone.ts';
import { Resampler } from '../offline-ear/resample.ts';
import { packWave } from './adpcm.ts';
import { heightOf, longestTakeSeconds, takeFrom } from './take.ts';

export type RecorderNews =
  /** It listens; `height` from 0 to 1 is how loud it is now. */
  | { readonly kind: 'recording'; readonly height: number }
  | { readonly kind: 'recorded'; readonly sound: Uint8Array }
  | { readonly kind: 'record-failed'; readonly reason: RecordFailure };

export interface Recorder {
  start(): void;
  /** What was said until now counts. */
  stop(): void;
  /** What was said is forgotten, and the microphone is shut. */
  drop(): void;
}

/** What is being recorded. Nothing is reported of one that is no longer the current one. */
type Take = { readonly pieces: Float32Array[]; length: number; end?: () => void };

export function openRecorder(
  microphone: Microphone | undefined,
  report: (news: RecorderNews) => void,
): Recorder {
  let current: Take | undefined;

  const failed = (take: Take, reason: RecordFailure) => {
    if (current !== take) return;
    current = undefined;
    report({ kind: 'record-failed', reason });
  };

  const start = async (take: Take, from: Microphone) => {
    const heard = (samples: Float32Array) => {
      if (current !== take) return;
      take.pieces.push(samples);
      take.length += samples.length;
      report({ kind: 'recording', height: heightOf(samples) });
    };
    try {
      const { rate, stop } = await from.listen(heard, () => failed(take, 'lost'));
      if (current !== take) return stop();
      report({ kind: 'recording', height: 0 });
      const longest = setTimeout(() => take.end?.(), 1000 * longestTakeSeconds);
      take.end = () => {
        clearTimeout(longest);
        stop();
        finish(take, rate);
      };
    } catch (failure) {
      failed(take, failure instanceof MicrophoneFailure ? reasonOf(failure) : 'failed');
    }
  };

  const finish = (take: Take, rate: number) => {
    if (current !== take) return;
    const wave = takeFrom(new Resampler(rate).push(joined(take)));
    if (!wave) return failed(take, 'nothing-heard');
    current = undefined;
    report({ kind: 'recorded', sound: packWave(wave) });
  };

  return {
    start() {
      const take: Take = (current = { pieces: [], length: 0 });
      if (microphone) void start(take, microphone);
      else failed(take, 'not-supported');
    },
    stop: () => current?.end?.(),
    drop() {
      const dropped = current;
      current = undefined;
      dropped?.end?.();
      microphone?.close();
    },
  };
}

function reasonOf({ reason }: MicrophoneFailure): RecordFailure {
  return reason === 'refused' || reason === 'no-microphone' ? reason : 'failed';
}

function joined({ pieces, length }: Take): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
