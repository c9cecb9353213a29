/** What the page and the ear's worker say to each other. */

import type { Verdict } from './verdict.ts';
import type { WordGraph } from './word-graph.ts';

export type ToWorker =
  /** Have the ear of this language ready. */
  | { readonly kind: 'prepare'; readonly language: string }
  /** An utterance begins, in which one of these may be said. */
  | {
      readonly kind: 'begin';
      readonly utterance: number;
      readonly language: string;
      readonly graphs: readonly WordGraph[];
      readonly rate: number;
    }
  /** Samples from -1 to 1 at the utterance's rate. */
  | { readonly kind: 'sound'; readonly utterance: number; readonly samples: Float32Array }
  | { readonly kind: 'end'; readonly utterance: number }
  | { readonly kind: 'forget'; readonly utterance: number };

export type FromWorker =
  /** So much of the ear is here, from 0 to 1. */
  | { readonly kind: 'loading'; readonly part: number }
  | { readonly kind: 'ready'; readonly language: string }
  /** A file is missing or broken. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'heard'; readonly utterance: number; readonly verdict: Verdict };
