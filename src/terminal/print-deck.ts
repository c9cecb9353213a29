/** `npm run deck:pdf`: writes the printed deck into the public folder, as sheets and as single faces. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { faceFile, printedSides } from '../deck/printed/face-files.ts';
import { printedDeck } from '../deck/printed/faces.ts';
import { papers } from '../deck/printed/sheets.ts';
import { deckPdf } from './deck-pdf.ts';

const publicFolder = fileURLToPath(new URL('../../public/', import.meta.url));
mkdirSync(`${publicFolder}deck/faces`, { recursive: true });

for (const { colour, side } of printedSides) {
  writeFileSync(publicFolder + faceFile(colour, side), printedDeck.svg(colour, side));
}
for (const paper of papers) {
  writeFileSync(`${publicFolder}deck/spy-deck-${paper}.pdf`, await deckPdf(paper));
}
