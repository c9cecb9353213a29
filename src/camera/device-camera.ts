/** The device's own camera: the one that looks away from the screen, if there is one. */

import type { Camera, CameraFailure } from './camera.ts';
import { failureFrom } from './camera-failure.ts';

/** The light is a capability that the DOM's types do not know yet. */
type Lit = MediaTrackCapabilities & { readonly torch?: boolean };

/**
 * The camera that was granted last, by its id: asking for "environment" again, or choosing by label, may give
 * another one, often the widest, on phones that have several.
 */
let granted: string | undefined;

export async function openDeviceCamera(signal: AbortSignal): Promise<Camera | CameraFailure> {
  // Browsers hide the whole interface from a page that did not come over HTTPS.
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices) return window.isSecureContext ? 'camera-missing' : 'camera-insecure';
  try {
    const stream = await openStream(devices);
    if (signal.aborted) {
      stopStream(stream);
      return 'camera-lost';
    }
    return await cameraFrom(stream);
  } catch (error) {
    return failureFrom(error);
  }
}

async function openStream(devices: MediaDevices): Promise<MediaStream> {
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  const away = { ...size, facingMode: { ideal: 'environment' } };
  if (granted === undefined) return devices.getUserMedia({ video: away });
  try {
    return await devices.getUserMedia({ video: { ...size, deviceId: { exact: granted } } });
  } catch (error) {
    if (failureFrom(error) !== 'camera-missing') throw error;
    granted = undefined;
    return devices.getUserMedia({ video: away });
  }
}

async function cameraFrom(stream: MediaStream): Promise<Camera> {
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('The stream has no picture.', 'NotFoundError');
  const { deviceId, facingMode } = track.getSettings();
  granted = deviceId;
  const video = await playing(stream);
  const capabilities = 'getCapabilities' in track ? (track.getCapabilities() as Lit) : {};
  return {
    // A camera that does not say where it looks is a laptop's: it looks at its owner.
    mirrored: facingMode !== 'environment',
    ...(capabilities.torch === true ? { torch: false } : {}),
    frame: async (signal) => {
      await nextPicture(video, signal);
      return createImageBitmap(video);
    },
    setTorch: (on) =>
      track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }),
    lost: new Promise((tell) => {
      track.addEventListener('ended', () => tell('camera-lost'), { once: true });
    }),
    close() {
      stopStream(stream);
      video.srcObject = null; // eslint-disable-line no-restricted-syntax -- the DOM's own word for nothing
    },
  };
}

/** A video that is in no document plays all the same, but on iOS only if it is muted and inline. */
async function playing(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  return video;
}

/** Resolves with the next picture that the camera gives, or soon, in a browser that does not tell. */
function nextPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    const go = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(go);
    else setTimeout(go, 66);
  });
}

function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
