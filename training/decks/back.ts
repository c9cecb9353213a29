/** The back of a made-up deck: a pattern, a sign, many signs, a word, or nothing but colour. */

import type { Dice } from './dice.ts';
import { border, fillGround } from './grounds.ts';
import type { Look } from './look.ts';
import { neutral, readableOn, shade } from './palette.ts';
import { drawSign } from './signs.ts';
import type { DeckStyle } from './style.ts';

export function drawBack(style: DeckStyle, look: Look, dice: Dice): string {
  const size = { w: style.widthMm, h: style.heightMm };
  const shared = neutral(dice, dice.pick(['light', 'dark', 'any'] as const));
  const ground = style.backTeam ? (dice.chance(0.5) ? look.ground : look.split) : shared;
  const ink = readableOn(
    ground,
    dice.chance(0.5) ? look.ink : shade(ground, 0.3),
    dice.between(0.12, 0.6),
  );
  const fill =
    style.back === 'pattern' ? style.backFill : dice.chance(0.7) ? 'plain' : style.backFill;
  const faint = style.back === 'pattern' ? ink : readableOn(ground, ground, 0.08);
  const layers = [fillGround(fill, dice, size, ground, faint)];
  const paint = { ink, behind: ground };
  switch (style.back) {
    case 'pattern':
    case 'plain':
      break;
    case 'sign': {
      const w = style.widthMm * dice.between(0.4, 0.95);
      layers.push(
        drawSign(style.signs.back, { x: (size.w - w) / 2, y: (size.h - w) / 2, w, h: w }, paint),
      );
      break;
    }
    case 'scattered':
      layers.push(scattered(style, dice, paint));
      break;
    case 'word': {
      const text = dice.pick(['SPY', 'SECRET', 'CARDS', 'X', '?', 'AGENT', 'HUSH']);
      const upright = drawSign(
        { kind: 'text', font: style.mark.labelFont, text },
        { x: -size.h * 0.4, y: -size.w * 0.35, w: size.h * 0.8, h: size.w * 0.7 },
        paint,
      );
      layers.push(
        `<g transform="translate(${size.w / 2} ${size.h / 2}) rotate(${dice.pick([90, -90, 60])})">${upright}</g>`,
      );
      break;
    }
  }
  if (dice.chance(0.5))
    layers.push(
      border(
        size,
        Math.max(0.8, style.borderMm),
        style.radiusMm,
        style.backTeam ? look.border : ink,
      ),
    );
  return layers.join('');
}

function scattered(style: DeckStyle, dice: Dice, paint: Parameters<typeof drawSign>[2]): string {
  const columns = dice.whole(2, 5);
  const cell = style.widthMm / columns;
  const rows = Math.ceil(style.heightMm / cell);
  const signs: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const shift = row % 2 === 0 ? 0 : cell / 2;
      signs.push(
        drawSign(
          style.signs.back,
          {
            x: column * cell + shift + cell * 0.15,
            y: row * cell + cell * 0.15,
            w: cell * 0.7,
            h: cell * 0.7,
          },
          paint,
        ),
      );
    }
  }
  return signs.join('');
}
