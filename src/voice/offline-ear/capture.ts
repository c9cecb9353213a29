/** Brings the microphone's sound to whoever listens, and finds out whether there is any. */

import { MicrophoneFailure, type Microphone } from './microphone.ts';

/** A microphone that gives nothing but zeros is switched off somewhere. */
const leastSound = 1e-5;
/** Of nothing at all, nothing can be told. */
const leastSeconds = 0.2;

export type Capture = {
  /** The microphone is open, at this rate; its sound follows. */
  readonly onOpen: (rate: number) => void;
  readonly onSound: (samples: Float32Array) => void;
  readonly onLost: () => void;
  /** So many seconds without any sound are enough to know that there is none. */
  readonly patience: number;
};

/** Until `over`. Rejects with a `MicrophoneFailure`, also where all of it was silent. */
export async function capture(
  microphone: Microphone,
  { onOpen, onSound, onLost, patience }: Capture,
  over: Promise<unknown>,
): Promise<void> {
  let [heard, seconds, rate] = [false, 0, 0];
  let giveUp: () => void = () => undefined;
  const silent = new Promise<void>((resolve) => (giveUp = resolve));
  const take = (samples: Float32Array) => {
    heard ||= samples.some((sample) => Math.abs(sample) > leastSound);
    seconds += samples.length / rate;
    if (!heard && seconds > patience) giveUp();
    onSound(samples);
  };
  // The rate is not known before the microphone is open, but sound may come at once.
  const early: Float32Array[] = [];
  let hear = (samples: Float32Array): void => void early.push(samples);
  const stream = await microphone.listen((samples) => hear(samples), onLost);
  try {
    rate = stream.rate;
    onOpen(rate);
    early.forEach(take);
    hear = take;
    await Promise.race([over, silent]);
  } finally {
    stream.stop();
  }
  if (!heard && seconds > leastSeconds) throw new MicrophoneFailure('silent');
}
