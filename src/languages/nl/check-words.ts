/** The Dutch of a hand that is shown again in mid-game: what is not as it should be, and what to do about it. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings } from './names.ts';

const count = counting('nl-NL');

export const checkWords: Pick<Words, 'check'> = {
  check: {
    offer: 'Laat hem me nog eens zien',
    right: 'Alles is zoals het hoort.',
    differ: (amount) =>
      count(amount, {
        one: '# ding is niet zoals het hoort.',
        other: '# dingen zijn niet zoals het hoort.',
      }),
    hint: 'Houd ingedrukt om te zien wat je moet doen. Laat los om te verbergen.',
    places: 'Kaarten tellen vanaf links, zoals jij ze ziet, zonder de spion.',
    doubtful: (amount) =>
      count(amount, {
        one: '# kaart kon ik niet goed zien. Die kan kloppen.',
        other: '# kaarten kon ik niet goed zien. Die kunnen kloppen.',
      }),
    again: 'Nog eens laten zien',
    record: 'Verander wat ik weet',
    light: (place, card) => `Kaart ${place}, ${card}: draai hem zo dat de lont te zien is.`,
    unlight: (place, card) =>
      `Kaart ${place}, ${card}: draai hem terug. Niemand heeft hem gevonden, dus de lont mag niet te zien zijn.`,
    expose: (place, card) =>
      `Kaart ${place}, ${card}: draai hem om, zodat iedereen hem ziet. Hij is gevonden.`,
    hide: (place) => `Kaart ${place}: draai hem naar jezelf toe. Niemand heeft hem gevonden.`,
    exchange: (one, other, card, otherCard) =>
      `Verwissel kaart ${one} en ${other}: op plaats ${one} hoort ${card}, op plaats ${other} hoort ${otherCard}.`,
    shift: (place, card, to) => `Kaart ${place}, ${card}: zet hem op plaats ${to}.`,
    otherCard: (place, card) => `Plaats ${place}: daar hoort ${card}.`,
    spyPlace: (gap) =>
      gap === 0 ? 'Zet je spion voor de eerste kaart.' : `Zet je spion na kaart ${gap}.`,
    spyFacing: (facing) => `Draai je spion om: hij kijkt naar ${facings[facing]}.`,
  },
};
