/** The Estonian of the screens before the game: welcome, settings, printing, a new game. */

import { counting, listing } from '../grammar.ts';
import type { Words } from '../language.ts';

const count = counting('et-EE');
const list = listing('et-EE');

export const setupWords: Pick<Words, 'welcome' | 'settings' | 'print' | 'newGame'> = {
  welcome: {
    title: 'SPY kohtunik',
    tagline: 'Tean kõigi kaarte ega ütle kellelegi.',
    description:
      'Loeb kõigi kaarte kaameraga ja ütleb vastused, nii et keegi ei pea kaarti näitama.',
    newGame: 'Uus mäng',
    continueGame: 'Jätka mängu',
    savedGame: (players, turn) => `${list(players)}. Kord: ${turn}.`,
    savedGameOver: (players) => `${list(players)}. See mäng on võidetud.`,
    demo: 'Proovi ilma kaartideta',
    demoHint: 'Kaamera asemel joonistatud kaardid: minutiga näed, kuidas see käib.',
    settings: 'Seaded',
    print: 'Prindi kaardid',
    cards: 'Kaardid',
    howTitle: 'Kuidas see käib',
    how: [
      'Iga mängija näitab mulle oma kaardilehvikut, teised vaatavad kõrvale.',
      'Oma käigul liigutad spiooni ja luurad kellegi järele, valju häälega või puudutades.',
      'Mina ütlen, mis seal on: seif, ülisalajane või tsssss… Keegi ei pea kaarti näitama.',
    ],
    privacy: 'Ühtki pilti ei hoita alles ja miski ei lahku sellest seadmest.',
  },

  settings: {
    title: 'Seaded',
    language: 'Keel',
    languageHint: 'Keelt saab vahetada igal ajal, ka keset mängu.',
    theme: 'Välimus',
    themes: { system: 'Nagu seadmel', light: 'Hele', dark: 'Tume' },
    mouth: 'Hääl',
    mouths: { system: 'Seadme hääl', carried: 'Rakenduse hääl', none: 'Ainult tekst' },
    mouthHint: 'Tekst on alati olemas. Rakenduse hääl töötab igas seadmes, ka ilma võrguta.',
    tryVoice: 'Lase kuulata',
    ear: 'Kuulamine',
    ears: {
      off: 'Väljas: mäng puudutades',
      device: 'Kuulan ise, selles seadmes',
      browser: 'Brauser kuulab',
    },
    earLoading: 'Toon oma kõrva',
    earReady: 'Minu kõrv on kohal. See ei vaja võrku ja heli ei lahku seadmest.',
    earHint:
      'Hoia nuppu all, ütle, mida teed, ja lase lahti. Sama teevad tühik ja kõrvaklappide nupp.',
    earAgain: 'Proovi uuesti',
    listens: 'Millal ma kuulan?',
    listeningTimes: { held: 'Kui hoiad nuppu all', turn: 'Igal käigul, ilma nuputa' },
    listensHint:
      'Ilma nuputa kuulen ainult seda, mida sel käigul võib öelda, ja mitte midagi, kui ise räägin. Heli ei salvestata.',
    earWarningTitle: 'Kas lasta brauseril kuulata?',
    earWarning:
      'Kui hoiad nuppu all, võib brauser saata kuuldu oma tegija serverisse. Kõik muu jääb sellesse seadmesse. Ilma võrguta see ehk ei tööta.',
    earAgree: 'Jah, las kuulab',
    earDecline: 'Ei, mängin puudutades',
    deleteEverything: 'Kustuta kõik',
    deleteHint: 'Salvestatud mäng, sinu pakid ja hääled ning need seaded.',
    deleteTitle: 'Kas kustutada kõik?',
    deleteWarning: 'Salvestatud mäng, sinu pakid ja hääled ning need seaded kaovad jäädavalt.',
    deleteAgree: 'Kustuta kõik',
    deleteDecline: 'Jäta alles',
    licences: 'Litsentsid',
  },

  print: {
    title: 'Prindi kaardid',
    intro: 'Kaarte ei ole käepärast? Prindi see pakk. Tean seda peast.',
    papers: { a4: 'A4-paber', letter: 'Letter-paber' },
    open: (paper) => `Ava lehed: ${paper}`,
    steps: [
      'Prindi tugevale paberile, kahepoolselt, pööratud pikast servast.',
      'Prindi 100% suuruses, mitte „mahuta lehele“.',
      'Lõika märke mööda. Sellest saab 30 kaarti.',
    ],
    missing: 'Lehti siin ei ole. Ava see leht korra võrguga ja proovi siis uuesti.',
  },

  newGame: {
    title: 'Uus mäng',
    players: 'Mitu mängijat?',
    playerCount: (amount) => count(amount, { one: '# mängija', other: '# mängijat' }),
    seats: 'Kes kus istub?',
    seatsHint: 'Selles järjekorras, nagu te käite.',
    twoPlayers: 'Kahekesi mängitakse alati rohelise ja punasega.',
    name: (colour) => `${colour}: nimi`,
    namePlaceholder: 'Nimi (kui soovid)',
    colour: 'Värv',
    chooseColour: (colour, shape) => `${colour}, ${shape}`,
    beginner: 'Alustab',
    begin: (player) => `${player} alustab`,
    moveUp: (player) => `${player}: üks koht ülespoole`,
    problems: {
      'same-name': 'Kahel mängijal on sama nimi. Muuda ühte, et ma teid eristaksin.',
      'name-too-long': 'See nimi on liiga pikk. Lühenda seda veidi.',
    },
    rules: 'Kuidas teie lauas mängitakse?',
    rulesHint: 'Ei ole kindel? Jäta nii, nagu on.',
    usual: 'tavaline',
    ruleNames: {
      'top-secret-2': 'Kui leitakse Ülisalajane 2',
      mirror: 'Kuhu vaadatakse',
      flip: 'Spiooni ümberpööramine',
    },
    ruleWays: {
      'top-secret-2': {
        shown: 'See pööratakse ümber ja omanik mängib edasi',
        out: 'Omanik on kohe väljas',
      },
      mirror: {
        across: 'Otse sinu spiooni vastas olev kaart, nagu istuksite näost näkku',
        same: 'Sama koht, igaühe enda vasakult poolt loetuna',
      },
      flip: {
        free: 'Millal tahes oma käigul',
        'with-move': 'Ainult käigus, milles spioon liigub',
      },
    },
    deck: 'Millised kaardid?',
    deckName: (key, name) => (key === 'builtin' ? 'Prinditud pakk' : name),
    unread: (seats) =>
      seats.length === 1
        ? `Selles pakis on õppimata ${list(seats)}: määra need kaardid puudutades.`
        : `Selles pakis on õppimata ${list(seats)}: määra nende kaardid puudutades.`,
    start: 'Alusta',
    replaces: 'See asendab salvestatud mängu.',
  },
};
