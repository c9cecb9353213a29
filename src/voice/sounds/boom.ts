/** The bang of a bomb that was found lit: a thump, then rubble rolling away. */

import { filter } from './filter.ts';
import { draw, finish, mix, seeded, type Wave } from './wave.ts';

const seconds = 2.2;

/** Everything is driven into saturation: the overtones are what a phone's small speaker can play of a thump at 50 Hz. */
export function boom(seed = 11): Wave {
  const raw = mix(thump(), rubble(seed), crack(seed + 1));
  const driven = raw.map((sample) => Math.tanh(2.4 * sample));
  return finish(
    filter(driven, 'low', () => 2400),
    0.85,
  );
}

/** A falling tone, 150 Hz to 42 Hz; the phase is the frequency's integral, so that the fall is smooth. */
function thump(): Wave {
  const [lowHz, dropHz, fall] = [42, 108, 0.09];
  return draw(seconds, (time) => {
    const turns = lowHz * time + dropHz * fall * (1 - Math.exp(-time / fall));
    return 1.3 * Math.exp(-time / 0.42) * Math.sin(2 * Math.PI * turns);
  });
}

function rubble(seed: number): Wave {
  const random = seeded(seed);
  const noise = draw(seconds, (time) => {
    const roll = 1 + 0.35 * Math.sin(2 * Math.PI * 7 * time) * Math.exp(-time);
    return 3.2 * (2 * random() - 1) * Math.exp(-time / 0.55) * roll;
  });
  return filter(noise, 'low', (time) => 140 + 900 * Math.exp(-time / 0.22));
}

/** The first blow, bright for a moment only. */
function crack(seed: number): Wave {
  const random = seeded(seed);
  return draw(seconds, (time) => 1.1 * (2 * random() - 1) * Math.exp(-time / 0.018));
}
