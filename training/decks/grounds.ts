/** What lies behind everything on a card: plain colour, gradients, patterns, clouds, split fields, borders, frames. */

import type { Dice } from './dice.ts';
import { css, type Hsl } from './palette.ts';
import { n } from './signs.ts';
import { cloudPicture } from './texture.ts';

export const fills = [
  'plain',
  'gradient',
  'glow',
  'dots',
  'stripes',
  'checks',
  'waves',
  'rings',
  'hatch',
  'triangles',
  'clouds',
  'guilloche',
  'rays',
] as const;
export type Fill = (typeof fills)[number];

type Field = { readonly w: number; readonly h: number };

/** Fills the whole card in two colours. The same dice give the same pattern in other colours. */
export function fillGround(fill: Fill, dice: Dice, { w, h }: Field, one: Hsl, two: Hsl): string {
  const base = `<rect width="${n(w)}" height="${n(h)}" fill="${css(one)}"/>`;
  const cell = dice.between(0.05, 0.24) * w;
  const turn = dice.pick([0, 30, 45, 60, 90, 135]);
  const ink = css(two);
  switch (fill) {
    case 'plain':
      return base;
    case 'gradient': {
      const [x2, y2] = dice.pick([
        [0, 1],
        [1, 0],
        [1, 1],
        [0.4, 1],
      ] as const);
      return `<defs><linearGradient id="g" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="${n(dice.between(0, 0.3))}" stop-color="${css(one)}"/><stop offset="1" stop-color="${ink}"/></linearGradient></defs><rect width="${n(w)}" height="${n(h)}" fill="url(#g)"/>`;
    }
    case 'glow':
      return `<defs><radialGradient id="g" cx="${n(dice.between(0.2, 0.8))}" cy="${n(dice.between(0.2, 0.8))}" r="${n(dice.between(0.4, 0.9))}"><stop offset="0" stop-color="${ink}"/><stop offset="1" stop-color="${css(one)}"/></radialGradient></defs><rect width="${n(w)}" height="${n(h)}" fill="url(#g)"/>`;
    case 'clouds': {
      const rows = Math.round((26 * h) / w);
      const third = dice.chance(0.5)
        ? one
        : { h: (one.h + dice.between(-60, 60) + 360) % 360, s: one.s, l: (one.l + two.l) / 2 };
      return `<image width="${n(w)}" height="${n(h)}" preserveAspectRatio="none" href="${cloudPicture(dice, 26, rows, [one, third, two])}"/>`;
    }
    case 'dots':
      return (
        base +
        tiled(
          cell,
          turn,
          w,
          h,
          `<circle cx="${n(cell / 2)}" cy="${n(cell / 2)}" r="${n(cell * dice.between(0.12, 0.42))}" fill="${ink}"/>`,
        )
      );
    case 'stripes':
      return (
        base +
        tiled(
          cell,
          turn,
          w,
          h,
          `<rect width="${n(cell * dice.between(0.15, 0.6))}" height="${n(cell)}" fill="${ink}"/>`,
        )
      );
    case 'checks':
      return (
        base +
        tiled(
          cell,
          turn,
          w,
          h,
          `<path d="M0 0H${n(cell / 2)}V${n(cell)}H${n(cell)}V${n(cell / 2)}H0Z" fill="${ink}"/>`,
        )
      );
    case 'hatch':
      return (
        base +
        tiled(
          cell,
          turn,
          w,
          h,
          `<path d="M0 0H${n(cell)}M0 0V${n(cell)}" stroke="${ink}" stroke-width="${n(cell * dice.between(0.06, 0.3))}" fill="none"/>`,
        )
      );
    case 'triangles':
      return (
        base +
        tiled(
          cell,
          turn,
          w,
          h,
          `<path d="M0 ${n(cell)}L${n(cell / 2)} 0L${n(cell)} ${n(cell)}Z" fill="${ink}"/>`,
        )
      );
    case 'waves':
      return (
        base +
        tiled(
          cell,
          turn,
          w,
          h,
          `<path d="M0 ${n(cell / 2)}Q${n(cell / 4)} 0 ${n(cell / 2)} ${n(cell / 2)}T${n(cell)} ${n(cell / 2)}" stroke="${ink}" stroke-width="${n(cell * dice.between(0.08, 0.3))}" fill="none"/>`,
        )
      );
    case 'rings':
      return base + rings(dice, w, h, ink);
    case 'guilloche':
      return base + guilloche(dice, w, h, ink);
    case 'rays':
      return base + rays(dice, w, h, ink);
  }
}

function tiled(cell: number, turn: number, w: number, h: number, tile: string): string {
  return `<defs><pattern id="t" width="${n(cell)}" height="${n(cell)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${tile}</pattern></defs><rect width="${n(w)}" height="${n(h)}" fill="url(#t)"/>`;
}

