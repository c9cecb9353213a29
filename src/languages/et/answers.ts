/** What the referee says aloud in Estonian. */

import type { Colour } from '../../cards/card.ts';
import type { Coaching } from '../../cards/coaching.ts';
import type { Refusal, Target } from '../../game/ruling.ts';
import type { Announcements, Answers } from '../language.ts';
import { cards, colours, genitives } from './names.ts';

/** The owner's colour comes first in every answer to a spying, so that all of them begin alike. */
const says = (owner: Colour, answer: string) => ({ caption: `${colours[owner]}: ${answer}` });

/** The words stop at the colour: the hiss or the bang that follows is the answer. */
const sounds = (owner: Colour, answer: string) => ({
  ...says(owner, answer),
  spoken: `${colours[owner]}:`,
});

export const estonianAnswers: Answers = {
  moved: ({ seat, distance }) => ({
    caption: `${colours[seat]} liigub ${distance} võrra.`,
    spoken: `${colours[seat]} liigub ${distance === 1 ? 'ühe' : 'kahe'} võrra.`,
  }),
  flipped: ({ seat }) => ({ caption: `${colours[seat]} pöörab spiooni ümber.` }),
  safe: ({ owner }) => says(owner, 'seif.'),
  'top-secret': ({ owner }) => says(owner, 'ülisalajane.'),
  exposed: ({ owner, card }) => ({
    ...says(owner, `${cards[card]}, pööra kaart ümber!`),
    spoken: `${colours[owner]}: ${spokenTargets[card]}, pööra kaart ümber!`,
  }),
  fuse: ({ owner }) => sounds(owner, 'tsssss…'),
  boom: ({ owner }) => sounds(owner, 'põmm!'),
  out: ({ seat }) => ({ caption: `${colours[seat]} on mängust väljas.` }),
  turn: ({ seat }) => ({ caption: `${colours[seat]}, sinu kord.` }),
  win: ({ seat }) => ({ caption: `${colours[seat]} võitis! Hästi luuratud.` }),
  undone: () => ({ caption: 'Tagasi võetud. Oleme ühe sammu võrra tagasi.' }),
  refused: ({ reason }) => ({ caption: refusedBecause[reason] }),
};

const spokenTargets: Readonly<Record<Target, string>> = {
  S1: 'seif üks',
  S2: 'seif kaks',
  T1: 'ülisalajane üks',
  T2: 'ülisalajane kaks',
};

/** Each says what to do next. */
const refusedBecause: Readonly<Record<Refusal, string>> = {
  'not-understood': 'Vabandust, ma ei saanud aru. Ütle uuesti või puuduta.',
  'game-over': 'See mäng on läbi. Alusta uut.',
  'not-your-turn': 'Veel mitte: praegu on kellegi teise kord.',
  'no-such-player': 'Seda värvi siin ei ole. Vali teine.',
  yourself: 'Iseenda järele ei saa luurata. Vali keegi teine.',
  'player-out': 'See mängija on väljas. Vali keegi teine.',
  'already-moved': 'Sinu spioon on juba liikunud. Luura nüüd või lõpeta käik.',
  'already-spied': 'Sa oled juba luuranud. Liigu nüüd või lõpeta käik.',
  'flip-needs-move': 'Siin pöörab spioon ümber ainult käigus, milles ta liigub. Liigu enne.',
  'wrong-distance': 'See kaugus ei sobi. Vaata kaarti, mida sinu spioon näeb.',
  'nothing-to-undo': 'Veel ei ole midagi tagasi võtta.',
};

export const estonianCoaching: Readonly<Record<Coaching, string>> = {
  'no-cards': 'Ma ei näe kaarte. Hoia lehvikut kaamera ees.',
  closer: 'Palun natuke lähemale.',
  farther: 'Palun natuke kaugemale.',
  'more-light': 'Liiga pime on. Pane tuli põlema.',
  glare: 'Kaardid läigivad. Kalluta neid veidi.',
  'hold-still': 'Peaaegu valmis. Hoia paigal.',
  'fan-wider': 'Aja lehvik veidi laiemaks.',
  'covered-card': 'Miski varjab kaarti. Kas see on su pöial?',
  'too-few-cards': 'Liiga vähe kaarte. Aja lehvik laiali ja vaata, kus on pöial.',
  'too-many-cards': 'Liiga palju kaarte. Näita ainult üht lehvikut.',
  'other-colour': 'Need kaardid on teist värvi. Näita enda omi.',
};

export const estonianAnnouncements: Announcements = {
  'hand-over': ({ seat }) => ({
    caption: `Anna telefon ${genitives[seat]}le. Kõik teised, vaadake kõrvale!`,
  }),
  coaching: ({ coaching }) => ({ caption: estonianCoaching[coaching] }),
};
