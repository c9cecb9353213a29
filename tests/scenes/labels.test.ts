import { afterEach, describe, expect, it } from 'vitest';
import { sideOf, type End } from '../../src/cards/face.ts';
import { seenAt, fineness, type Canvas } from '../../src/scenes/canvas.ts';
import { linearOfByte } from '../../src/scenes/colour.ts';
import { spreadFan } from '../../src/scenes/fan.ts';
import { holdFan } from '../../src/scenes/hand.ts';
import { labelCard, pixelOf } from '../../src/scenes/labels.ts';
import type { Lights } from '../../src/scenes/lights.ts';
import { paintHeld } from '../../src/scenes/paint-scene.ts';
import { placeCamera } from '../../src/scenes/place.ts';
import { renderScene } from '../../src/scenes/render.ts';
import type { Point, Quad, Scene, SceneRequest } from '../../src/scenes/scene.ts';
import type { Stock } from '../../src/scenes/stock.ts';
import { blueOf, tellingFaces } from './plain-faces.ts';

const hand: readonly End[] = ['S1', 'B1*', '<', '#', 'B2', 'T2', 'B2*'];
const evenLight: Lights = { ambient: [1, 1, 1], lamps: [] };
const plainStock: Stock = {
  cornerMm: 0,
  rimMm: 0,
  rim: [0, 0, 0],
  white: 1,
  black: 0,
  shadow: 0,
  shadowMm: 1,
  gapMm: 1,
};

const request = (seed: number, change: Partial<SceneRequest> = {}): SceneRequest => ({
  seed,
  width: 640,
  height: 480,
  faces: tellingFaces,
  hand,
  rightOverLeft: seed % 2 === 0,
  mood: 'camera',
  ...change,
});

function paintPlainly(asked: SceneRequest, withHand: boolean) {
  const cards = spreadFan(asked);
  const view = placeCamera(asked, cards);
  const held = { cards, hand: withHand ? holdFan(asked, [0, 0]) : undefined };
  return { cards, view, canvas: paintHeld(asked, view, held, evenLight, plainStock) };
}

function inkAt(canvas: Canvas, [x, y]: Point): readonly [number, number, number] {
  const column = Math.floor((x - canvas.left) * fineness);
  const row = Math.floor((y - canvas.top) * fineness);
  const at = (row * canvas.width + column) * 3;
  return [canvas.light[at]!, canvas.light[at + 1]!, canvas.light[at + 2]!];
}

const byteOf = (light: number): number => linearOfByte.findIndex((value) => value >= light - 1e-4);

/** Compared whole: a matcher that looks at each of a million numbers takes seconds. */
const bytesOf = ({ frame }: Scene): Buffer => Buffer.from(frame.pixels.buffer);

function inside(quad: Quad, x: number, y: number): boolean {
  return quad.every(([ax, ay], i) => {
    const [bx, by] = quad[(i + 1) % 4]!;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

// A drawn scene takes a tenth of a second, on a busy machine a good deal more.
const patience = { timeout: 60_000 };

// Drawing never waits; without a pause the runner would think that its worker hangs.
afterEach(() => new Promise<void>((done) => setImmediate(done)));

describe('the labels of a scene', patience, () => {
  it('a place on a card is where its own print is painted, bent, turned and seen aslant', () => {
    let checked = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { cards, view, canvas } = paintPlainly(request(seed), false);
      cards.forEach((card, place) => {
        const { side, turned } = sideOf(card.end);
        for (const [u, v] of [
          [0.03, 0.02],
          [0.97, 0.02],
          [0.3, 0.4],
          [0.5, 0.1],
          [0.97, 0.98],
          [0.03, 0.98],
        ] as const) {
          const pixel = pixelOf(view, card, u, v);
          if (seenAt(canvas, ...pixel) !== place + 1) continue;
          const [red, green, blue] = inkAt(canvas, pixel);
          // A sample is half a pixel: at 40 pixels for a card's width, three of 255.
          expect(Math.abs(byteOf(red) - 255 * (turned ? 1 - u : u))).toBeLessThan(7);
          expect(Math.abs(byteOf(green) - 255 * (turned ? 1 - v : v))).toBeLessThan(7);
          expect(Math.abs(byteOf(blue) - blueOf(side))).toBeLessThan(3);
          checked++;
        }
      });
    }
    expect(checked).toBeGreaterThan(150);
  });

  it('the share of an end that is seen is the share of its outline that shows the card', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const asked = request(seed);
      const { cards, view, canvas } = paintPlainly(asked, true);
      cards.forEach((card, place) => {
        const label = labelCard(canvas, view, card, place, asked.rightOverLeft, asked);
        let [all, shown] = [0, 0];
        const [xs, ys] = [label.endQuad.map(([x]) => x), label.endQuad.map(([, y]) => y)];
        for (let y = Math.min(...ys); y < Math.max(...ys); y += 0.5) {
          for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.5) {
            if (!inside(label.endQuad, x, y)) continue;
            all++;
            if (seenAt(canvas, x, y) === place + 1) shown++;
          }
        }
        const whole = label.endQuad.every(([x, y]) => x > 0 && y > 0 && x < 640 && y < 480);
        if (whole) expect(Math.abs(shown / all - label.visible)).toBeLessThan(0.06);
      });
    }
  });

  it.each([
    { rightOverLeft: true, free: 6, what: 'the rightmost card' },
    { rightOverLeft: false, free: 0, what: 'the leftmost card' },
  ])('with no hand before it $what is wholly free, and it alone', ({ rightOverLeft, free }) => {
    for (let seed = 1; seed <= 6; seed++) {
      const asked = request(seed, { rightOverLeft, mood: 'easy' });
      const { cards, view, canvas } = paintPlainly(asked, false);
      const shares = cards.map(
        (card, place) => labelCard(canvas, view, card, place, rightOverLeft, asked).visible,
      );
      expect(shares.findIndex((share) => share > 0.99)).toBe(free);
      expect(shares.filter((share) => share > 0.9)).toHaveLength(1);
    }
  });
});

describe('a scene', patience, () => {
  it('is the same for the same request, bit for bit', () => {
    const [first, , again] = [5, 6, 5].map((seed) => renderScene(request(seed)));
    expect(again!.cards).toEqual(first!.cards);
    expect(bytesOf(again!).equals(bytesOf(first!))).toBe(true);
  });

  it('is seen anew in each frame of a burst, the hand hardly moved', () => {
    const [first, second] = [0, 1].map((index) => renderScene(request(9, { burst: { index } })));
    expect(bytesOf(second!).equals(bytesOf(first!))).toBe(false);
    second!.cards.forEach((card, i) => {
      const [before, now] = [first!.cards[i]!.quad[0], card.quad[0]];
      expect(Math.hypot(now[0] - before[0], now[1] - before[1])).toBeLessThan(40);
    });
  });

  it('without cards has no labels', () => {
    expect(renderScene(request(3, { hand: [] })).cards).toEqual([]);
  });

  it.each([
    { width: 640, height: 480 },
    { width: 216, height: 264, wholeWidth: 640 },
  ])(
    'of teaching shows the whole end of its card, clear of the thumb, in a frame of $width x $height',
    (frame) => {
      for (let seed = 1; seed <= 5; seed++) {
        const scene = renderScene(request(seed, { hand: ['T1'], mood: 'teach', ...frame }));
        const [card] = scene.cards;
        expect(scene.frame.pixels).toHaveLength(frame.width * frame.height * 4);
        expect(card!.visible).toBeGreaterThan(0.8);
        expect(card!.indexVisible).toBeGreaterThan(0.97);
      }
    },
  );
});
