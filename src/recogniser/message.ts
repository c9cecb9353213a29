/** What page and recogniser's worker say to each other; `scan` numbers scans and lessons alike. */

import type { End } from '../cards/face.ts';
import type { Expectation, LessonNews, RecogniserFailure, ScanUpdate } from './recogniser.ts';

export type ToWorker =
  | {
      readonly kind: 'scan';
      readonly scan: number;
      readonly expectation: Expectation;
      readonly deck: string;
    }
  | {
      readonly kind: 'lesson';
      readonly scan: number;
      readonly known: ReadonlyMap<End, readonly Uint8Array[]>;
    }
  | { readonly kind: 'look'; readonly scan: number; readonly frame: ImageBitmap }
  | ToLesson
  | { readonly kind: 'close'; readonly scan: number };

/** Nothing is answered to these: the next look tells. */
export type ToLesson =
  | { readonly kind: 'ask'; readonly scan: number; readonly end?: End }
  | { readonly kind: 'forget'; readonly scan: number; readonly end: End }
  | { readonly kind: 'take-now'; readonly scan: number };

export type FromWorker =
  | { readonly kind: 'ready'; readonly scan: number }
  | { readonly kind: 'failed'; readonly scan: number; readonly reason: RecogniserFailure['reason'] }
  | { readonly kind: 'seen'; readonly scan: number; readonly update: ScanUpdate }
  | { readonly kind: 'taught'; readonly scan: number; readonly news: LessonNews };
