/** Hands a camera's frames on, one after the other, for as long as somebody looks. */

import type { Camera, CameraFailure } from './camera.ts';

export type Look = {
  /** Looks at a frame, shows it coarsely, and says whether it was black. */
  readonly show: (frame: ImageBitmap) => boolean;
  /** Reads a frame and closes it. The next one is taken when this is done. */
  readonly read: (frame: ImageBitmap) => Promise<void>;
};

/** Cameras give a few black frames while they wake up. */
const blackForMs = 2500;
/** A camera that gives no picture for so long has stopped, whatever it says. */
const frozenForMs = 6000;

/** Returns when `signal` says so, or with the reason why no more can be seen. */
export async function watch(
  camera: Camera,
  look: Look,
  signal: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<CameraFailure | undefined> {
  const lost = camera.lost;
  return Promise.race([lost, lookOn(camera, look, signal, now)]);
}

async function lookOn(
  camera: Camera,
  look: Look,
  signal: AbortSignal,
  now: () => number,
): Promise<CameraFailure | undefined> {
  let darkSince: number | undefined;
  while (!signal.aborted) {
    const frame = await nextFrame(camera, signal);
    if (frame === 'frozen') return 'camera-frozen';
    if (!frame) return signal.aborted ? undefined : 'camera-lost';
    // By the frames alone: the reading of one may take long on a slow device.
    const seenAt = now();
    darkSince = look.show(frame) ? (darkSince ?? seenAt) : undefined;
    await look.read(frame);
    if (darkSince !== undefined && seenAt - darkSince > blackForMs) return 'camera-black';
  }
  return undefined;
}

async function nextFrame(
  camera: Camera,
  signal: AbortSignal,
): Promise<ImageBitmap | 'frozen' | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frozen = new Promise<'frozen'>((resolve) => {
    timer = setTimeout(() => resolve('frozen'), frozenForMs);
  });
  try {
    return await Promise.race([camera.frame(signal), frozen]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
