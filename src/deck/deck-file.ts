/**
 * A deck as one file: small pictures of each end of each colour, which is all that the recogniser needs to know of it.
 * Bomb 2 is only at a table of two: a colour of which it was not shown is whole all the same. While a deck is being
 * taught, anything may still be missing.
 */

import { colours, type Colour, type PlayerCount } from '../cards/card.ts';
import { ends, type End } from '../cards/face.ts';
import { endsNeeded } from '../cards/lesson.ts';

/** One colour's pictures: JPEG or PNG of the uppermost 1.5 card widths, upright; none of an end that was not taught. */
export type TaughtEnds = Readonly<Record<End, readonly Uint8Array[]>>;

export type DeckFile = {
  readonly name: string;
  /** Height over width of a card. */
  readonly aspect: number;
  /** A colour that was not taught is not there. */
  readonly colours: ReadonlyMap<Colour, TaughtEnds>;
};

export const deckFaults = ['not-a-deck', 'newer-version', 'incomplete', 'broken-picture'] as const;
export type DeckFault = (typeof deckFaults)[number];

const format = 'spy-referee deck';
const version = 1;
/** More than any deck needs; what is larger is none of ours. */
export const mostViews = 16;
const mostLetters = 200_000;

export function writeDeck(deck: DeckFile): string {
  const told = Object.fromEntries(
    [...deck.colours].map(([colour, taught]) => [
      colour,
      Object.fromEntries(
        ends.filter((end) => taught[end].length > 0).map((end) => [end, taught[end].map(toBase64)]),
      ),
    ]),
  );
  return `${JSON.stringify({ format, version, name: deck.name, aspect: deck.aspect, colours: told }, undefined, 1)}\n`;
}

/** Whether hands of this colour can be read at such a table; without a number, at any table but that of two. */
export function isWhole(taught: TaughtEnds, players: PlayerCount = 3): boolean {
  return endsNeeded(players).every((end) => taught[end].length > 0);
}

/** Reads a deck to play with, as `writeDeck` wrote it; anything else is refused with the first fault. */
export function readDeck(text: string): DeckFile | DeckFault {
  const deck = readUnfinished(text);
  if (typeof deck === 'string') return deck;
  const whole = [...deck.colours.values()].every((taught) => isWhole(taught));
  return whole && deck.colours.size > 0 ? deck : 'incomplete';
}

/** Reads a deck that may still be in the middle of being taught. */
export function readUnfinished(text: string): DeckFile | DeckFault {
  const told = parsed(text);
  if (told === undefined || told['format'] !== format) return 'not-a-deck';
  if (typeof told['version'] !== 'number') return 'not-a-deck';
  if (told['version'] > version) return 'newer-version';
  const { name, aspect, colours: sets } = told;
  if (typeof name !== 'string' || typeof aspect !== 'number' || !isRecord(sets))
    return 'incomplete';
  if (!(aspect >= 1.2 && aspect <= 4)) return 'incomplete';
  const read = new Map<Colour, TaughtEnds>();
  for (const colour of colours) {
    const set = sets[colour];
    if (set === undefined) continue;
    const taught = readColour(set);
    if (typeof taught === 'string') return taught;
    read.set(colour, taught);
  }
  return { name, aspect, colours: read };
}

function readColour(set: unknown): TaughtEnds | DeckFault {
  if (!isRecord(set)) return 'incomplete';
  const taught = new Map<End, readonly Uint8Array[]>();
  for (const end of ends) {
    const views = set[end] ?? [];
    if (!Array.isArray(views) || views.length > mostViews) return 'incomplete';
    const pictures = views.map(readPicture);
    if (!pictures.every((picture) => picture !== undefined)) return 'broken-picture';
    taught.set(end, pictures);
  }
  return Object.fromEntries(taught) as Record<End, readonly Uint8Array[]>;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** How the files of a JPEG and of a PNG begin. */
const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
] as const;

/** The picture's bytes, not decoded: whether it is whole shows when it is looked at. */
function readPicture(text: unknown): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length > mostLetters) return undefined;
  const bytes = fromBase64(text);
  const begins = beginnings.some((start) => start.every((byte, i) => bytes?.[i] === byte));
  return begins ? bytes : undefined;
}

export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
