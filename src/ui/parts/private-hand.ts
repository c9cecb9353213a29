/** A hand that its holder looks at in private: the tokens of the notation turned into what lies in a row. */

import type { CardName, Facing, SpyPlace } from '../../cards/card.ts';
import type { ReadToken } from '../../cards/face.ts';
import type { PrivateHand } from '../../session/view.ts';
import type { Seen } from './hand-row.ts';

export type SeenHand = { readonly cards: readonly Seen[]; readonly spy?: SpyPlace };

export function seenHand({ tokens, exposed }: PrivateHand): SeenHand {
  const gap = tokens.findIndex((token) => facingOf(token) !== undefined);
  const facing = facingOf(tokens[gap]);
  const cards = tokens.flatMap((token, place) =>
    facingOf(token) === undefined ? [seen(token, exposed[place] ?? false)] : [],
  );
  return facing === undefined ? { cards } : { cards, spy: { gap, facing } };
}

function facingOf(token: ReadToken | undefined): Facing | undefined {
  switch (token) {
    case '<':
      return 'left';
    case '>':
      return 'right';
    default:
      return undefined;
  }
}

function seen(token: ReadToken, exposed: boolean): Seen {
  const front = (name: CardName, lit: boolean): Seen => ({ kind: 'front', name, lit, exposed });
  switch (token) {
    case '?':
    case '<':
    case '>':
      return { kind: 'unsure' };
    case '#':
      return { kind: 'back' };
    case 'B1*':
      return front('B1', true);
    case 'B2*':
      return front('B2', true);
    default:
      return front(token, false);
  }
}
