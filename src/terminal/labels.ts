/** Labelled frames of hands and of single cards, as drawn for training or as another renderer made them. */

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { colours, type Colour } from '../cards/card.ts';
import { ends, type End } from '../cards/face.ts';
import { homography, project } from '../recogniser/homography.ts';
import { distance, endHeight, mapQuad, rectangle } from '../recogniser/quad.ts';
import type { Point, Quad } from '../recogniser/recogniser.ts';

/** One card of a frame, with the corners of its upper end from the upper left on, as the card is held. */
export type LabelledCard = { readonly end: End; readonly quad: Quad; readonly endQuad: Quad };

/** Cards stand from the holder's left to right. `path` leads to the picture. */
export type LabelledFrame = {
  readonly file: string;
  readonly path: string;
  readonly colour: Colour;
  readonly cards: readonly LabelledCard[];
};

/**
 * A card in a line: `end` as the notation has it, or `card` (safe1, safe2, top1, top2, bomb1, bomb2, spy, back) with
 * `lit`, `exposed` and the Spy's `faces`; `quad` are the card's own corners, so that a lit bomb's first lies below.
 * A line is written by anybody, so all of it may be anything.
 */
type CardInLine = Partial<Record<'end' | 'card' | 'lit' | 'exposed' | 'faces' | 'quad', unknown>>;

const names: Readonly<Record<string, End>> = {
  safe1: 'S1',
  safe2: 'S2',
  top1: 'T1',
  top2: 'T2',
  bomb1: 'B1',
  bomb2: 'B2',
  back: '#',
};

/** Rejects with a message in plain words that names the line. */
export async function readLabels(labelsFile: string): Promise<readonly LabelledFrame[]> {
  const text = await readFile(labelsFile, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${labelsFile}: there is no such file`);
  const parsed = text.split('\n').flatMap((line, i) => {
    return line.trim() === '' ? [] : [parse(line, `${labelsFile}, line ${i + 1}`)];
  });
  const aspect = aspectOf(parsed.flatMap(({ cards }) => cards.map(({ quad }) => quad)));
  return parsed.map(({ file, colour, cards }) => ({
    file,
    path: join(dirname(labelsFile), file),
    colour,
    cards: cards.map(({ end, quad }) => ({ end, quad, endQuad: upperEnd(quad, aspect) })),
  }));
}

type Parsed = {
  readonly file: string;
  readonly colour: Colour;
  readonly cards: readonly { readonly end: End; readonly quad: Quad }[];
};

function parse(line: string, where: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${where}: this is not JSON`);
  }
  const { file, colour, cards } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof file !== 'string' || !Array.isArray(cards))
    throw new Error(`${where}: it names no file, or no cards`);
  if (!colours.includes(colour as Colour))
    throw new Error(`${where}: its colour is none of ${colours.join(', ')}`);
  return {
    file,
    colour: colour as Colour,
    cards: cards.map((card: unknown) => upright((card ?? {}) as CardInLine, where)),
  };
}

function upright(card: CardInLine, where: string): { end: End; quad: Quad } {
  const { quad } = card;
  if (!isQuad(quad)) throw new Error(`${where}: a card without its four corners`);
  const [a, b, c, d] = quad;
  if (card.end === undefined)
    return { end: endOf(card, where), quad: card.lit === true ? [c, d, a, b] : quad };
  const end = ends.find((each) => each === card.end);
  if (end === undefined) throw new Error(`${where}: no end of a card is written so`);
  return { end, quad };
}

function isQuad(value: unknown): value is Quad {
  const isPoint = (point: unknown): boolean =>
    Array.isArray(point) && point.length === 2 && point.every(Number.isFinite);
  return Array.isArray(value) && value.length === 4 && value.every(isPoint);
}

function endOf({ card, lit, exposed, faces }: CardInLine, where: string): End {
  if (card === 'spy') {
    if (faces !== 'left' && faces !== 'right')
      throw new Error(`${where}: a Spy faces left or right`);
    return faces === 'left' ? '<' : '>';
  }
  if (exposed === true) return '#';
  const known = typeof card === 'string' && Object.hasOwn(names, card);
  const end = known ? names[card] : undefined;
  if (end === undefined) throw new Error(`${where}: a card that is none of this game's`);
  return lit === true && (end === 'B1' || end === 'B2') ? `${end}*` : end;
}

/** The height of a card over its width: the middle one of all that are seen. */
export function aspectOf(quads: readonly Quad[]): number {
  const ratios = quads.map(
    ([a, b, c, d]) => (distance(a, d) + distance(b, c)) / (distance(a, b) + distance(d, c)),
  );
  const middle = ratios.sort((x, y) => x - y)[ratios.length >> 1] ?? 0;
  return Math.round(middle * 100) / 100;
}

/** The upper end of a flat card seen in perspective. */
function upperEnd(quad: Quad, aspect: number): Quad {
  const toFrame = homography(rectangle(0, 0, 1, Math.max(aspect, endHeight)), quad);
  return mapQuad(rectangle(0, 0, 1, endHeight), ([x, y]): Point => project(toFrame, x, y));
}
