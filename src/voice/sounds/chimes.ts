/** The small sounds of the app: a touch was taken, a hand is locked, something was refused, a game is won. */

import { draw, finish, mix, type Wave } from './wave.ts';

export const taken = (): Wave => finish(bell(1400, 0, 0.09, 0.018), 0.35);
export const locked = (): Wave =>
  finish(mix(bell(659, 0, 0.7, 0.16), bell(988, 0.11, 0.7, 0.2)), 0.5);
export const refused = (): Wave =>
  finish(mix(bell(311, 0, 0.4, 0.07), bell(262, 0.13, 0.4, 0.09)), 0.5);
export const won = (): Wave =>
  finish(mix(...[523, 659, 784, 1047].map((hz, step) => bell(hz, 0.14 * step, 1.6, 0.35))), 0.6);

/** One note that begins at `start` and rings away; `decay` is the time, in seconds, in which it falls to 37 %. */
function bell(hz: number, start: number, seconds: number, decay: number): Wave {
  return draw(seconds, (time) => {
    const since = time - start;
    if (since < 0) return 0;
    const tone =
      Math.sin(2 * Math.PI * hz * since) + 0.3 * Math.sin(2 * Math.PI * 2.76 * hz * since);
    return tone * Math.min(1, since / 0.004) * Math.exp(-since / decay);
  });
}
