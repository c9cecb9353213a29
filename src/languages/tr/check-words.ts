/** The Turkish of a hand that is shown again in mid-game: what is not as it should be, and what to do about it. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings } from './names.ts';

const count = counting('tr-TR');

export const checkWords: Pick<Words, 'check'> = {
  check: {
    offer: 'Bana yeniden göster',
    right: 'Her şey olması gerektiği gibi.',
    differ: (amount) => count(amount, { other: '# şey olması gerektiği gibi değil.' }),
    hint: 'Ne yapacağını görmek için basılı tut. Gizlemek için bırak.',
    places: 'Kartlar senin solundan sayılır, casus sayılmaz.',
    doubtful: (amount) => count(amount, { other: '# kartı iyi göremedim. Doğru olabilir.' }),
    again: 'Yeniden göster',
    record: 'Bildiğimi değiştir',
    light: (place, card) => `${place}. kart, ${card}: fitili görünecek şekilde çevir.`,
    unlight: (place, card) =>
      `${place}. kart, ${card}: geri çevir. Onu kimse bulmadı, fitili görünmemeli.`,
    expose: (place, card) => `${place}. kart, ${card}: herkes görecek şekilde çevir. Bulundu.`,
    hide: (place) => `${place}. kart: kendine doğru çevir. Onu kimse bulmadı.`,
    exchange: (one, other, card, otherCard) =>
      `${one}. ve ${other}. kartın yerini değiştir: ${one}. yere ${card}, ${other}. yere ${otherCard} gelir.`,
    shift: (place, card, to) => `${place}. kart, ${card}: ${to}. yere koy.`,
    otherCard: (place, card) => `${place}. yer: oraya ${card} gelir.`,
    spyPlace: (gap) =>
      gap === 0 ? 'Casusunu ilk kartın önüne koy.' : `Casusunu ${gap}. karttan sonraya koy.`,
    spyFacing: (facing) => `Casusunu çevir: ${facings[facing]} bakıyor.`,
  },
};
