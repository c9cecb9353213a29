/** The English of the game itself: the table, the end, what happened before. */

import type { Facing } from '../../cards/card.ts';
import { counting } from '../grammar.ts';
import { facings } from './names.ts';

const count = counting('en-GB');
const step = (amount: number) => count(amount, { one: '# card', other: '# cards' });

export const tableWords = {
  table: {
    turn: (player: string) => `${player}’s turn`,
    firstAnswer: (player: string) => `${player} begins. Move your Spy, spy on somebody, or both.`,
    asked: (seeker: string, owner: string) => `${seeker} spies on ${owner}`,
    move: 'Move',
    moveHint: 'As far as the number on the card that your Spy faces.',
    moveForward: (distance: number) => `Move ${step(distance)}`,
    moveToward: (distance: number, facing: Facing) => `Move ${step(distance)} ${facings[facing]}`,
    flip: 'Turn the Spy round',
    spy: 'Spy on…',
    spyOn: (player: string) => `Spy on ${player}`,
    end: 'End the turn',
    reveal: 'Lay all hands open',
    repeat: 'Say it again',
    undo: 'Undo',
    undoTitle: 'Take it back?',
    undoWarning:
      'An answer was given. Everybody has heard it, and everybody will see that it was taken back.',
    undoAgree: 'Take it back',
    undoDecline: 'Leave it',
    review: (player: string) => `${player}: look at my hand`,
    spyPlace: (left: number, cards: number, facing: Facing) =>
      left === 0 || left === cards
        ? `The Spy stands at the end, looking ${facings[facing]}`
        : `The Spy stands after card ${left} of ${cards}, looking ${facings[facing]}`,
    hiddenCard: (place: number) => `Card ${place}, hidden`,
    exposedCard: (place: number, card: string) => `Card ${place}: ${card}, facing everybody`,
    out: 'Out',
    itsTurn: 'Their turn',
    listen: 'Hold and speak',
    listening: 'I am listening…',
    stopListening: 'Stop listening',
    listenByItself: 'Listen without the button',
    heard: (words: string) => `I heard: “${words}”`,
    didYouMean: 'Did you mean…',
    neither: 'None of these',
    youMaySay: 'You may say',
    log: 'What happened',
    nothingYet: 'Nothing yet.',
    menu: 'Menu',
    turnScreen: 'Turn the screen to the other side',
    leaveTitle: 'Leave the table?',
    leaveHint: 'The game is saved. You can take it up at any time.',
    leave: 'Leave',
    stay: 'Play on',
    exportLog: 'Save the game as text',
    exportHint: 'It holds what everybody has heard, and no hidden card.',
    rules: 'How this table plays',
    demo: 'Demo',
  },

  end: {
    title: (player: string) => `${player} wins!`,
    subtitle: 'Every other Spy has been blown.',
    story: 'The whole game',
    hands: 'All the hands',
    handOf: (player: string) => `${player}’s hand`,
    out: 'Out',
    newGame: 'Play again',
    home: 'To the first screen',
    exportLog: 'Save the game as text',
  },

  history: {
    by: (player: string) => `${player}:`,
    spies: (owner: string) => `spies on ${owner}`,
    undone: 'taken back',
    handCorrected: (player: string) => `${player} has set a hand right.`,
  },
};
