/** Words and digits as outlines, from the many fonts that Debian packages, so that no drawing needs a font of its own. */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

/** A text's outline in its own units, and the box that its ink fills there. */
export type Outline = {
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Files of the Debian packages named in README.md here. What is missing is left out, so other decks come of the same seed. */
const wanted =
  `AveriaGWF-Bold Balker BebasNeue-Bold BebasNeue-Regular Breip C059-Bold Cabin-Bold CabinSketch-Bold
  Caladea-Bold Cantarell-ExtraBold Carlito-Bold Comfortaa-Bold DSEG14Classic-Bold DSEG7Classic-Bold
  DancingScript-Bold Daniel DejaVuSans-Bold DejaVuSans DejaVuSansCondensed-Bold DejaVuSansMono-Bold DejaVuSerif-Bold
  DejaVuSerifCondensed Domestic_Manners Dustismo_Roman_Bold EBGaramond12-Bold El_Abogado_Loco Essays1743-Bold
  GoudyBookletter1911 Havana-Regular Humor-Sans Isabella It_wasn_t_me Junction Junkyard Karla-ExtraBold Kristi
  Lato-Black Lato-Light Lato-Regular LeagueSpartan-Black LeagueSpartan-Bold LiberationMono-Bold LiberationSans-Bold
  LiberationSans-Regular LiberationSansNarrow-Bold LiberationSerif-Bold LiberationSerif-Italic LinBiolinum_RB
  LinLibertine_DR MarkedFool MekanusADFStd-Bold Miso NimbusSansNarrow-Bold OCRA OSP-DIN OldStandard-Bold
  OldaniaADFStd-Bold P052-BoldItalic PatchSans PatchSerif PatchStencil PenguinAttack Prociono Quicksand-Bold
  RadisSans-medium Roboto-Black Roboto-Regular RobotoCondensed-Bold RobotoSlab-Bold RobotoSlab-Regular
  RomandeADFStd-DemiBold Rufscript010 StayPuft Swift TomsonTalks TribunADFStd-ExtraBold URWBookman-Demi URWGothic-Demi
  URWGothic-Book Ubuntu-B Vollkorn-Black Wargames Winks YanoneKaffeesatz-Bold YanoneKaffeesatz-Regular Z003-MediumItalic
  allerta_medium allerta_stencil dustismo_bold f500 femkeklaver flatline lobster monof55 okolaksBold progenisis`.split(
    /\s+/,
  );

type PathCommand = Readonly<
  Record<'x' | 'y' | 'x1' | 'y1' | 'x2' | 'y2', number | undefined> & { type: string }
>;
type GlyphPath = {
  readonly commands: readonly PathCommand[];
  getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
};
type Glyph = {
  readonly index: number;
  readonly advanceWidth?: number;
  getPath(x: number, y: number, size: number): GlyphPath;
};
type Font = { readonly unitsPerEm: number; charToGlyph(letter: string): Glyph };
type FontReader = { parse(bytes: ArrayBuffer): Font };

const emSize = 100;
const lastResort = 'DejaVuSans-Bold';
let files: ReadonlyMap<string, string> | undefined;
const fonts = new Map<string, Font>();
const outlines = new Map<string, Outline>();

/** Names for `outlineOf`, in a fixed order. Throws if this machine has none of the fonts. */
export function fontNames(): readonly string[] {
  const names = [...fontFiles().keys()];
  if (names.length === 0)
    throw new Error('No fonts: install the packages named in training/decks/README.md.');
  return names;
}

/** Letters that a font lacks are drawn in a plain one. */
export function outlineOf(font: string, text: string): Outline {
  const key = `${font}\n${text}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const outline = written(openFont(font), text);
  outlines.set(key, outline);
  return outline;
}

/** Letter by letter: the reader's shaping stumbles over some fonts' tables, and labels need none. */
function written(font: Font, text: string): Outline {
  let x = 0;
  let path = '';
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const letter of text) {
    const own = font.charToGlyph(letter);
    const glyph = isDrawn(own) ? own : openFont(lastResort).charToGlyph(letter);
    const drawn = glyph.getPath(x, 0, emSize);
    const box = drawn.getBoundingBox();
    path += pathText(drawn.commands);
    x += ((glyph.advanceWidth ?? font.unitsPerEm / 2) / font.unitsPerEm) * emSize;
    [left, top] = [Math.min(left, box.x1), Math.min(top, box.y1)];
    [right, bottom] = [Math.max(right, box.x2), Math.max(bottom, box.y2)];
  }
  return { path, left, top, width: right - left, height: bottom - top };
}

/** The reader's own writer of paths turns numbers very near zero into NaN. */
function pathText(commands: readonly PathCommand[]): string {
  const tenth = (value: number | undefined) => (value === undefined ? [] : [value.toFixed(1)]);
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => type + [x1, y1, x2, y2, x, y].flatMap(tenth).join(' '))
    .join('');
}

/** A missing letter is glyph 0, often a box; some fonts map letters to nothing. */
function isDrawn(glyph: Glyph): boolean {
  const { x1, x2 } = glyph.getPath(0, 0, emSize).getBoundingBox();
  return glyph.index > 0 && x2 > x1;
}

function openFont(name: string): Font {
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const file = fontFiles().get(name);
  if (file === undefined) throw new Error(`No font is called ${name}.`);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const reader = createRequire(import.meta.url)('opentype.js') as FontReader;
  const font = reader.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  fonts.set(name, font);
  return font;
}

function fontFiles(): ReadonlyMap<string, string> {
  if (files !== undefined) return files;
  const found = new Map<string, string>();
  for (const entry of readdirSync('/usr/share/fonts', { recursive: true, withFileTypes: true })) {
    const name = basename(entry.name).replace(/\.(ttf|otf)$/i, '');
    if (name !== entry.name) found.set(name, join(entry.parentPath, entry.name));
  }
  const usable = wanted.filter((name) => found.has(name)).sort();
  files = new Map(usable.map((name) => [name, found.get(name) ?? '']));
  return files;
}
