/** The Dutch of how the referee speaks. */

import type { Words } from '../language.ts';

export const voiceWords: Pick<Words, 'speaking'> = {
  speaking: {
    speed: 'Hoe snel',
    speeds: { slow: 'Langzaam', usual: 'Gewoon', fast: 'Snel', 'very-fast': 'Heel snel' },
    volume: 'Hoe hard',
    softer: 'Zachter',
    louder: 'Harder',
    level: (step, of) => `Volume ${step} van ${of}`,
    check: 'Kan iedereen dit horen?',
  },
};
