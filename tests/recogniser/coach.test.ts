/** Drawn frames, each with one fault: what the holder is asked to do about it. */

import { describe, expect, test } from 'vitest';
import type { Colour } from '../../src/cards/card.ts';
import type { Coaching } from '../../src/cards/coaching.ts';
import { coach, coveredCard } from '../../src/recogniser/coach.ts';
import type { SeenFan } from '../../src/recogniser/hand-reader.ts';
import { HandReader } from '../../src/recogniser/hand-reader.ts';
import type { Picture } from '../../src/recogniser/picture.ts';
import { between, mapQuad, widthOf } from '../../src/recogniser/quad.ts';
import type { Point, Quad } from '../../src/recogniser/recogniser.ts';
import { openDeck, openModelsOnDisk } from '../../src/terminal/recogniser/on-disk.ts';
import { drawHand } from '../support/drawn-hands.ts';

const hand = 'B1 S2 > T1 B1 S1 T2 B2';
const seed = 2;
const { frame, cards } = drawHand('green', hand, seed);
const quads = cards.map(({ endQuad }) => endQuad);
const cardWidth = widthOf(quads[4]!);

/** A fan as the reader tells it when all is well. */
const fanOf = (seen: readonly Quad[]): SeenFan => ({
  quads: seen,
  rightOverLeft: true,
  unlike: seen.map(() => 0.01),
  ofOtherColour: false,
});

type Fault = {
  readonly fan?: SeenFan;
  readonly picture?: Picture;
  readonly before?: readonly Quad[];
  readonly expected?: number;
};

const asked = ({ fan, picture = frame, before = [], expected = 8 }: Fault): Coaching | undefined =>
  coach({ fan: fan ?? fanOf(quads), picture, before, expected });

/** Each pixel as `change` makes it from its place and what is there: red, green, blue. */
function changed(
  change: (
    x: number,
    y: number,
    at: (x: number, y: number) => readonly number[],
  ) => readonly number[],
  { width, height, pixels } = frame as Picture,
): Picture {
  const at = (x: number, y: number): readonly number[] => {
    const from = (y * width + Math.min(x, width - 1)) * 4;
    return [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!];
  };
  const out = new Uint8ClampedArray(pixels.length).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out.set(change(x, y, at), (y * width + x) * 4);
  return { width, height, pixels: out };
}

const darkened = changed((x, y, at) => at(x, y).map((value) => value * 0.15));

const smeared = changed((x, y, at) => {
  const along = Array.from({ length: 17 }, (_, i) => at(x + i, y));
  return [0, 1, 2].map((c) => along.reduce((sum, one) => sum + one[c]!, 0) / along.length);
});

/** A spot of one colour before the frame. */
const spotted = ([cx, cy]: Point, radius: number, colour: readonly number[]): Picture =>
  changed((x, y, at) => (Math.hypot(x - cx, y - cy) < radius ? colour : at(x, y)));

const middleOf = ([a, , c]: Quad): Point => between(a, c, 0.5);
const moved = (quad: Quad, by: number): Quad => mapQuad(quad, ([x, y]): Point => [x + by, y]);
const scaled = (by: number): readonly Quad[] =>
  quads.map((quad) =>
    mapQuad(quad, ([x, y]): Point => [320 + (x - 320) * by, 240 + (y - 240) * by]),
  );
/** Each card but the first a tenth of a width beside the one before. */
const tight = Array.from({ length: 5 }, (_, i) => moved(quads[3]!, 0.1 * i * cardWidth));

const nothing = fanOf([]);

describe('a fan', () => {
  test('that is held well is left alone', () => {
    expect(asked({})).toBeUndefined();
    expect(asked({ before: quads.map((quad) => moved(quad, 0.05 * cardWidth)) })).toBeUndefined();
  });

  test.each<readonly [Coaching, string, Fault]>([
    ['no-cards', 'is not there', { fan: nothing }],
    ['more-light', 'is in the dark', { picture: darkened }],
    ['more-light', 'cannot be seen for darkness', { fan: nothing, picture: darkened }],
    ['closer', 'is too far away', { fan: fanOf(scaled(0.3)) }],
    ['farther', 'is too near', { fan: fanOf(scaled(1.5)) }],
    ['glare', 'shines', { picture: spotted(middleOf(quads[3]!), cardWidth / 2, [255, 255, 255]) }],
    ['hold-still', 'is blurred', { picture: smeared }],
    ['hold-still', 'moves', { before: quads.map((quad) => moved(quad, 0.4 * cardWidth)) }],
    ['fan-wider', 'is too narrow', { fan: fanOf(tight) }],
    ['too-few-cards', 'lacks some cards', { fan: fanOf(quads.slice(0, 5)) }],
    ['too-many-cards', 'has some too many', { expected: 7 }],
  ])('%s: it %s', (coaching, _, fault) => {
    expect(asked(fault)).toBe(coaching);
  });
});

describe('what the networks see', { timeout: 300_000 }, () => {
  const readerOf = async (colour: Colour): Promise<HandReader> => {
    const models = await openModelsOnDisk();
    const known = { colour, players: 2, setup: true } as const;
    return new HandReader(models, await openDeck(models, 'builtin'), known);
  };
  const seen = async (picture: Picture): Promise<SeenFan> => (await readerOf('green')).see(picture);

  test('a good hand asks for nothing', async () => {
    expect(asked({ fan: await seen(frame) })).toBeUndefined();
  });

  test('a thumb before a card is told', async () => {
    const [corner, , below] = quads[3]!;
    const picture = spotted(between(corner, below, 0.35), 0.33 * cardWidth, [196, 142, 110]);
    const fan = await seen(picture);
    expect(asked({ fan, picture })).toBe('covered-card');
    expect(coveredCard(fan)).toBe(4);
  });

  test('somebody else’s hand is told, and not taken for one’s own', async () => {
    const reader = await readerOf('red');
    expect(asked({ fan: await reader.see(frame) })).toBe('other-colour');
    expect(reader.read().cards).toEqual([]);
    const own = drawHand('red', hand, seed).frame;
    expect(asked({ fan: await reader.see(own), picture: own })).toBeUndefined();
    expect(reader.read().cards).toHaveLength(8);
  });
});
