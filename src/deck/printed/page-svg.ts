/** A page of the printed deck as one SVG in millimetres: cards, bleed, cutting marks and the ruler. */

import { drawSide } from './faces.ts';
import { ink } from './palette.ts';
import { box, line, mm } from './shapes.ts';
import {
  bleed,
  lyingHeight,
  lyingWidth,
  paperSizes,
  sheetBottom,
  type Page,
  type Paper,
  type Placed,
} from './sheets.ts';

/** The check ruler's length: if it measures less on paper, the printer has scaled the page. */
export const rulerMm = 50;

export function pageSvg(paper: Paper, page: Page): string {
  const { widthMm, heightMm } = paperSizes[paper];
  const bleeds = page.cards.map(({ xMm, yMm }) =>
    box(xMm - bleed, yMm - bleed, lyingWidth + 2 * bleed, lyingHeight + 2 * bleed, ink),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}">` +
    bleeds.join('') +
    page.cards.map((card) => placed(card) + cuttingMarks(card)).join('') +
    (page.face === 'front' ? ruler(widthMm) : '') +
    '</svg>'
  );
}

function placed({ colour, side, xMm, yMm, head }: Placed): string {
  const turn =
    head === 'left'
      ? `translate(${mm(xMm)} ${mm(yMm + lyingHeight)}) rotate(-90)`
      : `translate(${mm(xMm + lyingWidth)} ${mm(yMm)}) rotate(90)`;
  return `<g transform="${turn}">${drawSide(colour, side)}</g>`;
}

/** Short lines off each corner, beginning beyond the bleed and ending where the neighbour's begin. */
function cuttingMarks({ xMm, yMm }: Placed): string {
  const near = bleed + 0.3;
  const far = bleed + 1.7;
  const marks = [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => {
      const x = xMm + (across < 0 ? 0 : lyingWidth);
      const y = yMm + (down < 0 ? 0 : lyingHeight);
      return (
        `M${mm(x + across * near)} ${mm(y)}H${mm(x + across * far)}` +
        `M${mm(x)} ${mm(y + down * near)}V${mm(y + down * far)}`
      );
    }),
  );
  return line(marks.join(''), ink, 0.1);
}

function ruler(pageWidth: number): string {
  const left = (pageWidth - rulerMm) / 2;
  const base = sheetBottom + 9;
  const ticks = Array.from({ length: rulerMm + 1 }, (_, millimetre) => {
    const height = millimetre % 10 === 0 ? 4 : millimetre % 5 === 0 ? 3 : 2;
    return `M${mm(left + millimetre)} ${mm(base)}V${mm(base - height)}`;
  });
  return line(`M${mm(left)} ${mm(base)}H${mm(left + rulerMm)}${ticks.join('')}`, ink, 0.15);
}
