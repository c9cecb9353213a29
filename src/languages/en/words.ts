/** All English words on the screens, grouped by screen: `words.table.spyOn('Red')`. */

import type { Facing } from '../../cards/card.ts';
import type { Shape } from '../../cards/seat-shape.ts';
import { checkWords } from './check-words.ts';
import { deckWords } from './deck-words.ts';
import { enrolWords } from './enrol-words.ts';
import { handWords } from './hand-words.ts';
import { cards, colours, facings, kinds } from './names.ts';
import { setupWords } from './setup-words.ts';
import { tableWords } from './table-words.ts';
import { troubleWords } from './trouble-words.ts';
import { voiceWords } from './voice-words.ts';

const shapes: Readonly<Record<Shape, string>> = {
  circle: 'circle',
  diamond: 'diamond',
  square: 'square',
  triangle: 'triangle',
};

const names = {
  colours,
  cards,
  kinds,
  shapes,
  facings,
  spy: 'Spy',
  spyFacing: (facing: Facing) => `Spy, looking ${facings[facing]}`,
  lit: (card: string) => `${card}, lit`,
  exposed: (card: string) => `${card}, facing everybody`,
  back: 'A card seen from behind',
  unsure: 'A card that I am not sure of',
};

export const englishWords = {
  names,
  ...setupWords,
  ...deckWords,
  ...enrolWords,
  ...handWords,
  ...checkWords,
  ...tableWords,
  ...troubleWords,
  ...voiceWords,
};
