/** What a hand has otherwise than the game has it: each is one thing to do that puts it right. */

import type { CardName, Facing, HandCard } from './card.ts';

/** Places are counted from the holder's left, from 1, without the Spy, as the cards are held now. */
export type Difference =
  /** A bomb that was found does not show its fuse; one shows it that nobody found. */
  | { readonly kind: 'light' | 'unlight'; readonly place: number; readonly card: CardName }
  /** A card that should face everybody does not. */
  | { readonly kind: 'expose'; readonly place: number; readonly card: CardName }
  /** A card faces everybody that should not: from behind nobody can say which it is. */
  | { readonly kind: 'hide'; readonly place: number }
  /** `cards`: what belongs in these places. */
  | {
      readonly kind: 'exchange';
      readonly places: readonly [number, number];
      readonly cards: readonly [CardName, CardName];
    }
  /** One card lies elsewhere in the row than in place `to`; those between have moved up. */
  | {
      readonly kind: 'shift';
      readonly place: number;
      readonly to: number;
      readonly card: CardName;
    }
  /** Another card lies there than this one, which belongs there. */
  | { readonly kind: 'other-card'; readonly place: number; readonly card: HandCard }
  | { readonly kind: 'spy-place'; readonly gap: number }
  | { readonly kind: 'spy-facing'; readonly facing: Facing };
