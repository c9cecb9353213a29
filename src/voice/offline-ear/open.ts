/** Opens the app's own ear in a browser: its worker starts when it is first needed. */

import type { AttentiveEar } from '../ear.ts';
import type { Microphone } from './microphone.ts';
import { openOfflineEar, type EarState } from './offline-ear.ts';

export function openDeviceEar(
  onState: (state: EarState) => void,
  microphone: Microphone,
): AttentiveEar {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  // There are no microphones on a page that did not come by https.
  const supported = mediaDevices !== undefined && 'AudioWorkletNode' in globalThis;
  return openOfflineEar(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    microphone,
    supported,
    onState,
  );
}
