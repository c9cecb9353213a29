/** The Greek of the game itself: the table, the end, what happened before. A typed name stands without an article. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings } from './names.ts';

const count = counting('el-GR');
const step = (amount: number) => count(amount, { one: '# θέση', other: '# θέσεις' });

export const tableWords: Pick<Words, 'table' | 'end' | 'history'> = {
  table: {
    turn: (player) => `Σειρά: ${player}`,
    firstAnswer: (player) =>
      `Αρχίζει: ${player}. Κίνησε τον κατάσκοπο, κατασκόπευσε κάποιον ή κάνε και τα δύο.`,
    asked: (seeker, owner) => `${seeker} κατασκοπεύει: ${owner}`,
    move: 'Κίνηση',
    moveHint: 'Όσο λέει ο αριθμός στην κάρτα που κοιτάζει ο κατάσκοπος.',
    moveForward: (distance) => `Προχώρα ${step(distance)}`,
    moveToward: (distance, facing) => `Προχώρα ${step(distance)} ${facings[facing]}`,
    flip: 'Γύρνα τον κατάσκοπο',
    spy: 'Κατασκόπευσε…',
    spyOn: (player) => `Κατασκόπευσε: ${player}`,
    end: 'Τέλος γύρου',
    reveal: 'Άνοιξε όλα τα χέρια',
    repeat: 'Πες το ξανά',
    undo: 'Αναίρεση',
    undoTitle: 'Να αναιρεθεί;',
    undoWarning: 'Δόθηκε απάντηση. Την άκουσαν όλοι και όλοι θα δουν ότι αναιρέθηκε.',
    undoAgree: 'Αναίρεση',
    undoDecline: 'Να μείνει',
    review: (player) => `${player}: οι κάρτες μου`,
    spyPlace: (left, cards, facing) =>
      left === 0 || left === cards
        ? `Ο κατάσκοπος στέκεται στην άκρη και κοιτάζει ${facings[facing]}`
        : `Ο κατάσκοπος στέκεται μετά την κάρτα ${left} από ${cards} και κοιτάζει ${facings[facing]}`,
    hiddenCard: (place) => `Κάρτα ${place}, κρυφή`,
    exposedCard: (place, card) => `Κάρτα ${place}: ${card}, τη βλέπουν όλοι`,
    out: 'Έξω',
    itsTurn: 'Έχει σειρά',
    listen: 'Κράτα και μίλα',
    listening: 'Ακούω…',
    stopListening: 'Σταμάτα να ακούς',
    listenByItself: 'Άκου χωρίς κουμπί',
    heard: (words) => `Άκουσα: «${words}»`,
    didYouMean: 'Μήπως εννοείς…',
    neither: 'Κανένα από αυτά',
    youMaySay: 'Μπορείς να πεις',
    log: 'Τι έγινε',
    nothingYet: 'Τίποτα ακόμα.',
    menu: 'Μενού',
    turnScreen: 'Γύρνα την οθόνη στην άλλη πλευρά',
    leaveTitle: 'Φεύγεις από το τραπέζι;',
    leaveHint: 'Το παιχνίδι έχει αποθηκευτεί. Συνεχίζεις όποτε θέλεις.',
    leave: 'Φεύγω',
    stay: 'Συνεχίζω',
    exportLog: 'Αποθήκευση ως κείμενο',
    exportHint: 'Έχει ό,τι άκουσαν όλοι και καμία κρυφή κάρτα.',
    rules: 'Πώς παίζει αυτό το τραπέζι',
    demo: 'Επίδειξη',
  },

  end: {
    title: (player) => `Νίκη: ${player}!`,
    subtitle: 'Όλοι οι άλλοι κατάσκοποι αποκαλύφθηκαν.',
    story: 'Όλο το παιχνίδι',
    hands: 'Όλα τα χέρια',
    handOf: (player) => `Χέρι: ${player}`,
    out: 'Έξω',
    newGame: 'Παίξτε ξανά',
    home: 'Στην πρώτη οθόνη',
    exportLog: 'Αποθήκευση ως κείμενο',
  },

  history: {
    by: (player) => `${player}:`,
    spies: (owner) => `κατασκοπεύει, στόχος ${owner}`,
    undone: 'αναιρέθηκε',
    handCorrected: (player) => `Διόρθωση χεριού: ${player}.`,
  },
};
