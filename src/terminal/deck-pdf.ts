/** The printed deck as a PDF, the same each time it is made. */

import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import { pageSvg, rulerMm } from '../deck/printed/page-svg.ts';
import {
  pagesFor,
  paperSizes,
  sheetBottom,
  type Page,
  type Paper,
} from '../deck/printed/sheets.ts';

const pointsPerMm = 72 / 25.4;

/** A PDF's date is part of its bytes; this one only has to stay the same. */
const fixedDate = new Date(Date.UTC(2025, 0, 1));

export async function deckPdf(paper: Paper): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    info: { Title: 'Spy deck', Creator: 'spy-referee', CreationDate: fixedDate },
  });
  const bytes = collected(document);
  for (const page of pagesFor(paper)) addPage(document, paper, page);
  document.end();
  return bytes;
}

function collected(document: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
}

function addPage(document: PDFDocument, paper: Paper, page: Page): void {
  const { widthMm, heightMm } = paperSizes[paper];
  const width = widthMm * pointsPerMm;
  const height = heightMm * pointsPerMm;
  document.addPage({ size: [width, height], margin: 0 });
  svgToPdf(document, pageSvg(paper, page), 0, 0, {
    width,
    height,
    assumePt: true,
    warningCallback: (warning) => {
      throw new Error(`the page uses something that a PDF would lose: ${warning}`);
    },
  });
  if (page.face === 'front') writeInstructions(document, widthMm);
}

function writeInstructions(document: PDFDocument, widthMm: number): void {
  const left = (widthMm - 156) / 2;
  const write = (text: string, size: number, xMm: number, yMm: number): void => {
    document.fontSize(size).text(text, xMm * pointsPerMm, yMm * pointsPerMm, { lineBreak: false });
  };
  document.font('Helvetica').fillColor('#14161f');
  write(
    'SPY  -  print at 100 %, both sides, turning over the long edge; on card of 250 g or more.',
    9,
    left,
    17,
  );
  write('Cut along the marks. A game for two needs the first sheet only.', 9, left, 22);
  write(`${rulerMm} mm on your ruler too?`, 7, (widthMm + rulerMm) / 2 + 3, sheetBottom + 6);
}
