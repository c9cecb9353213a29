/** The Dutch of the game itself: the table, the end, what happened before. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings } from './names.ts';

const count = counting('nl-NL');
const step = (amount: number) => count(amount, { one: '# kaart', other: '# kaarten' });

export const tableWords: Pick<Words, 'table' | 'end' | 'history'> = {
  table: {
    turn: (player) => `Aan de beurt: ${player}`,
    firstAnswer: (player) =>
      `${player} begint. Verplaats je spion, bespioneer iemand, of doe allebei.`,
    asked: (seeker, owner) => `${seeker} bespioneert ${owner}`,
    move: 'Verplaatsen',
    moveHint: 'Zo ver als het getal op de kaart die je spion ziet.',
    moveForward: (distance) => `Verplaats ${step(distance)}`,
    moveToward: (distance, facing) => `Verplaats ${step(distance)} naar ${facings[facing]}`,
    flip: 'Spion omdraaien',
    spy: 'Bespioneer…',
    spyOn: (player) => `Bespioneer ${player}`,
    end: 'Einde beurt',
    reveal: 'Alle handen openleggen',
    repeat: 'Zeg het nog eens',
    undo: 'Terugnemen',
    undoTitle: 'Terugnemen?',
    undoWarning:
      'Er is een antwoord gegeven. Iedereen heeft het gehoord, en iedereen zal zien dat het is teruggenomen.',
    undoAgree: 'Terugnemen',
    undoDecline: 'Laten staan',
    review: (player) => `${player}: mijn hand bekijken`,
    spyPlace: (left, cards, facing) =>
      left === 0 || left === cards
        ? `De spion staat aan het eind en kijkt naar ${facings[facing]}`
        : `De spion staat na kaart ${left} van ${cards} en kijkt naar ${facings[facing]}`,
    hiddenCard: (place) => `Kaart ${place}, verborgen`,
    exposedCard: (place, card) => `Kaart ${place}: ${card}, voor iedereen zichtbaar`,
    out: 'Ligt eruit',
    itsTurn: 'Aan de beurt',
    listen: 'Houd vast en spreek',
    listening: 'Ik luister…',
    stopListening: 'Stop met luisteren',
    listenByItself: 'Luister zonder knop',
    heard: (words) => `Ik hoorde: “${words}”`,
    didYouMean: 'Bedoelde je…',
    neither: 'Geen van deze',
    youMaySay: 'Je mag zeggen',
    log: 'Wat er gebeurde',
    nothingYet: 'Nog niets.',
    menu: 'Menu',
    turnScreen: 'Scherm naar de overkant draaien',
    leaveTitle: 'Van tafel gaan?',
    leaveHint: 'Het spel is bewaard. Je kunt het altijd weer oppakken.',
    leave: 'Weggaan',
    stay: 'Verder spelen',
    exportLog: 'Spel opslaan als tekst',
    exportHint: 'Er staat in wat iedereen heeft gehoord, en geen verborgen kaart.',
    rules: 'Hoe deze tafel speelt',
    demo: 'Demo',
  },

  end: {
    title: (player) => `${player} wint!`,
    subtitle: 'Alle andere spionnen zijn ontmaskerd.',
    story: 'Het hele spel',
    hands: 'Alle handen',
    handOf: (player) => `De hand van ${player}`,
    out: 'Ligt eruit',
    newGame: 'Nog een keer',
    home: 'Naar het eerste scherm',
    exportLog: 'Spel opslaan als tekst',
  },

  history: {
    by: (player) => `${player}:`,
    spies: (owner) => `bespioneert ${owner}`,
    undone: 'teruggenomen',
    handCorrected: (player) => `${player} heeft een hand verbeterd.`,
  },
};
