/** What the page and the worker of own voices say to each other. */

import type { Sequence, Take, TakeTrouble } from '../../cards/enrolment.ts';

export type ToWorker =
  /** All that is laid beside what is said, whoever it is of. */
  | { readonly kind: 'know'; readonly takes: readonly Take[] }
  /** Sound of this rate follows, to be taken or to be known again. */
  | { readonly kind: 'begin'; readonly rate: number; readonly taking: boolean }
  | { readonly kind: 'sound'; readonly samples: Float32Array }
  /** What was said since the last question? */
  | { readonly kind: 'ask'; readonly question: number };

export type FromWorker =
  | { readonly kind: 'answer'; readonly question: number; readonly said?: string }
  | { readonly kind: 'speaking' }
  | { readonly kind: 'taken'; readonly sequence: Sequence }
  | { readonly kind: 'refused'; readonly trouble: TakeTrouble }
  /** A file is missing or broken, or the browser cannot run it. */
  | { readonly kind: 'missing' };
