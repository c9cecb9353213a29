/** The English of the decks: choosing, keeping and teaching them. */

import type { End } from '../../cards/face.ts';
import type { Advice } from '../../cards/lesson.ts';
import { cards } from './names.ts';

const ends: Readonly<Record<End, string>> = {
  S1: cards.S1,
  S2: cards.S2,
  T1: cards.T1,
  T2: cards.T2,
  B1: cards.B1,
  'B1*': 'Bomb 1, lit',
  B2: cards.B2,
  'B2*': 'Bomb 2, lit',
  '<': 'Spy, left',
  '>': 'Spy, right',
  '#': 'The back',
};

const prompts: Readonly<Record<End, string>> = {
  S1: 'Show me Safe 1',
  S2: 'Show me Safe 2',
  T1: 'Show me Top Secret 1',
  T2: 'Show me Top Secret 2',
  B1: 'Show me Bomb 1, not lit',
  'B1*': 'Turn Bomb 1 so that its fuse burns',
  B2: 'Show me Bomb 2, not lit',
  'B2*': 'Turn Bomb 2 so that its fuse burns',
  '<': 'Show me the Spy looking left',
  '>': 'Turn the Spy: looking right',
  '#': 'Show me a card from behind',
};

const advice: Readonly<Record<Advice, string>> = {
  'no-card': 'Hold one card in the frame, its upper edge on top.',
  'two-cards': 'I see two cards. Show me only one.',
  'more-light': 'It is too dark. More light, please.',
  closer: 'Closer, please.',
  farther: 'A little farther away.',
  'into-frame': 'Move it into the frame.',
  'hold-still': 'Hold it still…',
  'next-card': 'Got it. Now take this card away.',
  tilt: 'Got it. Now tilt it a little in the light.',
};

export const deckWords = {
  cards: {
    title: 'Cards',
    which: 'Which cards do you play with?',
    printedHint:
      'I know the printed deck by heart. Any other deck I can learn: it takes a few minutes.',
    newName: 'My deck',
    name: 'Name of the deck',
    ready: (colour: string) => `${colour}: ready`,
    notForTwo: (colour: string) => `${colour}: ready for three or four players`,
    partly: (colour: string, taught: number, of: number) => `${colour}: ${taught} of ${of}`,
    teachNew: 'Teach me a new deck',
    goOn: 'Go on teaching',
    teachMore: 'Teach again',
    save: 'Save as a file',
    open: 'Open a deck file',
    added: (name: string) => `“${name}” is here now.`,
    remove: 'Delete',
    deleteTitle: (name: string) => `Delete “${name}”?`,
    deleteWarning:
      'All that I learned of it will be gone. Save it as a file first if you may want it again.',
    deleteAgree: 'Delete it',
    deleteDecline: 'Keep it',
    refusals: {
      'not-a-deck': 'This is not a deck file, or it is damaged. Choose another file.',
      'newer-version': 'This deck file is newer than this app. Update the app, then open it again.',
      'too-large': 'This file is too large for a deck. Choose another file.',
      'broken-picture': 'A picture in this deck file is damaged. Ask for the file again.',
      incomplete: 'There is nothing whole in this deck file. Choose another one.',
    },
    nothingLost: 'Your own decks are as they were.',
  },

  teach: {
    title: (name: string) => `Teaching “${name}”`,
    colour: (colour: string, taught: number, of: number) => `${colour}, ${taught} of ${of} taught`,
    prompts,
    ends,
    advice,
    views: (taken: number, of: number) => `Picture ${taken} of ${of} taken`,
    taken: (end: string) => `${end}, taught`,
    missing: (end: string) => `${end}, still missing`,
    takeNow: 'Take it now',
    preview: 'The camera’s picture with a frame for one card',
    kept: 'Every card is kept at once. You can stop whenever you like and go on later.',
    done: (colour: string) => `I know all of ${colour} now.`,
    doneHint: 'Touch a card below to show it again.',
    next: (colour: string) => `Go on with ${colour}`,
    finished: 'That is the whole deck. Thank you!',
    finish: 'Done',
    onlyForTwo: 'Bomb 2 is only for games of two. No Bomb 2 in your deck? Then you are done here.',
    shape: 'The shape of the cards',
    shapes: { narrow: 'A narrow strip', bridge: 'Slim playing card', poker: 'Wide playing card' },
    doubtTitle: (end: string, other: string) => `${end} looks just like ${other}`,
    doubt:
      'I may take one for the other in a game. Is it really this card? Then try it closer, or with less glare.',
    showAgain: 'Show it again',
    keepAnyway: 'Keep it anyway',
    failedHint: 'What you have taught is kept.',
  },
};
