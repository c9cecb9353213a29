/** What the screens of the decks show. */

import { colours, type Colour } from '../cards/card.ts';
import { endsToTeach, viewsWanted } from '../cards/lesson.ts';
import { canRead, picturesOf, type OwnDeck } from './own-deck.ts';
import type { Cards, Session, Teaching } from './session.ts';
import type { CardsScreen, DeckName, TaughtColour, TeachScreen } from './view.ts';

export function cardsScreen({ decks, settings }: Session, stage: Cards): CardsScreen {
  const called = (key: string | undefined): DeckName | undefined => {
    const deck = decks.find((one) => one.key === key);
    return deck && { key: deck.key, name: deck.name };
  };
  const [added, deleting] = [called(stage.added), called(stage.deleting)];
  return {
    kind: 'cards',
    deck: settings.deck,
    own: decks.map((deck) => ({ key: deck.key, name: deck.name, colours: coloursOf(deck) })),
    ...(added && { added }),
    ...(deleting && { deleting }),
    ...(stage.refused && { refused: stage.refused }),
  };
}

export function teachScreen(decks: readonly OwnDeck[], stage: Teaching): TeachScreen {
  const { key, colour, asked, views, state, doubt } = stage;
  const deck = decks.find((one) => one.key === key);
  if (!deck) throw new Error('The deck that is being taught is not there.');
  const first = (end: TeachScreen['ends'][number]['end']) => picturesOf(deck, colour, end)[0];
  const alikePicture = doubt && first(doubt.alike);
  return {
    kind: 'teach',
    name: deck.name,
    aspect: deck.aspect,
    colour,
    ...(asked && { asked }),
    views,
    viewsWanted,
    ends: endsToTeach(colour).map((end) => {
      const picture = first(end);
      return { end, ...(picture && { picture }) };
    }),
    colours: coloursOf(deck),
    state,
    ...(doubt && { doubt: { ...doubt, ...(alikePicture && { alikePicture }) } }),
  };
}

function coloursOf(deck: OwnDeck): readonly TaughtColour[] {
  return colours.map((colour) => taughtColour(deck, colour));
}

function taughtColour(deck: OwnDeck, colour: Colour): TaughtColour {
  const ends = endsToTeach(colour);
  const taught = ends.filter((end) => picturesOf(deck, colour, end).length > 0);
  const readable = canRead(deck, colour, 3);
  const forTwo = canRead(deck, colour, 2);
  return { colour, taught: taught.length, of: ends.length, readable, forTwo };
}
