/** The mark by which a card's end is known: its sign with its number, or what tells a lit bomb or the Spy's facing. */

import type { Facing } from '../../src/cards/card.ts';
import { css, readableOn, shade, type Hsl } from './palette.ts';
import { drawSign, n, type Box, type Hand, type Sign } from './signs.ts';

export const arrangements = [
  'stacked',
  'sign-first',
  'beside',
  'inside',
  'badge',
  'repeated',
  'repeated-beside',
  'number-on-shape',
  'sign-over-pips',
  'number-large',
] as const;
export type Arrangement = (typeof arrangements)[number];

export const litMarks = [
  'other-sign',
  'spark',
  'flame',
  'recoloured',
  'inverted',
  'hollow',
  'glow',
  'word',
] as const;
export type LitMark = (typeof litMarks)[number];

export const facingMarks = ['mirrored', 'arrow', 'arrow-alone', 'leaning', 'moved'] as const;
export type FacingMark = (typeof facingMarks)[number];

export const numerals = ['digit', 'roman', 'word', 'pips', 'tally'] as const;
export type Numeral = (typeof numerals)[number];

/** How one deck draws all its marks. */
export type MarkStyle = {
  readonly arrangement: Arrangement;
  readonly numeral: Numeral;
  readonly words: readonly [string, string];
  readonly font: string;
  readonly labelFont: string;
  readonly hand: Hand;
  readonly lit: readonly LitMark[];
  readonly facing: FacingMark;
  readonly arrow: Sign;
  readonly flame: Sign;
  readonly backing: 'none' | 'disc' | 'plate' | 'pointed';
  readonly numberScale: number;
};

export type Mark = {
  readonly sign: Sign;
  readonly litSign: Sign;
  readonly number?: 1 | 2;
  readonly lit: boolean;
  readonly facing?: Facing;
  readonly label?: string;
};

export type Inks = {
  readonly ink: Hsl;
  readonly second: Hsl;
  readonly ground: Hsl;
  readonly accent: Hsl;
};

/** Height over width of the box that an arrangement likes. */
export const tallness: Readonly<Record<Arrangement, number>> = {
  stacked: 1.85,
  'sign-first': 1.85,
  beside: 0.55,
  inside: 1,
  badge: 1.1,
  repeated: 1.9,
  'repeated-beside': 0.55,
  'number-on-shape': 1,
  'sign-over-pips': 1.4,
  'number-large': 1.3,
};

export function drawMark(style: MarkStyle, mark: Mark, inks: Inks, box: Box): string {
  const lit = new Set(mark.lit ? style.lit : []);
  let { ink, ground } = inks;
  let hand = style.hand;
  const layers: string[] = [];
  if (lit.has('recoloured')) ink = readableOn(ground, inks.accent, 0.25);
  if (lit.has('hollow')) hand = { ...hand, hollow: !hand.hollow };
  if (lit.has('glow')) layers.push(glow(box, inks.accent));
  if (style.backing !== 'none') {
    [ink, ground] = [ground, ink];
    layers.push(plate(style.backing, box, ground));
  }
  if (lit.has('inverted')) {
    layers.push(plate('plate', grow(box, 0.06), ink));
    [ink, ground] = [ground, ink];
  }
  const inner = style.backing === 'none' ? box : grow(box, -0.16);
  const sign = lit.has('other-sign') ? mark.litSign : mark.sign;
  layers.push(arranged(style, { ...mark, sign }, hand, { ...inks, ink, ground }, inner));
  if (lit.has('spark'))
    layers.push(
      drawSign(spark, corner(inner, 0.34), {
        ink: readableOn(ground, inks.accent, 0.3),
        behind: ground,
      }),
    );
  if (lit.has('flame'))
    layers.push(
      drawSign(
        style.flame,
        corner(inner, 0.5),
        { ink: readableOn(ground, inks.accent, 0.3), behind: ground },
        { ...hand, hollow: false },
      ),
    );
  if (lit.has('word')) layers.push(label(style, 'BOOM', box, inks.ink, ground));
  else if (mark.label !== undefined)
    layers.push(label(style, mark.label, box, inks.ink, inks.ground));
  return layers.join('');
}

