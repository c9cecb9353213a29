/** The microphone: opened with the first utterance, kept open for a while, shut when the table is left alone. */

import type { Deafness } from '../../cards/deafness.ts';
import worklet from './microphone-worklet.ts?worker&url';
import { soundRate } from './front-end.ts';

/** A microphone takes a moment to open, which would cost the first word of the next utterance. */
const keptOpenMs = 60_000;

export type Microphone = {
  /** Opens it if need be. Rejects with a `MicrophoneFailure`. `onSound` is called until `stop`. */
  listen(onSound: (samples: Float32Array) => void, onLost: () => void): Promise<Stream>;
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

type Open = {
  readonly track: MediaStreamTrack;
  readonly context: AudioContext;
  readonly port: MessagePort;
};

export function openMicrophone(): Microphone {
  let open: Promise<Open> | undefined;
  let shutting: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(shutting);
    const shut = open;
    open = undefined;
    void shut
      ?.then(({ track, context }) => {
        track.stop();
        return context.close();
      })
      .catch(() => undefined);
  };

  return {
    async listen(onSound, onLost) {
      clearTimeout(shutting);
      open ??= start();
      open.catch(() => (open = undefined));
      const { track, context, port } = await open;
      await context.resume();
      const lost = () => {
        close();
        onLost();
      };
      track.addEventListener('ended', lost, { once: true });
      port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSound(data);
      return {
        rate: context.sampleRate,
        stop: () => {
          port.onmessage = () => undefined;
          track.removeEventListener('ended', lost);
          shutting = setTimeout(close, keptOpenMs);
        },
      };
    },
    close,
  };
}

async function start(): Promise<Open> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true } })
    .catch((error: unknown) => {
      throw new MicrophoneFailure(reasonOf(error));
    });
  const [track] = stream.getAudioTracks();
  if (!track) throw new MicrophoneFailure('no-microphone');
  const { context, source } = contextFor(stream);
  await context.audioWorklet.addModule(worklet);
  const node = new AudioWorkletNode(context, 'spy-microphone', { numberOfOutputs: 0 });
  source.connect(node);
  return { track, context, port: node.port };
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