function rings(dice: Dice, w: number, h: number, ink: string): string {
  const step = w * dice.between(0.08, 0.25);
  const [cx, cy] = [dice.between(0, w), dice.between(0, h)];
  const count = Math.ceil(Math.hypot(w, h) / step);
  const width = step * dice.between(0.15, 0.5);
  return Array.from(
    { length: count },
    (_, i) =>
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n((i + 0.5) * step)}" fill="none" stroke="${ink}" stroke-width="${n(width)}"/>`,
  ).join('');
}

function guilloche(dice: Dice, w: number, h: number, ink: string): string {
  const waves = dice.whole(2, 6);
  const lines = dice.whole(5, 10);
  const swing = w * dice.between(0.05, 0.2);
  const line = (i: number, sign: number) => {
    const x0 = (w * (i + 0.5)) / lines;
    const points = Array.from(
      { length: 25 },
      (_, k) =>
        `${n(x0 + sign * swing * Math.sin((k / 24) * waves * Math.PI * 2))} ${n((k / 24) * h)}`,
    );
    return `M${points.join('L')}`;
  };
  const d = Array.from({ length: lines }, (_, i) => line(i, 1) + line(i, -1)).join('');
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n(w * dice.between(0.006, 0.025))}"/>`;
}

function rays(dice: Dice, w: number, h: number, ink: string): string {
  const count = dice.whole(7, 18);
  const reach = Math.hypot(w, h);
  const wedge = Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i / count) * 2 * Math.PI, ((i + 0.5) / count) * 2 * Math.PI];
    return `M0 0L${n(reach * Math.cos(a))} ${n(reach * Math.sin(a))}L${n(reach * Math.cos(b))} ${n(reach * Math.sin(b))}Z`;
  });
  return `<path transform="translate(${n(w / 2)} ${n(h * dice.pick([0.5, 0.5, 0.1, 0.9]))})" d="${wedge.join('')}" fill="${ink}"/>`;
}

export const splits = [
  'none',
  'band',
  'top',
  'corner',
  'side',
  'diagonal',
  'ends',
  'disc',
] as const;
export type Split = (typeof splits)[number];

/** A second field laid over part of the ground; `share` is its size, 0 to 1. */
export function splitGround(split: Split, share: number, { w, h }: Field, colour: Hsl): string {
  const fill = `fill="${css(colour)}"`;
  const s = share;
  switch (split) {
    case 'none':
      return '';
    case 'band':
      return `<rect y="${n(h * (0.5 - s / 4))}" width="${n(w)}" height="${n((h * s) / 2)}" ${fill}/>`;
    case 'top':
      return `<rect width="${n(w)}" height="${n(h * (0.15 + s * 0.35))}" ${fill}/>`;
    case 'corner':
      return `<path d="M0 0H${n(w * (0.4 + s * 0.5))}L0 ${n(w * (0.4 + s * 0.5))}Z M${n(w)} ${n(h)}h${n(-w * (0.4 + s * 0.5))}l${n(w * (0.4 + s * 0.5))} ${n(-w * (0.4 + s * 0.5))}Z" ${fill}/>`;
    case 'side':
      return `<rect width="${n(w * (0.1 + s * 0.35))}" height="${n(h)}" ${fill}/>`;
    case 'diagonal':
      return `<path d="M0 0H${n(w)}L0 ${n(h)}Z" ${fill}/>`;
    case 'ends':
      return `<path d="M0 0H${n(w)}V${n(h * (0.1 + s * 0.2))}H0Z M0 ${n(h)}H${n(w)}V${n(h * (0.9 - s * 0.2))}H0Z" ${fill}/>`;
    case 'disc':
      return `<circle cx="${n(w / 2)}" cy="${n(h / 2)}" r="${n(w * (0.3 + s * 0.4))}" ${fill}/>`;
  }
}

/** A border of `width` mm in one colour, with rounded corners inside. */
export function border({ w, h }: Field, width: number, radius: number, colour: Hsl): string {
  if (width <= 0) return '';
  const [iw, ih] = [w - 2 * width, h - 2 * width];
  const r = Math.min(radius, iw / 2);
  return `<path fill-rule="evenodd" fill="${css(colour)}" d="M0 0H${n(w)}V${n(h)}H0Z M${n(width + r)} ${n(width)}h${n(iw - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(ih - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(2 * r - iw)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v${n(2 * r - ih)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}Z"/>`;
}

/** A thin line, or a filled panel, `inset` mm inside the edge. */
export function panel({ w, h }: Field, inset: number, radius: number, paint: string): string {
  return `<rect x="${n(inset)}" y="${n(inset)}" width="${n(w - 2 * inset)}" height="${n(h - 2 * inset)}" rx="${n(radius)}" ${paint}/>`;
}
