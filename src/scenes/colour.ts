/** Light as numbers: linear red, green and blue, 0 to 1 for what a sheet of white paper sends back. */

import type { Random } from './random.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear light for each of the 256 values of an sRGB byte. */
export const linearOfByte: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
  byte <= 10 ? byte / 255 / 12.92 : Math.pow((byte / 255 + 0.055) / 1.055, 2.4),
);

export function fromBytes(red: number, green: number, blue: number): Rgb {
  const linear = (byte: number): number =>
    linearOfByte[Math.max(0, Math.min(255, Math.round(byte)))]!;
  return [linear(red), linear(green), linear(blue)];
}

/** Hue in turns; saturation and lightness 0 to 1. */
export function fromHue(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number): number => {
    const k = (((shift + hue * 12) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return fromBytes(channel(0), channel(8), channel(4));
}

export function anyColour(lot: Random): Rgb {
  const vivid = lot.chance(0.3) ? lot.between(0.5, 1) : lot.between(0, 0.5);
  return fromHue(lot.next(), vivid, lot.between(0.08, 0.92));
}

export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

export function times(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

/** The tint of a lamp: -1 a candle, 0 noon, 1 a blue sky; about as bright whichever it is. */
export function lampTint(warmth: number): Rgb {
  return warmth < 0
    ? [1 - 0.15 * warmth, 1 + 0.12 * warmth, 1 + 0.55 * warmth]
    : [1 - 0.25 * warmth, 1, 1 + 0.2 * warmth];
}
