/** The Marathi of a hand that is shown again in mid-game: what is not as it should be, and what to do about it. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings, locale } from './names.ts';

const count = counting(locale);

export const checkWords: Pick<Words, 'check'> = {
  check: {
    offer: 'मला पुन्हा दाखवा',
    right: 'सर्व काही हवे तसे आहे.',
    differ: (amount) =>
      count(amount, { one: '# गोष्ट हवी तशी नाही.', other: '# गोष्टी हव्या तशा नाहीत.' }),
    hint: 'काय करायचे ते पाहण्यासाठी दाबून धरा. लपवण्यासाठी सोडा.',
    places: 'पत्ते तुमच्या डावीकडून मोजले जातात, हेर सोडून.',
    doubtful: (amount) =>
      count(amount, {
        one: '# पत्ता मला नीट दिसला नाही. तो बरोबर असू शकतो.',
        other: '# पत्ते मला नीट दिसले नाहीत. ते बरोबर असू शकतात.',
      }),
    again: 'पुन्हा दाखवा',
    record: 'मला माहीत आहे ते बदला',
    light: (place, card) => `पत्ता ${place}, ${card}: वात दिसेल असा वळवा.`,
    unlight: (place, card) =>
      `पत्ता ${place}, ${card}: परत वळवा. तो कोणालाही सापडलेला नाही, म्हणून वात दिसू नये.`,
    expose: (place, card) => `पत्ता ${place}, ${card}: सर्वांना दिसेल असा वळवा. तो सापडला आहे.`,
    hide: (place) => `पत्ता ${place}: तुमच्याकडे वळवा. तो कोणालाही सापडलेला नाही.`,
    exchange: (one, other, card, otherCard) =>
      `पत्ता ${one} आणि ${other} यांची अदलाबदल करा: जागा ${one} मध्ये ${card}, जागा ${other} मध्ये ${otherCard}.`,
    shift: (place, card, to) => `पत्ता ${place}, ${card}: तो जागा ${to} मध्ये ठेवा.`,
    otherCard: (place, card) => `जागा ${place}: तिथे ${card} हा पत्ता हवा.`,
    spyPlace: (gap) => (gap === 0 ? 'हेर पहिल्या पत्त्याच्या आधी ठेवा.' : `हेर पत्ता ${gap} नंतर ठेवा.`),
    spyFacing: (facing) => `हेर वळवा: तो ${facings[facing]} पाहतो.`,
  },
};
