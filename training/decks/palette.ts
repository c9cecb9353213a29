/** Colours for a made-up deck: four team colours that may be far from pure, and inks that can be read on them. */

import { colours, type Colour } from '../../src/cards/card.ts';
import type { Dice } from './dice.ts';

/** Hue in degrees, saturation and lightness 0 to 1. */
export type Hsl = { readonly h: number; readonly s: number; readonly l: number };

export const white: Hsl = { h: 0, s: 0, l: 1 };
export const black: Hsl = { h: 0, s: 0, l: 0.06 };

export function css({ h, s, l }: Hsl): string {
  const channel = (n: number) => {
    const k = (n + h / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * Math.min(1, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** How light a colour looks, 0 to 1: weighted channels without gamma, good enough to keep inks readable. */
export function lightness(colour: Hsl): number {
  const hex = css(colour);
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return 0.3 * part(1) + 0.59 * part(3) + 0.11 * part(5);
}

export function shade(colour: Hsl, byLightness: number, bySaturation = 0, byHue = 0): Hsl {
  return {
    h: (colour.h + byHue + 360) % 360,
    s: clamp(colour.s + bySaturation),
    l: clamp(colour.l + byLightness),
  };
}

/** The colour pushed towards black or white until it stands off the ground by at least `contrast` (0 to 1). */
export function readableOn(ground: Hsl, colour: Hsl, contrast: number): Hsl {
  const groundLight = lightness(ground);
  const step = groundLight > 0.5 ? -0.04 : 0.04;
  let ink = colour;
  for (let i = 0; i < 25 && Math.abs(lightness(ink) - groundLight) < contrast; i += 1) {
    ink = shade(ink, step);
  }
  return ink;
}

const pureHues: Readonly<Record<Colour, readonly [hue: number, spread: number]>> = {
  green: [125, 38],
  red: [358, 20],
  blue: [218, 34],
  yellow: [47, 14],
};

export type TeamColours = Readonly<Record<Colour, Hsl>>;

export function teamColours(dice: Dice): TeamColours {
  const mood = dice.weighted({ clear: 50, dark: 12, pastel: 12, neon: 8, dull: 10, alike: 8 });
  const [saturation, light] = {
    clear: [dice.between(0.6, 0.95), dice.between(0.4, 0.55)],
    dark: [dice.between(0.4, 0.8), dice.between(0.18, 0.34)],
    pastel: [dice.between(0.4, 0.8), dice.between(0.68, 0.84)],
    neon: [1, dice.between(0.45, 0.55)],
    dull: [dice.between(0.12, 0.35), dice.between(0.35, 0.6)],
    alike: [dice.between(0.05, 0.25), dice.between(0.3, 0.7)],
  }[mood] as [number, number];
  const swapped = dice.chance(0.08) ? dice.between(0, 360) : 0;
  const team = (colour: Colour): Hsl => {
    const [hue, spread] = pureHues[colour];
    const lift = colour === 'yellow' && mood !== 'alike' ? dice.between(0, 0.08) : 0;
    return {
      h: (hue + swapped + dice.between(-spread, spread) + 360) % 360,
      s: clamp(saturation + dice.between(-0.12, 0.12)),
      l: clamp(light + lift + dice.between(-0.07, 0.07)),
    };
  };
  return Object.fromEntries(colours.map((colour) => [colour, team(colour)])) as TeamColours;
}

export function neutral(dice: Dice, tone: 'light' | 'dark' | 'any'): Hsl {
  const l = { light: [0.88, 1], dark: [0.04, 0.2], any: [0.2, 0.85] }[tone] as [number, number];
  return {
    h: dice.between(20, 60),
    s: dice.chance(0.5) ? 0 : dice.between(0.05, 0.45),
    l: dice.between(...l),
  };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
