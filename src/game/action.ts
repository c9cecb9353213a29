/** What a player may announce: the lines of a story after its `---`. */

import type { Facing } from '../cards/card.ts';

export const actionKinds = ['flip', 'move', 'spy', 'end', 'undo'] as const;
export type ActionKind = (typeof actionKinds)[number];

export type Action =
  | { readonly kind: 'flip' }
  /** `toward`: the Spy is first turned that way if need be. `distance`: any whole number; the rules refuse a wrong one. */
  | { readonly kind: 'move'; readonly distance: number; readonly toward?: Facing }
  /** `player`: any word in lower case, since a word that is nobody's colour is refused by the rules, not by the parser. */
  | { readonly kind: 'spy'; readonly player: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'undo' };
