/** What page and recogniser's worker say to each other. */

import type { Expectation, RecogniserFailure, ScanUpdate } from './recogniser.ts';

export type ToWorker =
  | {
      readonly kind: 'scan';
      readonly scan: number;
      readonly expectation: Expectation;
      readonly deck: string;
    }
  | { readonly kind: 'look'; readonly scan: number; readonly frame: ImageBitmap }
  | { readonly kind: 'close'; readonly scan: number };

export type FromWorker =
  | { readonly kind: 'ready'; readonly scan: number }
  | { readonly kind: 'failed'; readonly scan: number; readonly reason: RecogniserFailure['reason'] }
  | { readonly kind: 'seen'; readonly scan: number; readonly update: ScanUpdate };
