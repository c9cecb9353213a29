/** The Estonian of a hand that is shown again in mid-game: what is not as it should be, and what to do about it. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings } from './names.ts';

const count = counting('et-EE');

export const checkWords: Pick<Words, 'check'> = {
  check: {
    offer: 'Näita mulle uuesti',
    right: 'Kõik on nii, nagu peab.',
    differ: (amount) =>
      count(amount, {
        one: '# asi ei ole nii, nagu peab.',
        other: '# asja ei ole nii, nagu peab.',
      }),
    hint: 'Vajuta ja hoia, et näha, mida teha. Peitmiseks lase lahti.',
    places: 'Kaarte loetakse vasakult, nagu sina neid näed, ilma spioonita.',
    doubtful: (amount) =>
      count(amount, {
        one: '# kaarti ma hästi ei näinud. See võib õige olla.',
        other: '# kaarti ma hästi ei näinud. Need võivad õiged olla.',
      }),
    again: 'Näita uuesti',
    record: 'Muuda, mida ma tean',
    light: (place, card) => `${place}. kaart, ${card}: pööra nii, et süüde on näha.`,
    unlight: (place, card) =>
      `${place}. kaart, ${card}: pööra tagasi. Keegi ei ole seda leidnud, süüde ei tohi näha olla.`,
    expose: (place, card) =>
      `${place}. kaart, ${card}: pööra nii, et kõik seda näevad. See on leitud.`,
    hide: (place) => `${place}. kaart: pööra enda poole. Keegi ei ole seda leidnud.`,
    exchange: (one, other, card, otherCard) =>
      `Vaheta ${one}. ja ${other}. kaart: ${one}. kohale käib ${card}, ${other}. kohale ${otherCard}.`,
    shift: (place, card, to) => `${place}. kaart, ${card}: pane see ${to}. kohale.`,
    otherCard: (place, card) => `${place}. koht: sinna käib ${card}.`,
    spyPlace: (gap) =>
      gap === 0 ? 'Pane spioon esimese kaardi ette.' : `Pane spioon ${gap}. kaardi järele.`,
    spyFacing: (facing) => `Pööra spioon ümber: ta vaatab ${facings[facing]}.`,
  },
};
