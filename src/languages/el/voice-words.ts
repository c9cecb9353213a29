/** The Greek of how the referee speaks. */

import type { Words } from '../language.ts';

export const voiceWords: Pick<Words, 'speaking'> = {
  speaking: {
    speed: 'Πόσο γρήγορα',
    speeds: { slow: 'Αργά', usual: 'Κανονικά', fast: 'Γρήγορα', 'very-fast': 'Πολύ γρήγορα' },
    volume: 'Πόσο δυνατά',
    softer: 'Πιο σιγά',
    louder: 'Πιο δυνατά',
    level: (step, of) => `Ένταση ${step} από ${of}`,
    check: 'Το ακούνε όλοι αυτό;',
  },
};
