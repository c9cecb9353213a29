/** One worker's share of a data set: the frames of every n-th colour set, with a line of labels for each. */

import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours, type Colour } from '../src/cards/card.ts';
import { ends, type End } from '../src/cards/face.ts';
import type { Artwork } from '../src/deck/artwork.ts';
import { printedDeck } from '../src/deck/printed/faces.ts';
import { random, type Random } from '../src/scenes/random.ts';
import { renderScene } from '../src/scenes/render.ts';
import type { CardFaces, Scene, SceneRequest } from '../src/scenes/scene.ts';
import type { Backdrops } from './backdrops.ts';
import { madeUpDeck } from './decks/made-up.ts';
import { rasteriseFaces } from './decks/rasterise.ts';
import { anyHand } from './hands.ts';

export type Order = {
  readonly out: string;
  readonly seed: number;
  /** Colour sets; four in a row are the four colours of one deck. */
  readonly sets: number;
  /** Frames of fans a set, views of each end a set, frames without cards in all. */
  readonly fans: number;
  readonly teach: number;
  readonly empty: number;
  readonly workers: number;
  readonly deck: 'made-up' | 'builtin';
  readonly backdrops: Backdrops;
};

type Kind = 'fan' | 'teach' | 'empty';
type SetOfCards = { readonly deck: string; readonly colour: Colour; readonly faces: CardFaces };

function deckFor(order: Order, set: number): Artwork {
  if (order.deck === 'made-up') return madeUpDeck(order.seed + (set >> 2));
  return printedDeck;
}

/** About 200 dots across a card: more than any frame shows. Half of the sets are worn. */
function cardsOf(order: Order, set: number): SetOfCards {
  const lot = random(order.seed + set * 7919, 'set');
  const artwork = deckFor(order, set);
  const colour = colours[set & 3]!;
  const worn = lot.chance(0.5) ? lot.whole(1, 1e9) : undefined;
  const faces = rasteriseFaces(artwork, colour, 200 / artwork.widthMm, worn);
  return { deck: artwork.name, colour, faces };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

async function write(
  order: Order,
  part: number,
  number: number,
  set: number,
  cards: SetOfCards,
  kind: Kind,
  request: SceneRequest,
  scene: Scene,
  lot: Random,
): Promise<void> {
  const file = `frames/${String(number).padStart(6, '0')}.jpg`;
  const { width, height, pixels } = scene.frame;
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({
      quality: lot.whole(40, 92),
      chromaSubsampling: lot.chance(0.7) ? '4:2:0' : '4:4:4',
    })
    .toFile(join(order.out, file));
  const line = {
    file,
    set,
    deck: cards.deck,
    aspect: thousandth(cards.faces.heightMm / cards.faces.widthMm),
    colour: cards.colour,
    kind,
    rightOverLeft: request.rightOverLeft,
    cards: scene.cards.map((card) => ({
      end: card.end,
      quad: card.quad.map(([x, y]) => [tenth(x), tenth(y)]),
      endQuad: card.endQuad.map(([x, y]) => [tenth(x), tenth(y)]),
      visible: thousandth(card.visible),
      indexVisible: thousandth(card.indexVisible),
    })),
  };
  appendFileSync(join(order.out, `labels-${part}.jsonl`), `${JSON.stringify(line)}\n`);
}

async function drawOne(
  order: Order,
  part: number,
  number: number,
  set: number,
  cards: SetOfCards,
  kind: Kind,
  end: End | undefined,
): Promise<void> {
  const seed = order.seed * 1_000_003 + number;
  const lot = random(seed, 'frame');
  const photo = order.backdrops.count > 0 && lot.chance(0.3);
  const hand = end !== undefined ? [end] : kind === 'empty' ? [] : anyHand(lot);
  const request: SceneRequest = {
    seed,
    faces: cards.faces,
    hand,
    rightOverLeft: lot.chance(0.75),
    mood: kind === 'teach' ? 'teach' : lot.chance(0.1) ? 'easy' : 'camera',
    // Only the part of a teaching frame that is looked at: drawn four times as fast.
    ...(kind === 'teach'
      ? { width: 216, height: 264, wholeWidth: 640 }
      : { width: 640, height: 480 }),
    ...(photo
      ? { backdrop: await order.backdrops.load(lot.whole(0, order.backdrops.count - 1)) }
      : {}),
  };
  await write(order, part, number, set, cards, kind, request, renderScene(request), lot);
}

/** Sets `part`, `part + workers`, ... and the frames without cards likewise. A frame's number and seed depend on no worker. */
export async function writePart(order: Order, part: number): Promise<void> {
  sharp.concurrency(1);
  writeFileSync(join(order.out, `labels-${part}.jsonl`), '');
  const perSet = order.fans + order.teach * ends.length;
  for (let set = part; set < order.sets; set += order.workers) {
    const cards = cardsOf(order, set);
    for (let i = 0; i < perSet; i++) {
      const teach = i - order.fans;
      const [kind, end] =
        teach < 0 ? (['fan', undefined] as const) : (['teach', ends[teach % ends.length]] as const);
      await drawOne(order, part, set * perSet + i, set, cards, kind, end);
    }
  }
  if (order.empty === 0) return;
  const cards = cardsOf(order, 0);
  for (let i = part; i < order.empty; i += order.workers) {
    await drawOne(order, part, order.sets * perSet + i, -1, cards, 'empty', undefined);
  }
}
