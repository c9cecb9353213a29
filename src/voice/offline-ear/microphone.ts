/** The microphone: opened when somebody listens, kept open for a while, shut when the table is left alone. */

import type { Deafness } from '../../cards/deafness.ts';
import { wishToHear } from '../audio-session.ts';
import { soundRate } from './front-end.ts';
import worklet from './microphone-worklet.ts?worker&url';

/** A microphone takes a moment to open, which would cost the first word of the next utterance. */
const keptOpenMs = 60_000;

export type Microphone = {
  /** Opens it if need be. Rejects with a `MicrophoneFailure`. `onSound` is called until `stop`, or until it is lost. */
  listen(onSound: (samples: Float32Array) => void, onLost: () => void): Promise<Stream>;
  /** Whoever still listens is told that it is lost. */
  close(): void;
};
export type Stream = { readonly rate: number; readonly stop: () => void };

export class MicrophoneFailure extends Error {
  readonly reason: Deafness;

  constructor(reason: Deafness) {
    super(reason);
    this.reason = reason;
  }
}

type Listener = {
  readonly onSound: (samples: Float32Array) => void;
  readonly onLost: () => void;
};
type Open = { readonly context: AudioContext; readonly close: () => void };

export function openMicrophone(): Microphone {
  const listeners = new Set<Listener>();
  let open: Promise<Open> | undefined;
  let shutting: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(shutting);
    const shut = open;
    open = undefined;
    void shut?.then((opened) => opened.close()).catch(() => undefined);
    const left = [...listeners];
    listeners.clear();
    for (const { onLost } of left) onLost();
  };
  const tellAll = (samples: Float32Array) => {
    for (const { onSound } of listeners) onSound(samples.slice());
  };

  return {
    async listen(onSound, onLost) {
      clearTimeout(shutting);
      const listener = { onSound, onLost };
      const stop = () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(shutting);
        shutting = setTimeout(close, keptOpenMs);
      };
      listeners.add(listener);
      try {
        open ??= start(tellAll, close);
        open.catch(() => (open = undefined));
        const { context } = await open;
        await context.resume();
        return { rate: context.sampleRate, stop };
      } catch (failure) {
        listeners.delete(listener);
        throw failure;
      }
    },
    close,
  };
}

async function start(onSound: (samples: Float32Array) => void, onLost: () => void): Promise<Open> {
  wishToHear(true);
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true } })
    .catch((error: unknown) => {
      throw new MicrophoneFailure(reasonOf(error));
    });
  const [track] = stream.getAudioTracks();
  if (!track) throw new MicrophoneFailure('no-microphone');
  track.addEventListener('ended', onLost, { once: true });
  const { context, source } = contextFor(stream);
  const close = () => {
    track.stop();
    void context.close();
    wishToHear(false);
  };
  try {
    await context.audioWorklet.addModule(worklet);
  } catch (failure) {
    close();
    throw failure;
  }
  const node = new AudioWorkletNode(context, 'spy-microphone', { numberOfOutputs: 0 });
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSound(data);
  source.connect(node);
  return { context, close };
}

/** Not every browser lets a microphone run at another rate than its own. */
function contextFor(stream: MediaStream) {
  const wished = new AudioContext({ sampleRate: soundRate });
  try {
    return { context: wished, source: wished.createMediaStreamSource(stream) };
  } catch {
    void wished.close();
    const context = new AudioContext();
    return { context, source: context.createMediaStreamSource(stream) };
  }
}

function reasonOf(error: unknown): Deafness {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no-microphone';
    default:
      return 'failed';
  }
}
