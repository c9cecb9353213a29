/** Turns decks as the session knows them into files, and files into decks, if that is what they are. */

import type { Colour } from './cards/card.ts';
import { ends, type End } from './cards/face.ts';
import {
  fromBase64,
  readUnfinished,
  toBase64,
  writeDeck,
  type DeckFile,
  type TaughtEnds,
} from './deck/deck-file.ts';
import type { OwnDeck, Pictures } from './session/own-deck.ts';
import type { DeckRefusal } from './session/view.ts';

/** More than the largest deck that can be taught; a film by mistake need not be read to its end. */
export const mostLetters = 20_000_000;

export function addressOf(picture: Uint8Array): string {
  // A JPEG begins with FF D8; the other kind that a deck may hold is PNG.
  const kind = picture[0] === 0xff ? 'jpeg' : 'png';
  return `data:image/${kind};base64,${toBase64(picture)}`;
}

export function pictureAt(address: string): Uint8Array {
  return fromBase64(address.slice(address.indexOf(',') + 1)) ?? new Uint8Array();
}

export function fileOf({ name, aspect, pictures }: OwnDeck): string {
  const colours = Object.entries(pictures).map(
    ([colour, set]) => [colour as Colour, taughtEnds(set)] as const,
  );
  return writeDeck({ name, aspect, colours: new Map(colours) });
}

function taughtEnds(set: Pictures): TaughtEnds {
  return Object.fromEntries(
    ends.map((end) => [end, (set[end] ?? []).map(pictureAt)]),
  ) as unknown as TaughtEnds;
}

/** A deck that was kept on this device; nothing if it cannot be read. */
export function deckKept(key: string, text: string): OwnDeck | undefined {
  const file = readUnfinished(text);
  return typeof file === 'string' ? undefined : { key, ...deckFrom(file) };
}

/** A deck from anywhere: its pictures must be pictures, of the right size. */
export async function deckInFile(text: string): Promise<Omit<OwnDeck, 'key'> | DeckRefusal> {
  if (text.length > mostLetters) return 'too-large';
  const file = readUnfinished(text);
  if (typeof file === 'string') return file;
  const pictures = [...file.colours.values()].flatMap((taught) =>
    ends.flatMap((end) => taught[end]),
  );
  if (pictures.length === 0) return 'incomplete';
  return (await areViews(pictures)) ? deckFrom(file) : 'broken-picture';
}

/** Whether each of these can be decoded, and has the right size. */
export async function areViews(pictures: readonly Uint8Array[]): Promise<boolean> {
  for (const picture of pictures) if (!(await isView(picture))) return false;
  return true;
}

function deckFrom({ name, aspect, colours }: DeckFile): Omit<OwnDeck, 'key'> {
  const pictures = [...colours].map(([colour, taught]) => [colour, picturesOf(taught)]);
  return { name, aspect, pictures: Object.fromEntries(pictures) as OwnDeck['pictures'] };
}

function picturesOf(taught: TaughtEnds): Pictures {
  const told = ends.filter((end) => taught[end].length > 0);
  return Object.fromEntries(told.map((end): [End, string[]] => [end, taught[end].map(addressOf)]));
}

/** The size of a view, as the recogniser's matcher takes it. */
const viewSize = { width: 64, height: 96 } as const;

async function isView(bytes: Uint8Array): Promise<boolean> {
  const picture = await createImageBitmap(new Blob([bytes.slice()])).catch(() => undefined);
  if (!picture) return false;
  const { width, height } = picture;
  picture.close();
  return width === viewSize.width && height === viewSize.height;
}
