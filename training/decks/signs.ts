/** Signs that a card may carry (an icon, a shape, a word, a face in profile, a pair of eyes), drawn to fit a box. */

import { css, type Hsl } from './palette.ts';
import { iconOf, type Family } from './icons.ts';
import { outlineOf } from './fonts.ts';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** Icons, profiles and eyes look to the left; whoever needs them looking right draws them mirrored. */
export type Sign =
  | { readonly kind: 'icon'; readonly family: Family; readonly name: string }
  | {
      readonly kind: 'shape';
      readonly corners: number;
      readonly depth: number;
      readonly turn: number;
    }
  | { readonly kind: 'text'; readonly font: string; readonly text: string }
  | { readonly kind: 'profile'; readonly nose: number; readonly brim: number }
  | { readonly kind: 'eyes'; readonly pupil: number }
  | { readonly kind: 'pips'; readonly count: number };

/** How a deck draws all its signs; lengths are shares of the box. */
export type Hand = {
  readonly strokeScale: number;
  readonly fatten: number;
  readonly hollow: boolean;
  readonly halo: number;
  readonly shadow: number;
};

export type Paint = { readonly ink: Hsl; readonly behind: Hsl; readonly mirrored?: boolean };

export const plainHand: Hand = { strokeScale: 1, fatten: 0, hollow: false, halo: 0, shadow: 0 };

export function drawSign(sign: Sign, box: Box, paint: Paint, hand: Hand = plainHand): string {
  const drawing = drawingOf(sign);
  const scale = Math.min(box.w / drawing.w, box.h / drawing.h);
  if (!Number.isFinite(scale) || scale <= 0) return '';
  const size = Math.min(box.w, box.h);
  const flip = paint.mirrored === true ? -1 : 1;
  const at = (dx: number, dy: number, body: string) =>
    `<g transform="translate(${n(box.x + box.w / 2 + dx)} ${n(box.y + box.h / 2 + dy)}) scale(${n(scale * flip, 4)} ${n(scale, 4)}) translate(${n(-drawing.x - drawing.w / 2)} ${n(-drawing.y - drawing.h / 2)})">${body}</g>`;
  const layers: string[] = [];
  if (hand.shadow !== 0) {
    const off = hand.shadow * size;
    layers.push(
      at(off, Math.abs(off), coloured(drawing.body, css(paint.behind), hand.strokeScale, 0)),
    );
  }
  if (hand.halo > 0) {
    const extra = (2 * hand.halo * size) / scale;
    layers.push(at(0, 0, coloured(drawing.body, css(paint.behind), hand.strokeScale, extra)));
  }
  const fat = (hand.fatten * size) / scale;
  const ink = css(paint.ink);
  const body = hand.hollow
    ? hollowed(drawing.body, ink, (0.05 * size) / scale)
    : coloured(drawing.body, ink, hand.strokeScale, fat);
  layers.push(at(0, 0, body));
  return layers.join('');
}

function coloured(body: string, ink: string, strokeScale: number, extra: number): string {
  const widened = body
    .replaceAll('currentColor', ink)
    .replace(
      /stroke-width="([\d.]+)"/g,
      (_, width: string) => `stroke-width="${n(Number(width) * strokeScale + extra)}"`,
    );
  const stroke =
    extra > 0 ? ` stroke="${ink}" stroke-width="${n(extra)}" stroke-linejoin="round"` : '';
  return `<g fill="${ink}"${stroke}>${widened}</g>`;
}

/** Only the outline of what would be filled; drawings made of strokes stay as they are. */
function hollowed(body: string, ink: string, width: number): string {
  if (body.includes('stroke=')) return coloured(body, ink, 1, 0);
  const open = body
    .replaceAll('fill="currentColor"', 'fill="none"')
    .replaceAll('currentColor', ink);
  return `<g fill="none" stroke="${ink}" stroke-width="${n(width)}" stroke-linejoin="round">${open}</g>`;
}

type Drawing = Box & { readonly body: string };

function drawingOf(sign: Sign): Drawing {
  switch (sign.kind) {
    case 'icon': {
      const icon = iconOf(sign.family, sign.name);
      return { x: 0, y: 0, w: icon.width, h: icon.height, body: icon.body };
    }
    case 'shape':
      return { x: -1, y: -1, w: 2, h: 2, body: `<path fill="currentColor" d="${polygon(sign)}"/>` };
    case 'text': {
      const { path, left, top, width, height } = outlineOf(sign.font, sign.text);
      return {
        x: left,
        y: top,
        w: width,
        h: height,
        body: `<path fill="currentColor" d="${path}"/>`,
      };
    }
    case 'profile':
      return { x: 0, y: 0, w: 100, h: 100, body: profile(sign.nose, sign.brim) };
    case 'eyes':
      return { x: 0, y: 0, w: 100, h: 56, body: eye(26, sign.pupil) + eye(74, sign.pupil) };
    case 'pips':
      return { x: 0, y: 0, w: 100, h: 40, body: pips(sign.count) };
  }
}

function polygon({
  corners,
  depth,
  turn,
}: {
  corners: number;
  depth: number;
  turn: number;
}): string {
  const points = Array.from({ length: corners * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? 1 : depth;
    const angle = (i * Math.PI) / corners + turn - Math.PI / 2;
    return `${n(radius * Math.cos(angle), 3)} ${n(radius * Math.sin(angle), 3)}`;
  });
  return `M${points.join('L')}Z`;
}

function profile(nose: number, brim: number): string {
  const tip = n(30 - nose);
  return `<path fill="currentColor" d="M${n(20 - brim)} 36H${n(82 + brim)}V30H74L68 6H36L32 30H${n(20 - brim)}Z"/><path fill="currentColor" d="M34 42H74V66Q74 78 66 82L88 100H22L40 84Q34 82 34 76L31 74V66L${tip} 62L33 50Z"/>`;
}

function eye(middle: number, pupil: number): string {
  return `<path fill="none" stroke="currentColor" stroke-width="5" d="M${middle - 22} 28Q${middle} -4 ${middle + 22} 28Q${middle} 60 ${middle - 22} 28Z"/><circle fill="currentColor" cx="${n(middle - pupil)}" cy="28" r="10"/>`;
}

function pips(count: number): string {
  const middles = count === 1 ? [50] : [25, 75];
  return middles.map((cx) => `<circle fill="currentColor" cx="${cx}" cy="20" r="18"/>`).join('');
}

export function n(value: number, decimals = 2): string {
  return String(Number(value.toFixed(decimals)));
}
