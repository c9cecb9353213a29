/** Decks of one's own, as far as they were taught. */

import { colours, type Colour, type PlayerCount } from '../cards/card.ts';
import type { End } from '../cards/face.ts';
import { endsNeeded, endsToTeach } from '../cards/lesson.ts';
import type { ScanFailure } from './view.ts';

/** The pictures of one colour as `data:` addresses; an end that was not taught is not there. */
export type Pictures = Readonly<Partial<Record<End, readonly string[]>>>;

export type OwnDeck = {
  /** Stays when the deck is renamed: a saved game knows its deck by it. */
  readonly key: string;
  readonly name: string;
  /** Height over width of a card. */
  readonly aspect: number;
  readonly pictures: Readonly<Partial<Record<Colour, Pictures>>>;
};

/** The deck that the app brings along. */
export const builtin = 'builtin';

/** The published game's cards are as narrow as a strip of chewing gum. */
export const usualAspect = 3;
export const longestDeckName = 40;

/** A deck is never called what another is called; `key` is new as well. */
export function addedTo(
  decks: readonly OwnDeck[],
  deck: Omit<OwnDeck, 'key'>,
): OwnDeck & { readonly key: string } {
  const last = Math.max(0, ...decks.map(({ key }) => Number(key.replace('own-', '')) || 0));
  return { ...deck, name: freeName(decks, deck.name), key: `own-${String(last + 1)}` };
}

/** The name in one line; followed by a number where another deck has it already. */
export function freeName(decks: readonly { readonly name: string }[], wished: string): string {
  const name = wished.replace(/\s+/g, ' ').trim().slice(0, longestDeckName);
  const isTaken = (wish: string) => decks.some((deck) => deck.name === wish);
  let free = name;
  for (let number = 2; isTaken(free); number++) free = `${name} ${String(number)}`;
  return free;
}

export function picturesOf(deck: OwnDeck, colour: Colour, end: End): readonly string[] {
  return deck.pictures[colour]?.[end] ?? [];
}

/** The deck with these pictures of an end; none takes it out. */
export function withPictures(
  deck: OwnDeck,
  colour: Colour,
  end: End,
  pictures: readonly string[],
): OwnDeck {
  const { [end]: _before, ...others } = deck.pictures[colour] ?? {};
  const set: Pictures = pictures.length === 0 ? others : { ...others, [end]: pictures };
  return { ...deck, pictures: { ...deck.pictures, [colour]: set } };
}

/** The first end that is still missing, beginning after this one. */
export function nextMissing(deck: OwnDeck, colour: Colour, after?: End): End | undefined {
  const order = endsToTeach(colour);
  const start = after === undefined ? 0 : order.indexOf(after) + 1;
  return [...order.slice(start), ...order.slice(0, start)].find(
    (end) => picturesOf(deck, colour, end).length === 0,
  );
}

/** The first colour of which something is missing, or the first of all. */
export function colourToTeach(deck: OwnDeck): Colour {
  return colours.find((colour) => nextMissing(deck, colour) !== undefined) ?? colours[0];
}

export function canRead(deck: OwnDeck, colour: Colour, players: PlayerCount): boolean {
  return endsNeeded(players).every((end) => picturesOf(deck, colour, end).length > 0);
}

/** What keeps a hand of this colour from being read with this deck, if anything does. */
export function whyUnread(
  decks: readonly OwnDeck[],
  key: string,
  colour: Colour,
  players: PlayerCount,
): ScanFailure | undefined {
  if (key === builtin) return undefined;
  const deck = decks.find((one) => one.key === key);
  if (deck === undefined) return 'unknown-deck';
  return canRead(deck, colour, players) ? undefined : 'colour-not-taught';
}
