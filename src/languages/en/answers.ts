/** What the referee says aloud in English. */

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

export const englishAnswers: Answers = {
  moved: ({ seat, distance }) => ({
    caption: `${colours[seat]} moves ${distance}.`,
    spoken: `${colours[seat]} moves ${distance === 1 ? 'one' : 'two'}.`,
  }),
  flipped: ({ seat }) => ({ caption: `${colours[seat]} turns the Spy round.` }),
  safe: ({ owner }) => says(owner, 'safe.'),
  'top-secret': ({ owner }) => says(owner, 'top secret.'),
  exposed: ({ owner, card }) => ({
    ...says(owner, `${cards[card]}, turn it round!`),
    spoken: `${colours[owner]}: ${spokenTargets[card]}, turn it round!`,
  }),
  fuse: ({ owner }) => sounds(owner, 'tsssss…'),
  boom: ({ owner }) => sounds(owner, 'boom!'),
  out: ({ seat }) => ({ caption: `${colours[seat]} is out.` }),
  turn: ({ seat }) => ({ caption: `${colours[seat]}, it is your turn.` }),
  win: ({ seat }) => ({ caption: `${colours[seat]} wins! Well spied.` }),
  undone: () => ({ caption: 'Undone. We are one step back.' }),
  refused: ({ reason }) => ({ caption: refusedBecause[reason] }),
};

const spokenTargets: Readonly<Record<Target, string>> = {
  S1: 'safe one',
  S2: 'safe two',
  T1: 'top secret one',
  T2: 'top secret two',
};

/** Each says what to do next. */
const refusedBecause: Readonly<Record<Refusal, string>> = {
  'not-understood': 'Sorry, I did not catch that. Say it again, or touch it.',
  'game-over': 'This game is over. Start a new one.',
  'not-your-turn': 'Not yet: it is somebody else’s turn.',
  'no-such-player': 'Nobody here has that colour. Pick another one.',
  yourself: 'You cannot spy on yourself. Pick somebody else.',
  'player-out': 'That player is out. Pick somebody else.',
  'already-moved': 'Your Spy has moved already. Spy now, or end your turn.',
  'already-spied': 'You have spied already. Move now, or end your turn.',
  'flip-needs-move': 'Here the Spy turns round only in a turn with a move. Move first.',
  'wrong-distance': 'That distance does not fit. Look at the card that your Spy faces.',
  'nothing-to-undo': 'There is nothing to undo yet.',
};

export const englishCoaching: Readonly<Record<Coaching, string>> = {
  'no-cards': 'I see no cards. Hold your fan before the camera.',
  closer: 'A little closer, please.',
  farther: 'A little farther away, please.',
  'more-light': 'It is too dark. Turn on a light.',
  glare: 'The cards are shining. Tilt them a little.',
  'hold-still': 'Nearly there. Hold still.',
  'fan-wider': 'Spread your fan a little wider.',
  'covered-card': 'Something covers a card. Is it your thumb?',
  'too-few-cards': 'Too few cards. Spread your fan, and mind your thumb.',
  'too-many-cards': 'Too many cards. Show me one fan only.',
  'other-colour': 'These cards have another colour. Show me your own.',
};

export const englishAnnouncements: Announcements = {
  'hand-over': ({ seat }) => ({
    caption: `Pass the phone to ${colours[seat]}. Everybody else, look away!`,
  }),
  coaching: ({ coaching }) => ({ caption: englishCoaching[coaching] }),
};