const spark: Sign = { kind: 'shape', corners: 8, depth: 0.4, turn: 0 };

function arranged(style: MarkStyle, mark: Mark, hand: Hand, inks: Inks, box: Box): string {
  if (mark.facing !== undefined) return spyMark(style, mark, mark.facing, hand, inks, box);
  const paint = { ink: inks.ink, behind: inks.ground };
  const sign = (at: Box) => drawSign(mark.sign, at, paint, hand);
  const count = mark.number ?? 1;
  const number = (at: Box, ink = inks.second) =>
    drawNumeral(style, count, scaled(at, style.numberScale), ink, inks.ground);
  const { x, y, w, h } = box;
  switch (style.arrangement) {
    case 'stacked':
      return number({ x, y, w, h: h * 0.46 }) + sign({ x, y: y + h * 0.51, w, h: h * 0.49 });
    case 'sign-first':
      return sign({ x, y, w, h: h * 0.52 }) + number({ x, y: y + h * 0.56, w, h: h * 0.44 });
    case 'beside':
      return number({ x, y, w: w * 0.44, h }) + sign({ x: x + w * 0.48, y, w: w * 0.52, h });
    case 'inside':
      return sign(box) + disc(grow(box, -0.27), inks.ground) + number(grow(box, -0.32), inks.ink);
    case 'badge':
      return (
        sign({ x, y, w: w * 0.86, h: h * 0.8 }) +
        disc({ x: x + w * 0.5, y: y + h * 0.54, w: w * 0.5, h: h * 0.46 }, inks.second) +
        number({ x: x + w * 0.6, y: y + h * 0.62, w: w * 0.3, h: h * 0.3 }, inks.ground)
      );
    case 'repeated':
      return count === 1
        ? sign({ x, y, w, h: h * 0.5 })
        : sign({ x, y, w, h: h * 0.49 }) + sign({ x, y: y + h * 0.51, w, h: h * 0.49 });
    case 'repeated-beside':
      return count === 1
        ? sign({ x, y, w: w * 0.5, h })
        : sign({ x, y, w: w * 0.49, h }) + sign({ x: x + w * 0.51, y, w: w * 0.49, h });
    case 'number-on-shape':
      return sign(box) + number(grow(box, -0.28), inks.ground);
    case 'sign-over-pips':
      return (
        sign({ x, y, w, h: h * 0.7 }) +
        drawSign(
          { kind: 'pips', count },
          { x: x + w * 0.1, y: y + h * 0.76, w: w * 0.8, h: h * 0.22 },
          { ink: inks.second, behind: inks.ground },
        )
      );
    case 'number-large':
      return (
        number({ x, y, w, h: h * 0.74 }) +
        sign({ x: x + w * 0.2, y: y + h * 0.77, w: w * 0.6, h: h * 0.23 })
      );
  }
}

function spyMark(
  style: MarkStyle,
  { sign }: Mark,
  facing: Facing,
  hand: Hand,
  inks: Inks,
  box: Box,
): string {
  const mirrored = facing === 'right';
  const straight = { ink: inks.ink, behind: inks.ground };
  const arrowInk = { ink: inks.second, behind: inks.ground, mirrored };
  const { x, y, w, h } = box;
  switch (style.facing) {
    case 'mirrored':
      return drawSign(sign, box, { ...straight, mirrored }, hand);
    case 'arrow':
      return (
        drawSign(sign, { x, y, w, h: h * 0.6 }, { ...straight, mirrored }, hand) +
        drawSign(
          style.arrow,
          { x: x + w * 0.1, y: y + h * 0.63, w: w * 0.8, h: h * 0.37 },
          arrowInk,
        )
      );
    case 'arrow-alone':
      return drawSign(style.arrow, box, { ...straight, mirrored }, hand);
    case 'leaning':
      return `<g transform="rotate(${mirrored ? 35 : -35} ${n(x + w / 2)} ${n(y + h / 2)})">${drawSign(sign, box, { ...straight, mirrored }, hand)}</g>`;
    case 'moved': {
      const size = Math.min(w * 0.62, h);
      return drawSign(
        sign,
        { x: mirrored ? x + w - size : x, y, w: size, h },
        { ...straight, mirrored },
        hand,
      );
    }
  }
}

