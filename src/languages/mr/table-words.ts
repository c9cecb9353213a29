/** The Marathi of the game itself: the table, the end, what happened before. A typed name takes no ending and no gender. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings, locale } from './names.ts';

const count = counting(locale);
const step = (amount: number) => count(amount, { one: '# पत्ता', other: '# पत्ते' });

export const tableWords: Pick<Words, 'table' | 'end' | 'history'> = {
  table: {
    turn: (player) => `पाळी: ${player}`,
    firstAnswer: (player) => `सुरुवात: ${player}. हेर हलवा, कोणावर तरी हेरगिरी करा किंवा दोन्ही करा.`,
    asked: (seeker, owner) => `${seeker} हेरगिरी करत आहे: ${owner}`,
    move: 'हलवा',
    moveHint: 'तुमचा हेर पाहतो त्या पत्त्यावरील संख्येइतके.',
    moveForward: (distance) => `${step(distance)} पुढे`,
    moveToward: (distance, facing) => `${step(distance)} ${facings[facing]}`,
    flip: 'हेर वळवा',
    spy: 'हेरगिरी…',
    spyOn: (player) => `हेरगिरी: ${player}`,
    end: 'पाळी संपवा',
    reveal: 'सर्वांचे पत्ते उघडा',
    repeat: 'पुन्हा सांगा',
    undo: 'मागे घ्या',
    undoTitle: 'मागे घ्यायचे?',
    undoWarning: 'उत्तर दिले गेले आहे. सर्वांनी ते ऐकले आहे आणि ते मागे घेतल्याचे सर्वांना दिसेल.',
    undoAgree: 'मागे घ्या',
    undoDecline: 'राहू द्या',
    review: (player) => `${player}: माझे पत्ते पाहा`,
    spyPlace: (left, cards, facing) =>
      left === 0 || left === cards
        ? `हेर टोकाला आहे, ${facings[facing]} पाहतो`
        : `हेर ${cards} पैकी पत्ता ${left} नंतर आहे, ${facings[facing]} पाहतो`,
    hiddenCard: (place) => `पत्ता ${place}, लपलेला`,
    exposedCard: (place, card) => `पत्ता ${place}: ${card}, सर्वांना दिसतो`,
    out: 'बाद',
    itsTurn: 'पाळी सुरू',
    listen: 'धरा आणि बोला',
    listening: 'ऐकत आहे…',
    stopListening: 'ऐकणे थांबवा',
    listenByItself: 'बटणाशिवाय ऐका',
    heard: (words) => `ऐकले: “${words}”`,
    didYouMean: 'असे म्हणायचे होते का…',
    neither: 'यापैकी नाही',
    youMaySay: 'असे बोला',
    log: 'काय घडले',
    nothingYet: 'अजून काही नाही.',
    menu: 'मेनू',
    turnScreen: 'पडदा दुसऱ्या बाजूला फिरवा',
    leaveTitle: 'खेळ सोडून जायचे?',
    leaveHint: 'खेळ जतन आहे. कधीही पुढे खेळा.',
    leave: 'बाहेर जा',
    stay: 'खेळत राहा',
    exportLog: 'खेळ मजकूर म्हणून जतन करा',
    exportHint: 'त्यात सर्वांनी ऐकलेले असते, लपलेला पत्ता नसतो.',
    rules: 'इथे कसे खेळतात',
    demo: 'नमुना',
  },

  end: {
    title: (player) => `विजय: ${player}!`,
    subtitle: 'बाकी सर्व हेर उघडे पडले.',
    story: 'संपूर्ण खेळ',
    hands: 'सर्वांचे पत्ते',
    handOf: (player) => `पत्ते: ${player}`,
    out: 'बाद',
    newGame: 'पुन्हा खेळा',
    home: 'पहिल्या पडद्यावर',
    exportLog: 'खेळ मजकूर म्हणून जतन करा',
  },

  history: {
    by: (player) => `${player}:`,
    spies: (owner) => `हेरगिरी, लक्ष्य ${owner}`,
    undone: 'मागे घेतले',
    handCorrected: (player) => `पत्ते दुरुस्त केले: ${player}.`,
  },
};
