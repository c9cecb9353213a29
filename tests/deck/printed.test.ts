import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { colours, type Colour } from '../../src/cards/card.ts';
import { ends, sideOf, sides, type End, type Side } from '../../src/cards/face.ts';
import { seatShapes } from '../../src/cards/seat-shape.ts';
import { numberInks, type EndKind } from '../../src/deck/printed/ends.ts';
import { printedDeck } from '../../src/deck/printed/faces.ts';
import { cream, ink, seatInks } from '../../src/deck/printed/palette.ts';

type Raster = { readonly width: number; readonly height: number; readonly grey: Float64Array };

/** Grey values from 0 to 255, so that nothing here leans on colour alone. */
function raster(colour: Colour, side: Side, width: number): Raster {
  const image = new Resvg(printedDeck.svg(colour, side), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const rgba = image.pixels;
  const grey = Float64Array.from(
    { length: image.width * image.height },
    (_, i) =>
      0.299 * (rgba[4 * i] ?? 0) + 0.587 * (rgba[4 * i + 1] ?? 0) + 0.114 * (rgba[4 * i + 2] ?? 0),
  );
  return { width: image.width, height: image.height, grey };
}

function turned({ width, height, grey }: Raster): Raster {
  return { width, height, grey: grey.slice().reverse() };
}

function meanDifference(a: Raster, b: Raster): number {
  return (
    a.grey.reduce((sum, value, i) => sum + Math.abs(value - (b.grey[i] ?? 0)), 0) / a.grey.length
  );
}

/** What a fan leaves open of an end: a strip of 36 % of the width, the uppermost 26 of 76 mm, 2.4 pixels a mm. */
function strip(colour: Colour, end: End, edge: 'left' | 'right'): Raster {
  const { side, turned: upsideDown } = sideOf(end);
  const upright = raster(colour, side, 60);
  const card = upsideDown ? turned(upright) : upright;
  const width = Math.round(0.36 * card.width);
  const height = Math.round((26 / 76) * card.height);
  const from = edge === 'left' ? 0 : card.width - width;
  const grey = Float64Array.from(
    { length: width * height },
    (_, i) => card.grey[Math.floor(i / width) * card.width + from + (i % width)] ?? 0,
  );
  return { width, height, grey };
}

/** WCAG 2.1's contrast ratio. */
function contrast(a: string, b: string): number {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const share = parseInt(hex.slice(i, i + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const everySide = colours.flatMap((colour) => sides.map((side) => ({ colour, side })));

describe('the printed faces', () => {
  it.each(everySide)('$colour $side is plain, well-formed SVG of a card', ({ colour, side }) => {
    const svg = printedDeck.svg(colour, side);
    const open: string[] = [];
    for (const [, closing, name = '', self] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
      expect(['svg', 'g', 'rect', 'circle', 'path']).toContain(name);
      if (closing) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
    }
    expect(open).toEqual([]);
    expect(svg).toContain('viewBox="0 0 25 76"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
    expect(svg).not.toMatch(/style=|class=|url\(|font|href/);
  });

  it('are all drawn differently', () => {
    const drawings = everySide.map(({ colour, side }) => printedDeck.svg(colour, side));
    expect(new Set(drawings).size).toBe(36);
  });

  it('give each seat a shape of its own', () => {
    expect(new Set(Object.values(seatShapes)).size).toBe(colours.length);
  });

  it.each(colours)('%s: safes, top secrets and the back look the same either way up', (colour) => {
    for (const side of ['S1', 'S2', 'T1', 'T2', '#'] as const) {
      const card = raster(colour, side, 250);
      // Not nought: a slanting edge is smoothed a little differently from the other side.
      expect(meanDifference(card, turned(card))).toBeLessThan(1.5);
    }
    const bomb = raster(colour, 'B1', 250);
    expect(meanDifference(bomb, turned(bomb))).toBeGreaterThan(40);
  });

  it.each(colours)('%s: turning the Spy round is the same as flipping it', (colour) => {
    const left = raster(colour, '<', 250);
    const right = raster(colour, '>', 250);
    expect(meanDifference(turned(left), right)).toBeLessThan(1.5);
    expect(meanDifference(left, right)).toBeGreaterThan(40);
  });

  it('set each number off from its panel', () => {
    for (const kind of ['safe', 'top-secret', 'bomb', 'lit-bomb'] satisfies EndKind[]) {
      for (const number of [1, 2] as const) {
        const { digit, panel } = numberInks(kind, number);
        expect(contrast(digit, panel)).toBeGreaterThan(6);
      }
    }
  });

  it("set the Spy's arrows off from both halves, and each seat's colour off from ink", () => {
    expect(contrast(ink, cream)).toBeGreaterThan(12);
    for (const colour of colours) expect(contrast(seatInks[colour], ink)).toBeGreaterThan(3);
  });

  it.each(colours)(
    '%s: a lit bomb is unlike an unlit one even in a small grey picture',
    (colour) => {
      for (const bomb of ['B1', 'B2'] as const) {
        for (const edge of ['left', 'right'] as const) {
          const unlit = strip(colour, bomb, edge);
          const lit = strip(colour, `${bomb}*`, edge);
          expect(meanDifference(unlit, lit)).toBeGreaterThan(50);
        }
      }
    },
  );

  it.each(colours)('%s: any two ends differ in the strip that a fan leaves open', (colour) => {
    for (const edge of ['left', 'right'] as const) {
      const strips = ends.map((end) => strip(colour, end, edge));
      strips.forEach((one, i) =>
        strips.slice(i + 1).forEach((other, j) => {
          const names = `${ends[i] ?? ''} and ${ends[i + 1 + j] ?? ''}, ${edge}`;
          expect(meanDifference(one, other), names).toBeGreaterThan(25);
        }),
      );
    }
  });
});
