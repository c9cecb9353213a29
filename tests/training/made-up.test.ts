/** Made-up decks can be read, differ from each other, and come out the same each time. Runs where training's packages are installed. */

import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours } from '../../src/cards/card.ts';
import { ends, sides } from '../../src/cards/face.ts';
import { difference, upperEnds } from '../../training/decks/apart.ts';
import { isLopsided } from '../../training/decks/lopsided.ts';
import { madeUpDeck } from '../../training/decks/made-up.ts';
import { rasteriseFaces } from '../../training/decks/rasterise.ts';

const seeds = Array.from({ length: 20 }, (_, i) => 1000 + i * 37);
const packages = new URL('../../training/node_modules/opentype.js', import.meta.url);
const fonts = '/usr/share/fonts/truetype';
const installed =
  existsSync(packages) && existsSync(fonts) && readdirSync(fonts).includes('dejavu');
if (!installed) console.log('Skipped: made-up decks need `npm ci` in training/ and its fonts.');

describe.skipIf(!installed)('a made-up deck', () => {
  const decks = installed ? seeds.map(madeUpDeck) : [];

  it('shows each two ends of a colour differently in the upper 1.5 card widths', () => {
    for (const deck of decks) {
      const pictures = upperEnds(deck);
      for (const [i, one] of pictures.entries()) {
        for (const [j, other] of pictures.entries()) {
          if (j <= i) continue;
          const told = `${deck.name}: ${ends[i]} and ${ends[j]}`;
          expect(difference(one, other, 0, 1), told).toBeGreaterThanOrEqual(0.002);
        }
      }
    }
  });

  it('is the same for the same seed', () => {
    for (const seed of seeds.slice(0, 4)) {
      const [one, other] = [madeUpDeck(seed), madeUpDeck(seed)];
      for (const side of sides) expect(one.svg('red', side)).toBe(other.svg('red', side));
    }
  });

  it('is another for another seed', () => {
    expect(new Set(decks.map((deck) => deck.svg('blue', 'S1'))).size).toBe(seeds.length);
  });

  it('stands on its own: no broken number, no text, no address outside itself', () => {
    for (const deck of decks) {
      for (const colour of colours) {
        for (const side of sides) {
          const svg = deck.svg(colour, side).replace(/base64,[^"]*/g, '');
          expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+">/);
          expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|currentColor|href="(?!data:)/);
        }
      }
    }
  });

  it('comes in narrow cards and in wide ones, about half and half', () => {
    const narrow = decks.filter((deck) => deck.heightMm / deck.widthMm > 2.5).length;
    expect(narrow / decks.length).toBeGreaterThan(0.25);
    expect(narrow / decks.length).toBeLessThan(0.8);
  });

  it('is drawn at the asked size, with nothing see-through, and wears only when asked', () => {
    const [deck] = decks;
    if (deck === undefined) throw new Error('No deck.');
    const fresh = rasteriseFaces(deck, 'yellow', 2);
    const again = rasteriseFaces(deck, 'yellow', 2);
    const worn = [1, 2, 3].map((seed) => rasteriseFaces(deck, 'yellow', 2, seed));
    const front = fresh.faces.S1;
    expect(front.width).toBe(Math.round(deck.widthMm * 2));
    expect(Math.abs(front.height - deck.heightMm * 2)).toBeLessThan(2);
    expect(front.pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    expect(Buffer.from(front.pixels).equals(Buffer.from(again.faces.S1.pixels))).toBe(true);
    const sums = [fresh, ...worn].map(({ faces }) => faces.S1.pixels.reduce((a, b) => a + b, 0));
    expect(new Set(sums).size).toBeGreaterThan(1);
  });

  it('has a Spy that shows which way it looks', () => {
    expect(isLopsided({ kind: 'profile', nose: 15, brim: 8 })).toBe(true);
    expect(isLopsided({ kind: 'eyes', pupil: 9 })).toBe(true);
    expect(isLopsided({ kind: 'icon', family: 'mdi', name: 'arrow-left' })).toBe(true);
    expect(isLopsided({ kind: 'icon', family: 'mdi', name: 'cat' })).toBe(false);
    expect(isLopsided({ kind: 'shape', corners: 5, depth: 0.5, turn: 0 })).toBe(false);
  });
});
