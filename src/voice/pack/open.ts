/** Opens the recorder with what this browser has. */

import { openMicrophone } from '../offline-ear/microphone.ts';
import { openRecorder, type Recorder, type RecorderNews } from './recorder.ts';

export function openDeviceRecorder(report: (news: RecorderNews) => void): Recorder {
  // There are no microphones on a page that did not come by https.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  const supported = mediaDevices !== undefined && 'AudioWorkletNode' in globalThis;
  return openRecorder(supported ? openMicrophone() : undefined, report);
}
