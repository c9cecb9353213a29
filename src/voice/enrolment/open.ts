/** Opens own voices in a browser: the worker starts when it is first needed. */

import type { Microphone } from '../offline-ear/microphone.ts';
import { openEnrolment, type Enrolment } from './enrolment.ts';

export function openDeviceEnrolment(microphone: Microphone): Enrolment {
  return openEnrolment(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    microphone,
  );
}
