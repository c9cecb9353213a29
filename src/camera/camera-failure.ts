/** Why a camera could not be opened, from what the browser throws. */

import type { CameraFailure } from './camera.ts';

/** The names are the Media Capture specification's, and those that browsers used before it. */
export function failureFrom(error: unknown): CameraFailure {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      return 'camera-refused';
    case 'SecurityError':
      return 'camera-insecure';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    case 'OverconstrainedError':
      return 'camera-missing';
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return 'camera-busy';
    default:
      return 'camera-lost';
  }
}