function drawNumeral(style: MarkStyle, count: 1 | 2, box: Box, ink: Hsl, behind: Hsl): string {
  const write = (text: string) =>
    drawSign(
      { kind: 'text', font: style.font, text },
      box,
      { ink, behind },
      { ...style.hand, hollow: false },
    );
  switch (style.numeral) {
    case 'digit':
      return write(String(count));
    case 'roman':
      return write(count === 1 ? 'I' : 'II');
    case 'word':
      return write(style.words[count - 1] ?? '');
    case 'pips':
      return drawSign({ kind: 'pips', count }, box, { ink, behind });
    case 'tally':
      return Array.from(
        { length: count },
        (_, i) =>
          `<rect x="${n(box.x + box.w * (count === 1 ? 0.42 : 0.24 + i * 0.36))}" y="${n(box.y)}" width="${n(box.w * 0.16)}" height="${n(box.h)}" fill="${css(ink)}"/>`,
      ).join('');
  }
}

function label(style: MarkStyle, text: string, box: Box, ink: Hsl, behind: Hsl): string {
  const at = { x: box.x, y: box.y + box.h * 1.03, w: box.w, h: Math.min(box.h, box.w) * 0.2 };
  return drawSign({ kind: 'text', font: style.labelFont, text }, at, { ink, behind });
}

function plate(kind: 'disc' | 'plate' | 'pointed', box: Box, colour: Hsl): string {
  const { x, y, w, h } = box;
  const fill = `fill="${css(colour)}"`;
  if (kind === 'disc')
    return `<ellipse cx="${n(x + w / 2)}" cy="${n(y + h / 2)}" rx="${n(w * 0.62)}" ry="${n(h * 0.58)}" ${fill}/>`;
  if (kind === 'plate')
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(Math.min(w, h) * 0.14)}" ${fill}/>`;
  return `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h * 0.85)}l${n(-w / 2)} ${n(h * 0.22)}l${n(-w / 2)} ${n(-h * 0.22)}Z" ${fill}/>`;
}

function disc({ x, y, w, h }: Box, colour: Hsl): string {
  return `<circle cx="${n(x + w / 2)}" cy="${n(y + h / 2)}" r="${n(Math.min(w, h) / 2)}" fill="${css(colour)}"/>`;
}

function glow({ x, y, w, h }: Box, colour: Hsl): string {
  const [cx, cy, r] = [n(x + w / 2), n(y + h / 2), Math.max(w, h) * 0.5];
  return [1.15, 1, 0.85]
    .map(
      (k) =>
        `<circle cx="${cx}" cy="${cy}" r="${n(r * k)}" fill="${css(shade(colour, (1.15 - k) * 0.4))}" fill-opacity="0.35"/>`,
    )
    .join('');
}

/** Larger, or smaller, by a share of its size on each side. */
function grow({ x, y, w, h }: Box, share: number): Box {
  return { x: x - w * share, y: y - h * share, w: w * (1 + 2 * share), h: h * (1 + 2 * share) };
}

function scaled({ x, y, w, h }: Box, by: number): Box {
  return { x: x + (w * (1 - by)) / 2, y: y + (h * (1 - by)) / 2, w: w * by, h: h * by };
}

/** The upper right corner, where a fuse burns. */
function corner({ x, y, w, h }: Box, share: number): Box {
  const size = Math.min(w, h) * share;
  return { x: x + w - size * 0.85, y: y - size * 0.15, w: size, h: size };
}
