import * as tf from '@tensorflow/tfjs-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findFanAnyWay } from '../../src/recogniser/frame-reader.ts';
import { HandReader, type Known, type ReadHand } from '../../src/recogniser/hand-reader.ts';
import type { KnownDeck } from '../../src/recogniser/known-deck.ts';
import type { Models } from '../../src/recogniser/models.ts';
import type { Network } from '../../src/networks/network.ts';
import { apart } from '../../src/recogniser/quad.ts';
import { quarterTurns, turned, type Picture } from '../../src/recogniser/picture.ts';
import type { Quad } from '../../src/recogniser/recogniser.ts';
import { openDeck, openModelsOnDisk } from '../../src/terminal/recogniser/on-disk.ts';
import { tellingFaces } from '../scenes/plain-faces.ts';
import { drawHand } from '../support/drawn-hands.ts';
import { picture, speckled } from './quads.ts';

// Three networks on a machine that may have other things to do.
const patience = { timeout: 300_000 };

let models: Models;
let deck: KnownDeck;
beforeAll(async () => {
  models = await openModelsOnDisk();
  deck = await openDeck(models, 'builtin');
}, 60_000);

// Reading never waits; without a pause the runner would think that its worker hangs.
afterEach(() => new Promise<void>((done) => setImmediate(done)));

type Read = ReadHand & { readonly quads: readonly Quad[] };

async function read(frames: readonly Picture[], known: Known = { setup: false }): Promise<Read> {
  const reader = new HandReader(models, deck, known);
  let quads: readonly Quad[] = [];
  for (const frame of frames) ({ quads } = await reader.see(frame));
  return { ...reader.read(), quads };
}

const tokensOf = ({ cards }: ReadHand): string => cards.map(({ token }) => token).join(' ');

/** True where the cards told stand in the hand in this order; those not told may be anything. */
function isPartOf(told: readonly string[], hand: readonly string[]): boolean {
  let from = 0;
  return told.every((token) => {
    const at = hand.indexOf(token, from);
    from = at + 1;
    return at >= 0;
  });
}

