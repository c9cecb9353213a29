/** The colours of one side of one colour set: its ground, its inks, its border. */

import type { Colour } from '../../src/cards/card.ts';
import { kinds, kindOf } from '../../src/cards/card.ts';
import type { Side } from '../../src/cards/face.ts';
import { diceFrom, seedOf } from './dice.ts';
import type { Inks } from './marks.ts';
import { black, lightness, neutral, readableOn, shade, white, type Hsl } from './palette.ts';
import type { DeckStyle } from './style.ts';

export type Look = Inks & {
  readonly groundTwo: Hsl;
  readonly split: Hsl;
  readonly border: Hsl;
  readonly frame: Hsl;
  /** Seen, but hardly. */
  readonly soft: Hsl;
};

export function lookOf(style: DeckStyle, colour: Colour, side: Side): Look {
  const team = style.teams[colour];
  const dice = diceFrom(seedOf(JSON.stringify(style.teams)));
  const ground = groundOf(style, team, dice);
  const wish = inkWish(style, team, ground, dice);
  const byKind =
    side === '#' || side === '<' || side === '>'
      ? wish
      : (kindInks[kinds.indexOf(kindOf(side))] ?? wish);
  const ink = readableOn(ground, style.kindInk ? byKind : wish, style.contrast);
  const second = dice.chance(0.55)
    ? ink
    : readableOn(ground, dice.pick([team, white, black, accent(dice)]), style.contrast);
  const away = lightness(ground) > 0.5 ? -1 : 1;
  const coloursOnly =
    style.scheme === 'paper-black' || style.scheme === 'neutral' || style.scheme === 'dark';
  return {
    ink,
    second,
    ground,
    accent: accent(dice),
    groundTwo:
      coloursOnly && dice.chance(0.3)
        ? team
        : shade(ground, away * style.fillStrength, 0, dice.between(-25, 25)),
    split: coloursOnly
      ? team
      : shade(ground, away * dice.between(0.06, 0.3), 0, dice.between(-30, 30)),
    border: coloursOnly ? team : { white, black, team, ink }[style.borderInk],
    frame: ink,
    soft: shade(ground, away * dice.between(0.06, 0.16)),
  };
}

const kindInks: readonly Hsl[] = [
  { h: 205, s: 0.5, l: 0.45 },
  { h: 290, s: 0.5, l: 0.45 },
  { h: 12, s: 0.75, l: 0.45 },
];

function groundOf({ scheme }: DeckStyle, team: Hsl, dice: ReturnType<typeof diceFrom>): Hsl {
  const light = neutral(dice, 'light');
  const dark = neutral(dice, 'dark');
  const any = neutral(dice, 'any');
  switch (scheme) {
    case 'solid':
      return team;
    case 'paper':
    case 'paper-black':
      return dice.chance(0.6) ? white : light;
    case 'dark':
      return dark;
    case 'tinted':
      return { ...team, s: team.s * 0.7, l: 0.86 };
    case 'deep':
      return { ...team, l: 0.2 };
    case 'neutral':
      return any;
  }
}

function inkWish(
  { scheme, inkTint }: DeckStyle,
  team: Hsl,
  ground: Hsl,
  dice: ReturnType<typeof diceFrom>,
): Hsl {
  switch (scheme) {
    case 'solid': {
      const tinted = { ...team, l: lightness(ground) > 0.5 ? 0.15 : 0.9 };
      return { white, pure: dice.pick([black, white, neutral(dice, 'light')]), tinted }[inkTint];
    }
    case 'paper':
    case 'dark':
      return team;
    case 'tinted':
      return { ...team, l: 0.25 };
    case 'deep':
      return { ...team, l: 0.75 };
    case 'paper-black':
      return black;
    case 'neutral':
      return inkTint === 'pure' ? team : lightness(ground) > 0.5 ? black : white;
  }
}

function accent(dice: ReturnType<typeof diceFrom>): Hsl {
  return {
    h: dice.pick([2, 18, 32, 48, 200, 320]),
    s: dice.between(0.7, 1),
    l: dice.between(0.45, 0.65),
  };
}
