/** What the referee says aloud: the answers of the notation, none of which can name a hidden card. */

import type { Colour, Target } from '../cards/card.ts';

export { targets, type Target } from '../cards/card.ts';

/** Where several hold, the first is given. */
export const refusals = [
  'not-understood',
  'game-over',
  'not-your-turn',
  'no-such-player',
  'yourself',
  'player-out',
  'already-moved',
  'already-spied',
  'flip-needs-move',
  'wrong-distance',
  'nothing-to-undo',
] as const;
export type Refusal = (typeof refusals)[number];

export type Ruling =
  | { readonly kind: 'moved'; readonly seat: Colour; readonly distance: 1 | 2 }
  | { readonly kind: 'flipped'; readonly seat: Colour }
  /** The card looked at is a safe (a top secret) and not the target: the type only. */
  | { readonly kind: 'safe'; readonly owner: Colour }
  | { readonly kind: 'top-secret'; readonly owner: Colour }
  /** The target was found: from now on it faces everybody. */
  | { readonly kind: 'exposed'; readonly owner: Colour; readonly card: Target }
  /** An unlit bomb was found, which is lit from now on. */
  | { readonly kind: 'fuse'; readonly owner: Colour }
  | { readonly kind: 'boom'; readonly owner: Colour; readonly seeker: Colour }
  | { readonly kind: 'out'; readonly seat: Colour }
  | { readonly kind: 'turn'; readonly seat: Colour }
  | { readonly kind: 'win'; readonly seat: Colour }
  | { readonly kind: 'undone' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export type RulingKind = Ruling['kind'];
