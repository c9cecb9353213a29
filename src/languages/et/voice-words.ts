/** The Estonian of how the referee speaks. */

import type { Words } from '../language.ts';

export const voiceWords: Pick<Words, 'speaking'> = {
  speaking: {
    speed: 'Kui kiiresti',
    speeds: {
      slow: 'Aeglaselt',
      usual: 'Nagu tavaliselt',
      fast: 'Kiiresti',
      'very-fast': 'Väga kiiresti',
    },
    volume: 'Kui valjult',
    softer: 'Vaiksemalt',
    louder: 'Valjemini',
    level: (step, of) => `Helitugevus ${step}/${of}`,
    check: 'Kas kõik kuulevad seda?',
  },
};
