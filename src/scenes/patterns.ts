/** The grain of tables, cloths and walls: a number from 0 to 1 at each place, for a ramp of colours. */

import { clouds, patches } from './noise.ts';
import type { Random } from './random.ts';

/** Takes places in steps of the pattern, gives 0 to 1. */
export type Pattern = (x: number, y: number) => number;

const fraction = (x: number): number => x - Math.floor(x);
const wave = (x: number): number => 0.5 + 0.5 * Math.sin(x * 2 * Math.PI);

const makers: readonly [(lot: Random) => Pattern, ...((lot: Random) => Pattern)[]] = [
  function plain(lot) {
    const rough = lot.between(0, 0.2);
    return (x, y) => 0.5 + rough * (patches(x * 6, y * 6) - 0.5);
  },
  function mottled() {
    return (x, y) => clouds(x, y);
  },
  function wood(lot) {
    const rings = lot.between(2, 7);
    const fine = lot.between(10, 40);
    return (x, y) => {
      const bent = x * rings + 2 * patches(x * 0.7, y * 0.15);
      return (
        0.6 * fraction(bent + 0.3 * patches(x * 3, y * 0.4)) + 0.4 * patches(x * fine, y * 0.6)
      );
    };
  },
  function planks(lot) {
    const long = lot.between(2, 5);
    const fine = lot.between(8, 25);
    return (x, y) => {
      const plank = Math.floor(x);
      const across = fraction(x);
      const along = fraction(y / long + plank * 0.37);
      if (across < 0.03 || along < 0.008) return 0;
      const tone = patches(plank * 5.3, Math.floor(y / long + plank * 0.37) * 3.1);
      return 0.25 + 0.4 * tone + 0.35 * patches(x * fine + plank * 31, y * 0.8);
    };
  },
  function weave(lot) {
    const threads = lot.between(3, 10);
    return (x, y) =>
      0.5 * wave(x * threads) * wave(y * threads) +
      0.3 * patches(x * 2, y * 2) +
      0.2 * patches(x * threads, y * 3);
  },
  function checks(lot) {
    const blend = lot.chance(0.5);
    return (x, y) => {
      const [a, b] = [fraction(x) < 0.5 ? 1 : 0, fraction(y) < 0.5 ? 1 : 0];
      return (blend ? (a + b) / 2 : a ^ b) * 0.85 + 0.15 * patches(x * 5, y * 5);
    };
  },
  function stripes(lot) {
    const thin = lot.between(0.2, 0.8);
    return (x, y) => (fraction(x) < thin ? 0.1 : 0.85) + 0.1 * patches(x * 4, y * 4);
  },
  function ripples(lot) {
    const swing = lot.between(0.1, 0.6);
    return (x, y) => wave(x * 2 + swing * patches(x, y * 1.5));
  },
  function speckled(lot) {
    const many = lot.between(0.55, 0.85);
    return (x, y) => {
      const spot = patches(x * 9, y * 9);
      return spot > many ? 1 : 0.35 * clouds(x, y);
    };
  },
  function dotted(lot) {
    const radius = lot.between(0.1, 0.4);
    return (x, y) => {
      const row = Math.floor(y);
      const [dx, dy] = [fraction(x + (row & 1) * 0.5) - 0.5, fraction(y) - 0.5];
      return dx * dx + dy * dy < radius * radius ? 0.9 : 0.15 + 0.1 * patches(x * 3, y * 3);
    };
  },
  function tiles(lot) {
    const joint = lot.between(0.02, 0.08);
    return (x, y) => {
      if (fraction(x) < joint || fraction(y) < joint) return 0.05;
      return (
        0.4 + 0.35 * patches(Math.floor(x) * 3.7, Math.floor(y) * 5.1) + 0.25 * clouds(x * 2, y * 2)
      );
    };
  },
  function marble() {
    return (x, y) => Math.abs(wave(x + 2.5 * clouds(x, y)) * 2 - 1);
  },
  function gradient(lot) {
    const turn = lot.between(0, Math.PI);
    const [c, s] = [Math.cos(turn) * 0.12, Math.sin(turn) * 0.12];
    return (x, y) => 0.5 + x * c + y * s;
  },
  function print(lot) {
    const lines = lot.between(4, 9);
    return (x, y) => {
      const line = Math.floor(y * lines);
      const ink = fraction(y * lines) < 0.55 && patches(x * 14, line * 9.7) > 0.5;
      return ink && patches(x * 0.9, line * 0.21) > 0.3 ? 0 : 0.95;
    };
  },
];

export function anyPattern(lot: Random): Pattern {
  return lot.pick(makers)(lot);
}
