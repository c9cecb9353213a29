/** A camera as the app knows it: pictures on demand, a light perhaps, and a reason if it stops. */

export const cameraFailures = [
  'camera-refused',
  'camera-missing',
  'camera-busy',
  'camera-lost',
  'camera-black',
  'camera-frozen',
  'camera-insecure',
] as const;
export type CameraFailure = (typeof cameraFailures)[number];

export interface Camera {
  /** It looks at whoever holds the device: what it shows them must be mirrored. The frames themselves never are. */
  readonly mirrored: boolean;
  /** Whether its light is on; undefined if it has none. */
  readonly torch?: boolean;
  /** The next frame that has not been given yet, as it is drawn (never turned). The taker closes it. Rejects with the reason of `signal` if that comes first. */
  frame(signal: AbortSignal): Promise<ImageBitmap>;
  setTorch(on: boolean): Promise<void>;
  /** Told once, if the camera stops by itself: unplugged, or taken away by the system. */
  readonly lost: Promise<CameraFailure>;
  close(): void;
}

/** Opens a camera, or says why not. */
export type OpenCamera = (signal: AbortSignal) => Promise<Camera | CameraFailure>;
