/** Labelled frames of hands and of single cards, as drawn for training or as another renderer made them. */

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Colour } from '../cards/card.ts';
import type { End } from '../cards/face.ts';
import { between, distance, endHeight } from '../recogniser/quad.ts';
import type { Quad } from '../recogniser/recogniser.ts';

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
 */
type CardInLine = {
  readonly end?: End;
  readonly card?: string;
  readonly lit?: boolean;
  readonly exposed?: boolean;
  readonly faces?: 'left' | 'right';
  readonly quad: Quad;
};

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
  const lines = (await readFile(labelsFile, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const parsed = lines.map((line, i) => parse(line, `${labelsFile}, line ${i + 1}`));
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
  let value: { file: string; colour: Colour; cards: readonly CardInLine[] };
  try {
    value = JSON.parse(line) as typeof value;
  } catch {
    throw new Error(`${where}: this is not JSON`);
  }
  if (typeof value.file !== 'string' || !Array.isArray(value.cards))
    throw new Error(`${where}: it names no file, or no cards`);
  return { ...value, cards: value.cards.map((card) => upright(card, where)) };
}

function upright(card: CardInLine, where: string): { end: End; quad: Quad } {
  const [a, b, c, d] = card.quad;
  if (card.end !== undefined) return { end: card.end, quad: card.quad };
  return { end: endOf(card, where), quad: card.lit === true ? [c, d, a, b] : card.quad };
}

function endOf(card: CardInLine, where: string): End {
  if (card.card === 'spy') return card.faces === 'left' ? '<' : '>';
  if (card.exposed === true) return '#';
  const end = names[card.card ?? ''];
  if (end === undefined) throw new Error(`${where}: no card is called ${card.card}`);
  return card.lit === true && (end === 'B1' || end === 'B2') ? `${end}*` : end;
}

/** The height of a card over its width: the middle one of all that are seen. */
export function aspectOf(quads: readonly Quad[]): number {
  const ratios = quads.map(
    ([a, b, c, d]) => (distance(a, d) + distance(b, c)) / (distance(a, b) + distance(d, c)),
  );
  const middle = ratios.sort((x, y) => x - y)[ratios.length >> 1] ?? 0;
  return Math.round(middle * 100) / 100;
}

function upperEnd([a, b, c, d]: Quad, aspect: number): Quad {
  const share = aspect > 0 ? Math.min(endHeight / aspect, 1) : 1;
  return [a, b, between(b, c, share), between(a, d, share)];
}
