/** What the referee says aloud in Dutch. */

import type { Colour } from '../../cards/card.ts';
import type { Coaching } from '../../cards/coaching.ts';
import type { Refusal, Target } from '../../game/ruling.ts';
import type { Announcements, Answers } from '../language.ts';
import { cards, colours } from './names.ts';

/** The owner's colour comes first in every answer to a spying, so that all of them begin alike. */
const says = (owner: Colour, answer: string) => ({ caption: `${colours[owner]}: ${answer}` });

/** The words stop at the colour: the hiss or the bang that follows is the answer. */
const sounds = (owner: Colour, answer: string) => ({
  ...says(owner, answer),
  spoken: `${colours[owner]}:`,
});

export const dutchAnswers: Answers = {
  moved: ({ seat, distance }) => ({
    caption: `${colours[seat]} gaat ${distance} verder.`,
    spoken: `${colours[seat]} gaat ${distance === 1 ? 'één' : 'twee'} verder.`,
  }),
  flipped: ({ seat }) => ({ caption: `${colours[seat]} draait de spion om.` }),
  safe: ({ owner }) => says(owner, 'kluis.'),
  'top-secret': ({ owner }) => says(owner, 'topgeheim.'),
  exposed: ({ owner, card }) => ({
    ...says(owner, `${cards[card]}, draai de kaart om!`),
    spoken: `${colours[owner]}: ${spokenTargets[card]}, draai de kaart om!`,
  }),
  fuse: ({ owner }) => sounds(owner, 'tsssss…'),
  boom: ({ owner }) => sounds(owner, 'boem!'),
  out: ({ seat }) => ({ caption: `${colours[seat]} ligt eruit.` }),
  turn: ({ seat }) => ({ caption: `${colours[seat]}, jij bent aan de beurt.` }),
  win: ({ seat }) => ({ caption: `${colours[seat]} wint! Goed gespioneerd.` }),
  undone: () => ({ caption: 'Teruggenomen. We zijn één stap terug.' }),
  refused: ({ reason }) => ({ caption: refusedBecause[reason] }),
};

const spokenTargets: Readonly<Record<Target, string>> = {
  S1: 'kluis één',
  S2: 'kluis twee',
  T1: 'topgeheim één',
  T2: 'topgeheim twee',
};

/** Each says what to do next. */
const refusedBecause: Readonly<Record<Refusal, string>> = {
  'not-understood': 'Sorry, dat verstond ik niet. Zeg het nog eens, of tik het aan.',
  'game-over': 'Dit spel is afgelopen. Begin een nieuw spel.',
  'not-your-turn': 'Nog niet: iemand anders is aan de beurt.',
  'no-such-player': 'Niemand hier heeft die kleur. Kies een andere.',
  yourself: 'Je kunt jezelf niet bespioneren. Kies iemand anders.',
  'player-out': 'Die speler ligt eruit. Kies iemand anders.',
  'already-moved': 'Je spion is al verplaatst. Spioneer nu, of beëindig je beurt.',
  'already-spied': 'Je hebt al gespioneerd. Verplaats nu, of beëindig je beurt.',
  'flip-needs-move':
    'Hier draait de spion alleen om in een beurt waarin hij loopt. Verplaats hem eerst.',
  'wrong-distance': 'Die afstand klopt niet. Kijk naar de kaart die je spion ziet.',
  'nothing-to-undo': 'Er is nog niets om terug te nemen.',
};

export const dutchCoaching: Readonly<Record<Coaching, string>> = {
  'no-cards': 'Ik zie geen kaarten. Houd je waaier voor de camera.',
  closer: 'Iets dichterbij, graag.',
  farther: 'Iets verder weg, graag.',
  'more-light': 'Het is te donker. Doe een lamp aan.',
  glare: 'De kaarten glimmen. Kantel ze een beetje.',
  'hold-still': 'Bijna klaar. Houd ze stil.',
  'fan-wider': 'Spreid je waaier wat verder uit.',
  'covered-card': 'Er zit iets voor een kaart. Is het je duim?',
  'too-few-cards': 'Te weinig kaarten. Spreid je waaier en let op je duim.',
  'too-many-cards': 'Te veel kaarten. Laat me maar één waaier zien.',
  'other-colour': 'Deze kaarten hebben een andere kleur. Laat me je eigen kaarten zien.',
};

export const dutchAnnouncements: Announcements = {
  'hand-over': ({ seat }) => ({
    caption: `Geef de telefoon aan ${colours[seat].toLowerCase()}. Alle anderen kijken weg!`,
  }),
  coaching: ({ coaching }) => ({ caption: dutchCoaching[coaching] }),
};
