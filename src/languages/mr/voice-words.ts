/** The Marathi of how the referee speaks. */

import type { Words } from '../language.ts';

export const voiceWords: Pick<Words, 'speaking'> = {
  speaking: {
    speed: 'किती वेगाने',
    speeds: { slow: 'सावकाश', usual: 'नेहमीप्रमाणे', fast: 'जलद', 'very-fast': 'खूप जलद' },
    volume: 'किती मोठ्याने',
    softer: 'आवाज कमी करा',
    louder: 'आवाज वाढवा',
    level: (step, of) => `आवाज: ${of} पैकी ${step}`,
    check: 'हे सर्वांना ऐकू येते का?',
  },
};
