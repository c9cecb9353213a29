/** The Greek of a hand that is shown again in mid-game: what is not as it should be, and what to do about it. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings } from './names.ts';

const count = counting('el-GR');

export const checkWords: Pick<Words, 'check'> = {
  check: {
    offer: 'Δείξε μου τις κάρτες ξανά',
    right: 'Όλα είναι όπως πρέπει.',
    differ: (amount) =>
      count(amount, {
        one: '# πράγμα δεν είναι όπως πρέπει.',
        other: '# πράγματα δεν είναι όπως πρέπει.',
      }),
    hint: 'Κράτα πατημένο για να δεις τι να κάνεις. Άφησε για να κρυφτεί.',
    places: 'Οι κάρτες μετριούνται από τα αριστερά σου, χωρίς τον κατάσκοπο.',
    doubtful: (amount) =>
      count(amount, {
        one: '# κάρτα δεν την είδα καλά. Μπορεί να είναι σωστή.',
        other: '# κάρτες δεν τις είδα καλά. Μπορεί να είναι σωστές.',
      }),
    again: 'Δείξε ξανά',
    record: 'Άλλαξε ό,τι ξέρω',
    light: (place, card) => `Κάρτα ${place}, ${card}: γύρισέ την ώστε να φαίνεται το φιτίλι.`,
    unlight: (place, card) =>
      `Κάρτα ${place}, ${card}: γύρισέ την πίσω. Κανείς δεν τη βρήκε, το φιτίλι δεν πρέπει να φαίνεται.`,
    expose: (place, card) =>
      `Κάρτα ${place}, ${card}: γύρισέ την ώστε να τη βλέπουν όλοι. Βρέθηκε.`,
    hide: (place) => `Κάρτα ${place}: γύρισέ την προς εσένα. Κανείς δεν τη βρήκε.`,
    exchange: (one, other, card, otherCard) =>
      `Άλλαξε θέση στις κάρτες ${one} και ${other}: στη θέση ${one} πάει «${card}», στη θέση ${other} «${otherCard}».`,
    shift: (place, card, to) => `Κάρτα ${place}, ${card}: βάλε την στη θέση ${to}.`,
    otherCard: (place, card) => `Θέση ${place}: εκεί πάει «${card}».`,
    spyPlace: (gap) =>
      gap === 0
        ? 'Βάλε τον κατάσκοπο πριν από την πρώτη κάρτα.'
        : `Βάλε τον κατάσκοπο μετά την κάρτα ${gap}.`,
    spyFacing: (facing) => `Γύρισε τον κατάσκοπο: κοιτάζει ${facings[facing]}.`,
  },
};
