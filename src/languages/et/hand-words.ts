/** The Estonian of the private screens: handing over, scanning, reviewing and correcting a hand. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { estonianCoaching } from './answers.ts';
import { cards } from './names.ts';

const count = counting('et-EE');

export const handWords: Pick<Words, 'handOver' | 'scan' | 'hand' | 'correct'> = {
  handOver: {
    title: (player) => `Telefon saab: ${player}`,
    lookAway: 'Kõik teised vaatavad kõrvale.',
    firstScan: 'Sa näitad mulle oma kaardilehvikut. Keegi teine seda ei näe.',
    review: 'Võid vaadata, mida ma sinu kaartidest tean.',
    demo: 'Selles demos jagan ja hoian kaarte sinu eest mina.',
    ready: (player) => `Mina olen ${player} ja keegi ei vaata`,
    progress: (done, of) => `Kaardid lukus: ${done}/${of}`,
    tableTitle: 'Pange telefon enda vahele lauale',
    tableHint: 'Kõigi kaardid on lukus. Nüüdsest võivad kõik vaadata.',
    tableReady: 'Kõik võivad vaadata',
  },

  scan: {
    title: (player) => `${player}, näita mulle oma lehvikut`,
    starting: 'Kaamera ärkab…',
    looking: 'Hoia lehvikut püsti, nii et kõik ülemised nurgad on pildil.',
    order: 'Spioon olgu kaartide vahel nii, nagu sa mängid.',
    seen: (seen, expected) => `Kaarte näha: ${seen}/${expected}`,
    progress: 'Kui kindel ma olen',
    coaching: estonianCoaching,
    coveredCard: (place) => `Miski varjab ${place}. kaarti, mida näen. Kas see on su pöial?`,
    torchOn: 'Lamp põlema',
    torchOff: 'Lamp kustu',
    byTouch: 'Määra puudutades',
    again: 'Proovi uuesti',
    preview: 'Kaamera pilt, nii hägune, et kaarte ei saa lugeda',
    demo: 'Demo näitab joonistatud lehvikut.',
    private: 'Pilt loetakse läbi ja unustatakse.',
    orByTouch: 'Või määra oma kaardid puudutades.',
    failures: {
      'camera-refused': {
        what: 'Ma ei tohi kaamerat kasutada.',
        next: 'Luba sellel lehel kaamera brauseri seadetes ja proovi uuesti.',
      },
      'camera-missing': {
        what: 'Ma ei leia kaamerat.',
        next: 'Ühenda mõni kaamera ja proovi uuesti.',
      },
      'camera-busy': {
        what: 'Mõni teine rakendus kasutab kaamerat.',
        next: 'Sule see rakendus ja proovi uuesti.',
      },
      'camera-lost': {
        what: 'Kaamera kadus ära.',
        next: 'Ühenda see uuesti või tule sellele lehele tagasi ja proovi uuesti. Teiste kaardid on alles.',
      },
      'camera-black': {
        what: 'Pilt on must.',
        next: 'Vabasta objektiiv või pane tuli põlema ja proovi uuesti.',
      },
      'camera-insecure': {
        what: 'Brauser annab kaamera ainult turvalisele aadressile.',
        next: 'Ava aadress, mille alguses on https.',
      },
      'models-missing': {
        what: 'See, mida kaartide lugemiseks vajan, ei ole laaditud.',
        next: 'Ava see leht korra võrguga ja proovi siis uuesti.',
      },
      'not-supported': {
        what: 'See brauser ei oska kaarte lugeda.',
        next: 'Uuenda seda või kasuta mõnd teist.',
      },
      'unknown-deck': {
        what: 'Ma ei tunne seda pakki.',
        next: 'Mine tagasi ja vali teine pakk.',
      },
      'colour-not-taught': {
        what: 'Mulle ei ole õpetatud selle värvi kõiki kaarte.',
        next: 'Õpeta ülejäänud kaardid: avakuval „Kaardid“.',
      },
      'deck-broken': {
        what: 'Üks selle paki pilt on rikutud.',
        next: 'Kustuta pakk: avakuval „Kaardid“. Õpeta see siis uuesti või ava selle fail uuesti.',
      },
      'camera-frozen': {
        what: 'Kaamera pilt seisab.',
        next: 'Sule teised rakendused, mis kaamerat kasutavad, ja proovi uuesti.',
      },
    },
  },

  hand: {
    title: (player) => `${player}: sinu kaardid`,
    read: (amount) => count(amount, { one: 'Lugesin # kaardi.', other: 'Lugesin # kaarti.' }),
    sure: 'Olen kõigis kindel.',
    doubtful: (amount) => count(amount, { other: '# kaardis ma ei ole kindel.' }),
    incomplete: 'Kõiki kaarte ei ole veel. Skaneeri uuesti või paranda puudutades.',
    check: 'Kontrolli, enne kui lukustad.',
    show: 'Vaatamiseks vajuta ja hoia',
    shownHint: 'Nii, nagu sa neid hoiad, vasakult paremale. Peitmiseks lase lahti.',
    lockIn: 'Lukusta',
    correct: 'Paranda',
    scanAgain: 'Skaneeri uuesti',
    back: 'Peida ja mine tagasi',
    hidden: 'Peidetud',
    doubtfulCard: 'Ei ole kindel',
  },

  correct: {
    title: (player) => `${player}, määra oma kaardid`,
    hint: 'Vasakult paremale, nagu sa neid hoiad. Puuduta kohta ja siis kaarti, mis sinna käib.',
    place: (place, card) => `${place}. koht: ${card}`,
    emptyPlace: (place) => `${place}. koht: tühi`,
    tray: 'Kaardid, mida laduda',
    trayCard: (card, left) => `${card}, järel ${left}`,
    takeCard: 'Võta ära',
    spy: 'Sinu spioon',
    spyHint: 'Puuduta, kuhu ta vaatab, ja liiguta teda nooltega.',
    stand: (gap, facing) =>
      gap === 0
        ? `Spioon esimese kaardi ees, vaatab ${facing}`
        : `Spioon ${gap}. kaardi järel, vaatab ${facing}`,
    done: 'Valmis',
    back: 'Tagasi',
    complete: 'Kõik kaardid on olemas.',
    problems: {
      'too-many': (card, amount, of) =>
        `Kaarti ${cards[card]} on ${amount}, aga olla saab ainult ${of}. Muuda ühte.`,
      missing: (card, amount) =>
        amount === 1
          ? `Puudu on veel ${cards[card]}.`
          : `Puudu on veel ${cards[card]}, ${amount} tükki.`,
      'place-unknown': (amount) =>
        count(amount, { one: '# koht on veel tühi.', other: '# kohta on veel tühjad.' }),
      'no-spy': 'Kus on sinu spioon? Puuduta teda allpool ja liiguta nooltega.',
      'contradicts-answers':
        'Nende kaartidega oleks mõni minu vastus olnud vale. Võta see vastus enne tagasi või jäta kaardid, nagu olid.',
    },
  },
};
