/** The words for what lies in a row. */

import type { Facing } from '../../cards/card.ts';
import type { Words } from '../../languages/language.ts';
import type { RowLabels, Seen } from './hand-row.ts';

export function rowLabels(words: Words, row: string, facing: Facing | undefined): RowLabels {
  return {
    row,
    spy: facing === undefined ? words.names.spy : words.names.spyFacing(facing),
    place: (seen, place) => placeLabel(words, seen, place),
  };
}

function placeLabel(words: Words, seen: Seen, place: number): string {
  switch (seen.kind) {
    case 'back':
      return words.table.hiddenCard(place);
    case 'unsure':
      return words.names.unsure;
    case 'front': {
      const card = words.names.cards[seen.name];
      if (seen.lit) return words.names.lit(card);
      return seen.exposed ? words.names.exposed(card) : card;
    }
  }
}
