/** The Estonian of the game itself: the table, the end, what happened before. A typed name never takes an ending. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { facings } from './names.ts';

const count = counting('et-EE');
const over = (amount: number) => count(amount, { other: '# kaardi' });

export const tableWords: Pick<Words, 'table' | 'end' | 'history'> = {
  table: {
    turn: (player) => `Kord: ${player}`,
    firstAnswer: (player) =>
      `${player} alustab. Liiguta spiooni, luura kellegi järele või mõlemat.`,
    asked: (seeker, owner) => `${seeker} luurab, sihtmärk ${owner}`,
    move: 'Liigu',
    moveHint: 'Nii kaugele, kui ütleb number kaardil, mida sinu spioon näeb.',
    moveForward: (distance) => `Liigu ${over(distance)} võrra`,
    moveToward: (distance, facing) => `Liigu ${over(distance)} võrra ${facings[facing]}`,
    flip: 'Pööra spioon ümber',
    spy: 'Luura…',
    spyOn: (player) => `Luura: ${player}`,
    end: 'Lõpeta käik',
    reveal: 'Näita kõigi kaarte',
    repeat: 'Ütle uuesti',
    undo: 'Võta tagasi',
    undoTitle: 'Kas võtta tagasi?',
    undoWarning: 'Vastus on juba antud. Kõik kuulsid seda ja kõik näevad, et see tagasi võeti.',
    undoAgree: 'Võta tagasi',
    undoDecline: 'Jäta nii',
    review: (player) => `${player}: vaatan oma kaarte`,
    spyPlace: (left, cards, facing) =>
      left === 0 || left === cards
        ? `Spioon seisab otsas, vaatab ${facings[facing]}`
        : `Spioon seisab ${left}. kaardi järel ${cards} kaardist, vaatab ${facings[facing]}`,
    hiddenCard: (place) => `${place}. kaart, peidus`,
    exposedCard: (place, card) => `${place}. kaart: ${card}, kõigile näha`,
    out: 'Väljas',
    itsTurn: 'Tema kord',
    listen: 'Hoia ja räägi',
    listening: 'Kuulan…',
    stopListening: 'Lõpeta kuulamine',
    listenByItself: 'Kuula ilma nuputa',
    heard: (words) => `Kuulsin: „${words}“`,
    didYouMean: 'Kas mõtlesid…',
    neither: 'Mitte ükski neist',
    youMaySay: 'Sa võid öelda',
    log: 'Mis on juhtunud',
    nothingYet: 'Veel mitte midagi.',
    menu: 'Menüü',
    turnScreen: 'Pööra ekraan teisele poole',
    leaveTitle: 'Kas lahkuda lauast?',
    leaveHint: 'Mäng on salvestatud. Saad seda igal ajal jätkata.',
    leave: 'Lahku',
    stay: 'Mängi edasi',
    exportLog: 'Salvesta mäng tekstina',
    exportHint: 'Seal on see, mida kõik kuulsid, aga mitte ühtki peidetud kaarti.',
    rules: 'Kuidas selles lauas mängitakse',
    demo: 'Demo',
  },

  end: {
    title: (player) => `${player} võitis!`,
    subtitle: 'Kõik teised spioonid on paljastatud.',
    story: 'Kogu mäng',
    hands: 'Kõigi kaardid',
    handOf: (player) => `Kaardid: ${player}`,
    out: 'Väljas',
    newGame: 'Mängime veel',
    home: 'Avakuvale',
    exportLog: 'Salvesta mäng tekstina',
  },

  history: {
    by: (player) => `${player}:`,
    spies: (owner) => `luurab, sihtmärk ${owner}`,
    undone: 'tagasi võetud',
    handCorrected: (player) => `${player} parandas oma kaarte.`,
  },
};
