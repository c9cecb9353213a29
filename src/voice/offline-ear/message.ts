/** What the page and the ear's worker say to each other. */

import type { SentGraph } from './sent-graphs.ts';
import type { Verdict } from './verdict.ts';

export type ToWorker =
  /** Have the ear of this language ready, and this laid out, which may be asked for. */
  | {
      readonly kind: 'prepare';
      readonly language: string;
      readonly graphs: readonly SentGraph[];
    }
  /** An utterance begins, in which one of these may be said; `by-itself`: any number of them, one after the other. */
  | {
      readonly kind: 'begin';
      readonly utterance: number;
      readonly language: string;
      readonly graphs: readonly SentGraph[];
      readonly rate: number;
      readonly ends: 'when-told' | 'by-itself';
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
  /** Once, or each time that something was said. */
  | { readonly kind: 'heard'; readonly utterance: number; readonly verdict: Verdict };
