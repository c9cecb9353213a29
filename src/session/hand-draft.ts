/** A hand while it is being told, by camera or by touch: places that may be empty, until it is a whole set. */

import {
  colourSet,
  type CardName,
  type Hand,
  type PlayerCount,
  type SpyPlace,
} from '../cards/card.ts';
import type { ReadToken } from '../cards/face.ts';
import type { SetProblem } from './view.ts';

export type HandDraft = {
  /** The cards without the Spy, left to right. */
  readonly places: readonly (CardName | undefined)[];
  readonly spy?: SpyPlace;
};

export function emptyDraft(players: PlayerCount): HandDraft {
  return { places: colourSet(players).map(() => undefined) };
}

export function draftOf(hand: Hand): HandDraft {
  return { places: hand.cards.map((card) => card.name), spy: hand.spy };
}

/**
 * What a reading tells. Cards beyond the set are left out and missing ones stay empty: nothing is guessed.
 * `known`: the hand as the game has it; of it is whatever the camera did not tell.
 */
export function draftFromReading(
  tokens: readonly ReadToken[],
  players: PlayerCount,
  known?: Hand,
): HandDraft {
  const size = colourSet(players).length;
  const spyAt = tokens.findIndex((token) => token === '<' || token === '>');
  const rest = spyAt < 0 ? withoutOneDoubtful(tokens, size) : without(tokens, spyAt);
  const places = Array.from(
    { length: size },
    (_, place) => cardOf(rest[place]) ?? known?.cards[place]?.name,
  );
  if (spyAt < 0 || spyAt > size) return { places, ...(known && { spy: known.spy }) };
  return { places, spy: { gap: spyAt, facing: tokens[spyAt] === '<' ? 'left' : 'right' } };
}

/** Where no Spy was told, one of the doubtful cards must be it. */
function withoutOneDoubtful(tokens: readonly ReadToken[], size: number): readonly ReadToken[] {
  const doubtful = tokens.indexOf('?');
  return tokens.length > size && doubtful >= 0 ? without(tokens, doubtful) : tokens;
}

function cardOf(token: ReadToken | undefined): CardName | undefined {
  switch (token) {
    case 'S1':
    case 'S2':
    case 'T1':
    case 'T2':
    case 'B1':
    case 'B2':
      return token;
    case 'B1*':
      return 'B1';
    case 'B2*':
      return 'B2';
    case '<':
    case '>':
    case '#':
    case '?':
    case undefined:
      return undefined;
  }
}

/** The hand at last, or undefined while it is not a whole set. */
export function handOf(draft: HandDraft, players: PlayerCount): Hand | undefined {
  if (!draft.spy || problemsOf(draft, players).length > 0) return undefined;
  const names = draft.places.filter((name) => name !== undefined);
  return {
    cards: names.map((name) => ({ name, lit: false, exposed: false })),
    spy: draft.spy,
  };
}

export function problemsOf(draft: HandDraft, players: PlayerCount): readonly SetProblem[] {
  const set = counts(colourSet(players));
  const laid = counts(draft.places);
  const unknown = draft.places.filter((name) => name === undefined).length;
  const wrong = [...set].flatMap(([card, of]): SetProblem[] => {
    const count = laid.get(card) ?? 0;
    if (count > of) return [{ kind: 'too-many', card, count, of }];
    // While places are empty it goes without saying that cards are missing.
    return count < of && unknown === 0 ? [{ kind: 'missing', card, count: of - count }] : [];
  });
  return [
    ...wrong,
    ...(unknown > 0 ? [{ kind: 'place-unknown', count: unknown } as const] : []),
    ...(draft.spy ? [] : [{ kind: 'no-spy' } as const]),
  ];
}

/** Each card of the set with how many of it are not laid down yet, in the shared order. */
export function trayOf(
  draft: HandDraft,
  players: PlayerCount,
): readonly { readonly card: CardName; readonly left: number }[] {
  const laid = counts(draft.places);
  return [...counts(colourSet(players))].map(([card, of]) => ({
    card,
    left: Math.max(0, of - (laid.get(card) ?? 0)),
  }));
}

/** The draft as tokens, the Spy among the cards. */
export function tokensOf(draft: HandDraft): readonly ReadToken[] {
  const tokens: ReadToken[] = draft.places.map((name) => name ?? '?');
  if (!draft.spy) return tokens;
  tokens.splice(draft.spy.gap, 0, draft.spy.facing === 'left' ? '<' : '>');
  return tokens;
}

export function putCard(draft: HandDraft, place: number, card: CardName | undefined): HandDraft {
  return { ...draft, places: draft.places.map((name, at) => (at === place ? card : name)) };
}

/** Where the next card goes: the first empty place after this one, round the hand; the same if none is empty. */
export function nextEmpty(draft: HandDraft, place: number): number {
  const size = draft.places.length;
  for (let step = 1; step <= size; step++) {
    const candidate = (place + step) % size;
    if (draft.places[candidate] === undefined) return candidate;
  }
  return place;
}

function without<Item>(list: readonly Item[], index: number): readonly Item[] {
  return list.filter((_, at) => at !== index);
}

function counts(names: readonly (CardName | undefined)[]): Map<CardName, number> {
  const found = new Map<CardName, number>();
  for (const name of names) if (name) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