describe('a fan in good light', patience, () => {
  test.each([
    { colour: 'green', hand: 'B1 S2 > T1 B1 S1 T2 B2', seed: 2, players: 2 },
    { colour: 'red', hand: '< S1 B1 T2 B1* S2 T1 B2', seed: 2, players: 2 },
    { colour: 'blue', hand: '# T2 B1 < T1 S2 B1', seed: 1, players: 3 },
    { colour: 'yellow', hand: 'S1 S2 T1 T2 B1 B1* >', seed: 1, players: 4 },
  ] as const)('is never told wrongly: $hand', async ({ colour, hand, seed, players }) => {
    const { frame } = drawHand(colour, hand, seed);
    const { cards, quads } = await read([frame], { colour, players, setup: false });
    const told = cards.map(({ token }) => token).filter((token) => token !== '?');
    expect(told.length).toBeGreaterThan(3);
    expect(isPartOf(told, hand.split(' '))).toBe(true);
    expect(quads).toHaveLength(cards.length);
  });

  test('reads the same however the phone is held', async () => {
    const { frame } = drawHand('green', 'B1 S2 > T1 B1 S1 T2 B2', 2);
    const upright = await read([frame]);
    expect(upright.cards.length).toBeGreaterThan(6);
    for (const turns of quarterTurns.slice(1)) {
      const other = await read([turned(frame, turns)]);
      expect([other.colour, tokensOf(other)]).toEqual([upright.colour, tokensOf(upright)]);
    }
  });

  test('is taken for upright in an upright frame, however wide it is spread', () => {
    const portrait = { width: 480, height: 640, rightOverLeft: true };
    for (const seed of [1150, 1500, 1750, 2250]) {
      const { frame, cards } = drawHand('red', 'T2 S2 S1 T1 > B1 B2 B1', seed, portrait);
      const { turns, ends } = findFanAnyWay(models, frame, () => {});
      const found = cards.filter((card) =>
        ends.some(({ quad }) => apart(card.endQuad, quad) < 0.15),
      );
      expect([seed, turns, found.length]).toEqual([seed, 0, 8]);
    }
  });

  test('is searched once and then followed, searched again after a while or where it has moved away', async () => {
    let searches = 0;
    const run: Network['run'] = (input, count) => {
      searches += 1;
      return models.finder.run(input, count);
    };
    const counted = { ...models, finder: { ...models.finder, run } };
    const reader = new HandReader(counted, deck, { colour: 'green', players: 2, setup: false });
    const scene = (seed: number) => drawHand('green', 'B1 S2 > T1 B1 S1 T2 B2', seed).frame;
    const searched = async (frame: Picture): Promise<boolean> => {
      searches = 0;
      const { quads } = await reader.see(frame);
      expect(quads).toHaveLength(8);
      return searches > 0;
    };
    const [here, elsewhere] = [scene(2), scene(4)];
    const seen = [here, here, here, here, here, here, elsewhere, elsewhere];
    const found: boolean[] = [];
    for (const frame of seen) found.push(await searched(frame));
    expect(found).toEqual([true, false, false, false, true, false, true, false]);
    expect(tokensOf(reader.read())).toBe('B1 S2 > T1 B1 S1 T2 B2');
  });

  test('that is read clearly is not laid again, nor one that is followed', async () => {
    let crops = 0;
    const run: Network['run'] = (input, count) => {
      crops += count;
      return models.matcher.run(input, count);
    };
    const counted = { ...models, matcher: { ...models.matcher, run } };
    const hand = '< S1 B1 T2 B1 S2 T1 B2';
    const looksAt = async (mood: 'easy' | 'camera', seed: number): Promise<number[]> => {
      const { frame } = drawHand('red', hand, seed, { mood });
      const reader = new HandReader(counted, deck, { colour: 'red', players: 2, setup: true });
      const looks: number[] = [];
      for (let time = 0; time < 2; time++) {
        crops = 0;
        await reader.see(frame);
        looks.push(crops);
      }
      return looks;
    };
    // Where each end was found, where it is laid, and where its print leads it.
    const most = 3 * hand.split(' ').length;
    expect(Math.max(...(await looksAt('easy', 2)))).toBeLessThanOrEqual(most);
    const hard = [await looksAt('camera', 1), await looksAt('camera', 2)];
    expect(Math.max(...hard.map(([searched]) => searched!))).toBeGreaterThan(most);
    for (const [, followed] of hard) expect(followed).toBeLessThanOrEqual(most);
  });

  test('is outlined where it is, in the frame as it came', async () => {
    const { frame, cards } = drawHand('green', 'B1 S2 > T1 B1 S1 T2 B2', 2);
    const { quads } = await read([turned(frame, 1)]);
    // A quarter turn clockwise takes (x, y) to (height - y, x).
    const corners = cards.map(({ endQuad: [[x, y]] }) => [frame.height - y, x] as const);
    const offBy = quads.map(([[x, y]]) =>
      Math.min(...corners.map(([cx, cy]) => Math.hypot(x - cx, y - cy))),
    );
    expect(quads.length).toBeGreaterThan(6);
    expect(Math.max(...offBy)).toBeLessThan(12);
  });

  test('leaves no tensor behind, however many frames are seen', async () => {
    const frames = [0, 1, 2].map(
      (index) => drawHand('red', '< S1 B1 T2 B1* S2 T1 B2', 2, { burst: { index } }).frame,
    );
    const known = { colour: 'red', players: 2, setup: false } as const;
    await read(frames.slice(0, 1), known);
    const before = tf.memory().numTensors;
    await read(frames, known);
    expect(tf.memory().numTensors).toBe(before);
  });
});

describe('a frame without a hand', patience, () => {
  const flat = (width: number, height: number, light: number): Picture =>
    picture(width, height, () => [light, light, light]);

  test.each([
    ['black', flat(640, 480, 0)],
    ['white', flat(640, 480, 255)],
    ['of one pixel', flat(1, 1, 90)],
    ['of four pixels', speckled(2, 2)],
    ['of one row', speckled(4000, 1)],
    ['very wide', speckled(3000, 30)],
    ['very high', speckled(10, 2000)],
    ['full of specks', speckled(640, 480)],
  ])('gives none, and nothing breaks: %s', async (_, frame) => {
    const { cards, quads } = await read([frame]);
    expect(cards).toEqual([]);
    expect(quads.flat(2).every(Number.isFinite)).toBe(true);
  });

  test('of this deck names no card of it', async () => {
    for (const seed of [2, 3, 4, 5]) {
      const { frame } = drawHand('green', 'B1 S2 > T1 B1 S1 T2 B2', seed, { faces: tellingFaces });
      const { cards } = await read([frame]);
      const told = cards.map(({ token }) => token).filter((token) => token !== '?');
      expect([seed, ...told]).toEqual([seed]);
    }
  });

  test('before a fan is seen does not spoil it', async () => {
    const { frame } = drawHand('blue', '# T2 B1 < T1 S2 B1', 1);
    const known = { colour: 'blue', players: 3, setup: false } as const;
    const alone = await read([frame], known);
    expect(tokensOf(await read([flat(640, 480, 0), frame], known))).toBe(tokensOf(alone));
  });
});
