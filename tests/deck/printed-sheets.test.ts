import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { faceFile, printedSides } from '../../src/deck/printed/face-files.ts';
import { printedDeck } from '../../src/deck/printed/faces.ts';
import { pageSvg } from '../../src/deck/printed/page-svg.ts';
import {
  lyingHeight,
  lyingWidth,
  pagesFor,
  papers,
  paperSizes,
  sheetBottom,
} from '../../src/deck/printed/sheets.ts';
import { deckPdf } from '../../src/terminal/deck-pdf.ts';

const publicFile = (path: string): Uint8Array => readFileSync(`public/${path}`);

/** What the pages draw, unpacked: another zlib may pack the same drawing into other bytes. */
function drawings(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/\/FlateDecode\s*>>\s*stream\n([^]*?)\nendstream/g)].map(([, packed]) =>
    inflateSync(Buffer.from(packed ?? '', 'latin1')).toString('latin1'),
  );
}

describe.each(papers)('the printed deck on %s', (paper) => {
  const { widthMm, heightMm } = paperSizes[paper];
  const pages = pagesFor(paper);
  let made: readonly string[] = [];

  // Drawing some four thousand shapes takes seconds on a busy machine.
  beforeAll(async () => {
    made = drawings(await deckPdf(paper));
  }, 60_000);

  it('holds the 30 cards: 4 Spies, 8 safes, 8 top secrets, 10 bombs', () => {
    const fronts = pages.filter(({ face }) => face === 'front').flatMap(({ cards }) => cards);
    const counted = (names: string): number =>
      fronts.filter(({ side }) => names.includes(side)).length;
    expect(fronts).toHaveLength(30);
    expect([counted('<'), counted('S1S2'), counted('T1T2'), counted('B1B2')]).toEqual([
      4, 8, 8, 10,
    ]);
    const second = fronts.filter(({ side }) => side === 'B2').map(({ colour }) => colour);
    expect(second).toEqual(['green', 'red']);
  });

  it('needs the first sheet only for the two colours of a game for two', () => {
    expect(new Set(pages[0]?.cards.map(({ colour }) => colour))).toEqual(new Set(['green', 'red']));
  });

  it('prints behind every card its own back, mirrored, with the head at the same end', () => {
    for (let sheet = 0; sheet < pages.length; sheet += 2) {
      const [front, back] = [pages[sheet], pages[sheet + 1]];
      expect([front?.face, back?.face]).toEqual(['front', 'back']);
      expect(back?.cards).toHaveLength(front?.cards.length ?? 0);
      for (const card of front?.cards ?? []) {
        const seenThrough = widthMm - card.xMm - lyingWidth;
        const behind = back?.cards.filter(
          ({ xMm, yMm }) => Math.abs(xMm - seenThrough) < 1e-9 && yMm === card.yMm,
        );
        const side = card.side === '<' ? '>' : '#';
        expect(behind).toHaveLength(1);
        expect(behind?.[0]).toMatchObject({ colour: card.colour, side });
        expect(behind?.[0]?.head).not.toBe(card.head);
      }
    }
  });

  it('keeps cards apart and clear of the edges that printers leave white', () => {
    expect(sheetBottom + 16).toBeLessThan(heightMm);
    for (const { cards } of pages) {
      cards.forEach((card, i) => {
        expect(card.xMm).toBeGreaterThan(10);
        expect(card.xMm + lyingWidth).toBeLessThan(widthMm - 10);
        for (const other of cards.slice(i + 1)) {
          const apartX = Math.abs(card.xMm - other.xMm) - lyingWidth;
          const apartY = Math.abs(card.yMm - other.yMm) - lyingHeight;
          expect(Math.max(apartX, apartY)).toBeGreaterThan(3.9);
        }
      });
    }
  });

  it('makes pages of the paper’s size', async () => {
    const pdf = await PDFDocument.load(publicFile(`deck/spy-deck-${paper}.pdf`));
    const sizes = pdf.getPages().map((page) => page.getSize());
    expect(sizes).toHaveLength(4);
    for (const { width, height } of sizes) {
      expect((width / 72) * 25.4).toBeCloseTo(widthMm, 2);
      expect((height / 72) * 25.4).toBeCloseTo(heightMm, 2);
    }
  });

  it('is drawn at its true size', () => {
    const [first = ''] = made;
    // The first thing drawn is a bleed, 78 x 27 mm; the scales before it lead from millimetres to points.
    const [head = ''] = first.split('\nf\n');
    const scale = [...head.matchAll(/^(\S+) 0 0 (\S+) \S+ \S+ cm$/gm)]
      .map(([, x]) => Number(x))
      .reduce((product, x) => product * x, 1);
    const corners = [...(head.split(' scn\n')[1] ?? '').matchAll(/^(\S+) (\S+) [ml]$/gm)].map(
      ([, x, y]) => [Number(x), Number(y)],
    );
    const extent = (axis: 0 | 1): number => {
      const along = corners.map((corner) => corner[axis] ?? 0);
      return Math.max(...along) - Math.min(...along);
    };
    expect(scale).toBeCloseTo(72 / 25.4, 3);
    expect(extent(0)).toBeCloseTo(78, 6);
    expect(extent(1)).toBeCloseTo(27, 6);
  });

  it('is the committed file', () => {
    expect(made).toHaveLength(4);
    expect(drawings(publicFile(`deck/spy-deck-${paper}.pdf`))).toEqual(made);
  });

  it('shows a ruler on the fronts only', () => {
    // A base line, then 51 ticks for 50 mm.
    const ruled = /H[\d.]+(M[\d.]+ [\d.]+V[\d.]+){51}"/;
    expect(pages.map((page) => ruled.test(pageSvg(paper, page)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('the single faces', () => {
  it('are the committed files, no more and no fewer', () => {
    const names = printedSides.map(({ colour, side }) => faceFile(colour, side));
    const committed = readdirSync('public/deck/faces').map((name) => `deck/faces/${name}`);
    expect(committed.sort()).toEqual(names.sort());
    for (const { colour, side } of printedSides) {
      const committed = Buffer.from(publicFile(faceFile(colour, side))).toString();
      expect(committed).toBe(printedDeck.svg(colour, side));
    }
  });
});
