/** A lesson in the printed deck, from drawn frames: what is taken by itself, and what is said instead. */

import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { End } from '../../src/cards/face.ts';
import { printedDeck } from '../../src/deck/printed/faces.ts';
import { LessonReader } from '../../src/recogniser/lesson-reader.ts';
import type { Models } from '../../src/recogniser/models.ts';
import type { Picture } from '../../src/recogniser/picture.ts';
import type { LessonUpdate } from '../../src/recogniser/recogniser.ts';
import { renderScene } from '../../src/scenes/render.ts';
import type { CardFaces } from '../../src/scenes/scene.ts';
import { openModelsOnDisk } from '../../src/terminal/recogniser/on-disk.ts';
import { rasteriseFaces } from '../../training/decks/rasterise.ts';

const size = { width: 640, height: 480 };
const frameMs = 200;
const manyFrames = 12;

let models: Models;
let faces: CardFaces;
let reader: LessonReader;
let now = 0;

beforeAll(async () => {
  models = await openModelsOnDisk();
  faces = rasteriseFaces(printedDeck, 'green', 8);
});

// Reading never waits; without a pause the runner would think that its worker hangs.
afterEach(() => new Promise<void>((done) => setImmediate(done)));

function begin(end: End): void {
  reader = new LessonReader(models, new Map());
  reader.ask(end);
}

function frameOf(hand: readonly End[], seed: number, index: number): Picture {
  const scene = { seed, ...size, faces, hand, rightOverLeft: true, burst: { index } };
  return renderScene({ ...scene, mood: 'teach' }).frame;
}

function look(picture: Picture): LessonUpdate {
  now += frameMs;
  return reader.look(picture, now);
}

/** Holds a card up until a picture of it is taken; what was said until then, and the picture. */
function hold(end: End, seed: number): { advice: Set<string>; taken: LessonUpdate['taken'] } {
  const advice = new Set<string>();
  for (let index = 0; index < manyFrames; index++) {
    const seen = look(frameOf([end], seed, index));
    if (seen.taken) return { advice, taken: seen.taken };
    advice.add(seen.advice ?? '');
  }
  return { advice, taken: undefined };
}

function putAway(): void {
  for (let index = 0; index < 2; index++) look(frameOf([], 900, index));
}

// Networks on a machine that may have other things to do.
describe('a lesson', { timeout: 300_000 }, () => {
  test('takes two pictures of a card and says when it was put away', () => {
    begin('S1');
    expect(hold('S1', 101).taken).toMatchObject({ end: 'S1', picture: { width: 64, height: 96 } });
    expect(hold('S1', 101).taken?.end).toBe('S1');
    look(frameOf([], 900, 0));
    expect(look(frameOf([], 900, 1)).gone).toBe(true);
  });

  test('does not take the card before for the next one', () => {
    begin('S1');
    hold('S1', 101);
    reader.ask('S2');
    const { advice, taken } = hold('S1', 101);
    expect(taken).toBeUndefined();
    expect(advice).toContain('next-card');
  });

  test('says that a card shown once more looks like itself, and not that another does', () => {
    begin('S1');
    hold('S1', 101);
    reader.ask('S2');
    putAway();
    expect(hold('S1', 101).taken?.alike).toBe('S1');
    reader.ask('T1');
    reader.forget('S2');
    putAway();
    expect(hold('T1', 103).taken).toMatchObject({ end: 'T1' });
    expect(hold('T1', 103).taken?.alike).toBeUndefined();
  });

  test('takes at once what it is told to', () => {
    begin('T2');
    reader.takeNow();
    expect(look(frameOf([], 900, 0)).taken?.end).toBe('T2');
  });

  test('asks for a card, for one only, and for light', () => {
    begin('S1');
    expect(look(frameOf([], 900, 0)).advice).toBe('no-card');
    const black = { ...size, pixels: new Uint8ClampedArray(size.width * size.height * 4) };
    expect(look(black).advice).toBe('more-light');
    const several = frameOf(['S1', 'T1', 'B1'], 101, 0);
    expect(look(several).advice).toBe('two-cards');
  });

  test('takes nothing while the person is asked something', () => {
    begin('S1');
    reader.ask(undefined);
    expect(hold('S1', 101).taken).toBeUndefined();
  });
});
