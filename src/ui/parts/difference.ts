/** One thing that is not as it should be: what to do in words, and a picture of how it should look. */

import { html, type TemplateResult } from 'lit';
import type { Colour, HandCard } from '../../cards/card.ts';
import type { Difference } from '../../cards/difference.ts';
import type { Words } from '../../languages/language.ts';
import { cardBack, cardFront, spyPicture } from './card-picture.ts';
import { icon } from './icon.ts';

export function whatToDo(words: Words, difference: Difference): string {
  const { check } = words;
  const { cards } = words.names;
  switch (difference.kind) {
    case 'light':
    case 'unlight':
    case 'expose':
      return check[difference.kind](difference.place, cards[difference.card]);
    case 'hide':
      return check.hide(difference.place);
    case 'exchange': {
      const [one, other] = difference.places;
      const [card, otherCard] = difference.cards;
      return check.exchange(one, other, cards[card], cards[otherCard]);
    }
    case 'shift':
      return check.shift(difference.place, cards[difference.card], difference.to);
    case 'other-card':
      return check.otherCard(difference.place, nameOf(words, difference.card));
    case 'spy-place':
      return check.spyPlace(difference.gap);
    case 'spy-facing':
      return check.spyFacing(difference.facing);
  }
}

function nameOf({ names }: Words, { name, lit, exposed }: HandCard): string {
  const card = names.cards[name];
  if (lit) return names.lit(card);
  return exposed ? names.exposed(card) : card;
}

/** The words beside it say all; the picture is silent. */
export function asItShouldBe(colour: Colour, difference: Difference): TemplateResult {
  switch (difference.kind) {
    case 'light':
    case 'unlight':
      return cardFront(colour, { name: difference.card, lit: difference.kind === 'light' }, '');
    case 'shift':
      return cardFront(colour, { name: difference.card, lit: false }, '');
    case 'other-card':
      return cardFront(colour, difference.card, '');
    case 'exchange':
      return html`${icon('turn', 36)}`;
    case 'expose':
    case 'hide':
      return cardBack(colour, '');
    case 'spy-place':
      return html`${icon('touch', 36)}`;
    case 'spy-facing':
      return spyPicture(colour, difference.facing, '');
  }
}
