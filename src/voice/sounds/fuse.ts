/** The hiss of a fuse that has caught fire: "Tsssss…". */

import { filter } from './filter.ts';
import { draw, finish, mix, seeded, type Wave } from './wave.ts';

const seconds = 1.8;
const crackSeconds = 0.006;
const cracksASecond = 55;

export function fuse(seed = 7): Wave {
  return finish(mix(hiss(seed), crackle(seed + 1)), 0.85);
}

/** Noise around 6 kHz: a quick "t", then a swell, and a short breath out at the end. */
function hiss(seed: number): Wave {
  const random = seeded(seed);
  const strength = (time: number) => {
    const start = 0.7 * Math.exp(-time / 0.03);
    const swell = Math.min(1, time / 0.25) * (0.45 + 0.55 * (time / seconds));
    const flicker = 1 + 0.12 * Math.sin(2 * Math.PI * 11 * time + Math.sin(5 * time));
    return (start + swell * flicker) * Math.min(1, (seconds - time) / 0.18);
  };
  const noise = draw(seconds, (time) => (2 * random() - 1) * strength(time));
  const rising = (time: number) => 5200 + 1400 * (time / seconds);
  return filter(filter(noise, 'band', rising, 0.9), 'high', () => 2500);
}

/** Sparks: short bursts at random moments, more of them as the fuse burns. */
function crackle(seed: number): Wave {
  const random = seeded(seed);
  let since = 1;
  let height = 0;
  let before = 0;
  const sparks = draw(seconds, (time) => {
    since += time - before;
    before = time;
    const chance = ((cracksASecond * (0.3 + time)) / seconds) * (1 / 44_100);
    if (random() < chance) {
      since = 0;
      height = 0.4 + 0.9 * random();
    }
    return since < 5 * crackSeconds
      ? height * Math.exp(-since / crackSeconds) * (2 * random() - 1)
      : 0;
  });
  return filter(sparks, 'high', () => 3000);
}
