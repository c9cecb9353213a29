/** The English of the private screens: handing over, scanning, reviewing and correcting a hand. */

import type { CardName } from '../../cards/card.ts';
import { counting } from '../grammar.ts';
import { englishCoaching } from './answers.ts';
import { cards } from './names.ts';

const count = counting('en-GB');
const cardCount = (amount: number) => count(amount, { one: '# card', other: '# cards' });

export const handWords = {
  handOver: {
    title: (player: string) => `Pass the phone to ${player}`,
    lookAway: 'Everybody else looks away.',
    firstScan: 'You will show me your fan of cards. Nobody else sees it.',
    review: 'You can look at what I know of your hand.',
    demo: 'In this demo I deal and hold the cards for you.',
    ready: (player: string) => `I am ${player}, and nobody is looking`,
    progress: (done: number, of: number) => `${done} of ${of} hands are locked in`,
    tableTitle: 'Lay the phone among you',
    tableHint: 'All hands are locked in. From now on everybody may look.',
    tableReady: 'Everybody may look',
  },

  scan: {
    title: (player: string) => `${player}, show me your fan`,
    starting: 'Waking up the camera…',
    looking: 'Hold your fan upright, with all the upper corners in the picture.',
    order: 'Keep your Spy standing among the cards, as you play it.',
    seen: (seen: number, expected: number) => `${seen} of ${cardCount(expected)} seen`,
    progress: 'How sure I am',
    coaching: englishCoaching,
    coveredCard: (place: number) =>
      `Something covers card ${place} of those I see. Is it your thumb?`,
    torchOn: 'Light on',
    torchOff: 'Light off',
    byTouch: 'Set it by touch',
    again: 'Try again',
    preview: 'The camera’s picture, blurred so that no card can be read in it',
    demo: 'The demo shows a drawn fan.',
    private: 'The picture is read and forgotten.',
    orByTouch: 'Or set your hand by touch.',
    failures: {
      'camera-refused': {
        what: 'I may not use the camera.',
        next: 'Allow the camera for this page in the browser’s settings, then try again.',
      },
      'camera-missing': {
        what: 'I find no camera.',
        next: 'Plug one in and try again.',
      },
      'camera-busy': {
        what: 'Another app is using the camera.',
        next: 'Close that app and try again.',
      },
      'camera-lost': {
        what: 'The camera went away.',
        next: 'Plug it in again, or come back to this page, and try again. The other hands are safe.',
      },
      'camera-black': {
        what: 'The picture is black.',
        next: 'Uncover the lens, or turn on a light, and try again.',
      },
      'camera-insecure': {
        what: 'The browser gives the camera only to a safe address.',
        next: 'Open the address that begins with https.',
      },
      'models-missing': {
        what: 'What I need to read cards has not been loaded.',
        next: 'Open this page once with a network, then try again.',
      },
      'not-supported': {
        what: 'This browser cannot read cards.',
        next: 'Bring it up to date, or use another one.',
      },
      'unknown-deck': {
        what: 'I do not know this deck.',
        next: 'Go back and choose another deck.',
      },
      'colour-not-taught': {
        what: 'I was not taught all cards of this colour.',
        next: 'Teach me the rest on the first screen under Cards.',
      },
      'deck-broken': {
        what: 'A picture of this deck is damaged.',
        next: 'Delete the deck under Cards on the first screen, then teach it again or open its file again.',
      },
      'camera-frozen': {
        what: 'The camera’s picture stands still.',
        next: 'Close other apps that use the camera and try again.',
      },
    },
  },

  hand: {
    title: (player: string) => `${player}’s hand`,
    read: (amount: number) => `I have read ${cardCount(amount)}.`,
    sure: 'I am sure of all of them.',
    doubtful: (amount: number) =>
      count(amount, { one: 'I am not sure of # card.', other: 'I am not sure of # cards.' }),
    incomplete: 'This is not a whole hand yet. Scan again, or set it right by touch.',
    check: 'Check it before you lock it in.',
    show: 'Press and hold to see it',
    shownHint: 'As you hold it, from left to right. Let go to hide it.',
    lockIn: 'Lock it in',
    correct: 'Set it right',
    scanAgain: 'Scan again',
    back: 'Hide it and go back',
    hidden: 'Hidden',
    doubtfulCard: 'Not sure',
  },

  correct: {
    title: (player: string) => `${player}, set your hand`,
    hint: 'Left to right, as you hold it. Touch a place, then the card that belongs there.',
    place: (place: number, card: string) => `Place ${place}: ${card}`,
    emptyPlace: (place: number) => `Place ${place}: empty`,
    tray: 'Cards to lay down',
    trayCard: (card: string, left: number) => `${card}, ${left} left`,
    takeCard: 'Take it away',
    spy: 'Your Spy',
    spyHint: 'Touch the way it looks, then move it with the arrows.',
    stand: (gap: number, facing: string) =>
      gap === 0
        ? `The Spy before the first card, looking ${facing}`
        : `The Spy after card ${gap}, looking ${facing}`,
    done: 'Done',
    back: 'Back',
    complete: 'Your hand is complete.',
    problems: {
      'too-many': (card: CardName, amount: number, of: number) =>
        `There ${count(amount, { one: 'is # card', other: 'are # cards' })} ${cards[card]}, but a hand has only ${of}. Change one.`,
      missing: (card: CardName, amount: number) =>
        `${amount === 1 ? cards[card] : `${amount} of ${cards[card]}`} still missing.`,
      'place-unknown': (amount: number) =>
        count(amount, { one: '# place is still empty.', other: '# places are still empty.' }),
      'no-spy': 'Where does your Spy stand? Touch it below, then move it with the arrows.',
      'contradicts-answers':
        'With this hand, an answer that I gave would have been wrong. Undo that answer first, or leave the hand as it was.',
    },
  },
};
