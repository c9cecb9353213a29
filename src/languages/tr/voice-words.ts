/** The Turkish of how the referee speaks. */

import type { Words } from '../language.ts';

export const voiceWords: Pick<Words, 'speaking'> = {
  speaking: {
    speed: 'Ne kadar hızlı',
    speeds: { slow: 'Yavaş', usual: 'Her zamanki gibi', fast: 'Hızlı', 'very-fast': 'Çok hızlı' },
    volume: 'Ne kadar yüksek',
    softer: 'Sesi kıs',
    louder: 'Sesi aç',
    level: (step, of) => `Ses düzeyi ${step}/${of}`,
    check: 'Bunu herkes duyuyor mu?',
  },
};
