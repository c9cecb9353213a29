/** What the referee says aloud in Greek. */

import type { Colour } from '../../cards/card.ts';
import type { Coaching } from '../../cards/coaching.ts';
import type { Refusal, Target } from '../../game/ruling.ts';
import type { Announcements, Answers } from '../language.ts';
import { cards, colour, colours } from './names.ts';

/** The owner's colour comes first in every answer to a spying, so that all of them begin alike. */
const says = (owner: Colour, answer: string) => ({ caption: `${colours[owner]}: ${answer}` });

/** The words stop at the colour: the hiss or the bang that follows is the answer. */
const sounds = (owner: Colour, answer: string) => ({
  ...says(owner, answer),
  spoken: `${colours[owner]}:`,
});

export const greekAnswers: Answers = {
  moved: ({ seat, distance }) => ({
    caption: `Το ${colour[seat]} προχωρά ${distance === 1 ? '1 θέση' : '2 θέσεις'}.`,
    spoken: `Το ${colour[seat]} προχωρά ${distance === 1 ? 'μία θέση' : 'δύο θέσεις'}.`,
  }),
  flipped: ({ seat }) => ({ caption: `Το ${colour[seat]} γυρίζει τον κατάσκοπο.` }),
  safe: ({ owner }) => says(owner, 'χρηματοκιβώτιο.'),
  'top-secret': ({ owner }) => says(owner, 'άκρως απόρρητο.'),
  exposed: ({ owner, card }) => ({
    ...says(owner, `${cards[card]}, γύρισε την κάρτα!`),
    spoken: `${colours[owner]}: ${spokenTargets[card]}, γύρισε την κάρτα!`,
  }),
  fuse: ({ owner }) => sounds(owner, 'τσσσσσ…'),
  boom: ({ owner }) => sounds(owner, 'μπουμ!'),
  out: ({ seat }) => ({ caption: `Το ${colour[seat]} είναι εκτός παιχνιδιού.` }),
  turn: ({ seat }) => ({ caption: `${colours[seat]}, είναι η σειρά σου.` }),
  win: ({ seat }) => ({ caption: `Το ${colour[seat]} κερδίζει! Σπουδαία κατασκοπεία.` }),
  undone: () => ({ caption: 'Αναιρέθηκε. Είμαστε ένα βήμα πίσω.' }),
  refused: ({ reason }) => ({ caption: refusedBecause[reason] }),
};

const spokenTargets: Readonly<Record<Target, string>> = {
  S1: 'χρηματοκιβώτιο ένα',
  S2: 'χρηματοκιβώτιο δύο',
  T1: 'άκρως απόρρητο ένα',
  T2: 'άκρως απόρρητο δύο',
};

/** Each says what to do next. */
const refusedBecause: Readonly<Record<Refusal, string>> = {
  'not-understood': 'Συγγνώμη, δεν το κατάλαβα. Πες το ξανά ή άγγιξέ το.',
  'game-over': 'Αυτό το παιχνίδι τελείωσε. Ξεκίνα καινούργιο.',
  'not-your-turn': 'Όχι ακόμα: είναι η σειρά κάποιου άλλου.',
  'no-such-player': 'Κανείς εδώ δεν έχει αυτό το χρώμα. Διάλεξε άλλο.',
  yourself: 'Δεν μπορείς να κατασκοπεύσεις τον εαυτό σου. Διάλεξε κάποιον άλλο.',
  'player-out': 'Αυτός ο παίκτης είναι εκτός. Διάλεξε κάποιον άλλο.',
  'already-moved': 'Ο κατάσκοπος κινήθηκε ήδη. Κατασκόπευσε τώρα ή τέλειωσε τον γύρο σου.',
  'already-spied': 'Κατασκόπευσες ήδη. Κινήσου τώρα ή τέλειωσε τον γύρο σου.',
  'flip-needs-move': 'Εδώ ο κατάσκοπος γυρίζει μόνο σε γύρο με κίνηση. Πρώτα κινήσου.',
  'wrong-distance': 'Αυτή η απόσταση δεν ταιριάζει. Δες την κάρτα που κοιτάζει ο κατάσκοπος.',
  'nothing-to-undo': 'Δεν υπάρχει ακόμα κάτι για αναίρεση.',
};

export const greekCoaching: Readonly<Record<Coaching, string>> = {
  'no-cards': 'Δεν βλέπω κάρτες. Κράτα τη βεντάλια μπροστά στην κάμερα.',
  closer: 'Λίγο πιο κοντά, παρακαλώ.',
  farther: 'Λίγο πιο μακριά, παρακαλώ.',
  'more-light': 'Είναι πολύ σκοτεινά. Άναψε ένα φως.',
  glare: 'Οι κάρτες γυαλίζουν. Γείρε τις λίγο.',
  'hold-still': 'Σχεδόν έτοιμο. Μην κουνιέσαι.',
  'fan-wider': 'Άνοιξε λίγο περισσότερο τη βεντάλια.',
  'covered-card': 'Κάτι κρύβει μια κάρτα. Μήπως ο αντίχειρας;',
  'too-few-cards': 'Πολύ λίγες κάρτες. Άνοιξε τη βεντάλια και πρόσεχε τον αντίχειρα.',
  'too-many-cards': 'Πάρα πολλές κάρτες. Δείξε μου μόνο μία βεντάλια.',
  'other-colour': 'Αυτές οι κάρτες έχουν άλλο χρώμα. Δείξε μου τις δικές σου.',
};

export const greekAnnouncements: Announcements = {
  'hand-over': ({ seat }) => ({
    caption: `Δώσε το τηλέφωνο στο ${colour[seat]}. Όλοι οι άλλοι, κοιτάξτε αλλού!`,
  }),
  coaching: ({ coaching }) => ({ caption: greekCoaching[coaching] }),
};
