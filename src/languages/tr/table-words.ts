/** The Turkish of the game itself: the table, the end, what happened before. A typed name never takes a suffix. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings } from './names.ts';

const count = counting('tr-TR');
const step = (amount: number) => count(amount, { other: '# kart' });

export const tableWords: Pick<Words, 'table' | 'end' | 'history'> = {
  table: {
    turn: (player) => `Sıra: ${player}`,
    firstAnswer: (player) =>
      `${player} başlıyor. Casusunu ilerlet, birini gözetle ya da ikisini de yap.`,
    asked: (seeker, owner) => `${seeker} gözetliyor: ${owner}`,
    move: 'İlerle',
    moveHint: 'Casusunun baktığı karttaki sayı kadar.',
    moveForward: (distance) => `${step(distance)} ilerle`,
    moveToward: (distance, facing) => `${step(distance)} ${facings[facing]} ilerle`,
    flip: 'Casusu çevir',
    spy: 'Gözetle…',
    spyOn: (player) => `Gözetle: ${player}`,
    end: 'Sırayı bitir',
    reveal: 'Bütün elleri aç',
    repeat: 'Yeniden söyle',
    undo: 'Geri al',
    undoTitle: 'Geri alınsın mı?',
    undoWarning: 'Bir yanıt verildi. Herkes duydu ve geri alındığını da herkes görecek.',
    undoAgree: 'Geri al',
    undoDecline: 'Kalsın',
    review: (player) => `${player}: elime bak`,
    spyPlace: (left, cards, facing) =>
      left === 0 || left === cards
        ? `Casus uçta duruyor, ${facings[facing]} bakıyor`
        : `Casus ${cards} kartın ${left}. kartından sonra duruyor, ${facings[facing]} bakıyor`,
    hiddenCard: (place) => `${place}. kart, gizli`,
    exposedCard: (place, card) => `${place}. kart: ${card}, herkese açık`,
    out: 'Oyun dışı',
    itsTurn: 'Sıra onda',
    listen: 'Basılı tut ve söyle',
    listening: 'Dinliyorum…',
    stopListening: 'Dinlemeyi bırak',
    listenByItself: 'Düğmesiz dinle',
    heard: (words) => `Duyduğum: “${words}”`,
    didYouMean: 'Şunu mu demek istedin…',
    neither: 'Hiçbiri',
    youMaySay: 'Şunları söyleyebilirsin',
    log: 'Neler oldu',
    nothingYet: 'Henüz bir şey yok.',
    menu: 'Menü',
    turnScreen: 'Ekranı karşı tarafa çevir',
    leaveTitle: 'Masadan kalkıyor musun?',
    leaveHint: 'Oyun kaydedildi. İstediğin an sürdürebilirsin.',
    leave: 'Kalk',
    stay: 'Oyna',
    exportLog: 'Oyunu yazı olarak kaydet',
    exportHint: 'Herkesin duyduğu her şey var, gizli kart yok.',
    rules: 'Bu masa nasıl oynuyor',
    demo: 'Tanıtım',
  },

  end: {
    title: (player) => `${player} kazandı!`,
    subtitle: 'Diğer bütün casuslar açığa çıktı.',
    story: 'Bütün oyun',
    hands: 'Bütün eller',
    handOf: (player) => `El: ${player}`,
    out: 'Oyun dışı',
    newGame: 'Yeniden oyna',
    home: 'İlk ekrana dön',
    exportLog: 'Oyunu yazı olarak kaydet',
  },

  history: {
    by: (player) => `${player}:`,
    spies: (owner) => `gözetliyor, hedef ${owner}`,
    undone: 'geri alındı',
    handCorrected: (player) => `${player} bir eli düzeltti.`,
  },
};
