/** The Dutch of the private screens: handing over, scanning, reviewing and correcting a hand. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { dutchCoaching } from './answers.ts';
import { cards } from './names.ts';

const count = counting('nl-NL');
const cardCount = (amount: number) => count(amount, { one: '# kaart', other: '# kaarten' });

export const handWords: Pick<Words, 'handOver' | 'scan' | 'hand' | 'correct'> = {
  handOver: {
    title: (player) => `Geef de telefoon door aan ${player}`,
    lookAway: 'Alle anderen kijken weg.',
    firstScan: 'Je laat me straks je waaier zien. Niemand anders ziet hem.',
    review: 'Je kunt bekijken wat ik van je hand weet.',
    demo: 'In deze demo deel ik de kaarten en houd ik ze voor je vast.',
    ready: (player) => `Ik ben ${player} en niemand kijkt mee`,
    progress: (done, of) => `${done} van ${of} handen liggen vast`,
    tableTitle: 'Leg de telefoon tussen jullie in',
    tableHint: 'Alle handen liggen vast. Vanaf nu mag iedereen kijken.',
    tableReady: 'Iedereen mag kijken',
  },

  scan: {
    title: (player) => `${player}, laat me je waaier zien`,
    starting: 'De camera wordt wakker…',
    looking: 'Houd je waaier rechtop, met alle bovenhoeken in beeld.',
    order: 'Laat je spion tussen de kaarten staan, zoals je speelt.',
    seen: (seen, expected) => `${seen} van ${cardCount(expected)} gezien`,
    progress: 'Hoe zeker ik ben',
    coaching: dutchCoaching,
    coveredCard: (place) => `Er zit iets voor kaart ${place} die ik zie. Is het je duim?`,
    torchOn: 'Lamp aan',
    torchOff: 'Lamp uit',
    byTouch: 'Zelf aantikken',
    again: 'Opnieuw proberen',
    preview: 'Het camerabeeld, zo wazig dat er geen kaart in te lezen is',
    demo: 'De demo toont een getekende waaier.',
    private: 'Het beeld wordt gelezen en vergeten.',
    orByTouch: 'Of tik je hand zelf aan.',
    failures: {
      'camera-refused': {
        what: 'Ik mag de camera niet gebruiken.',
        next: 'Sta de camera voor deze pagina toe in de instellingen van de browser en probeer het opnieuw.',
      },
      'camera-missing': {
        what: 'Ik vind geen camera.',
        next: 'Sluit er een aan en probeer het opnieuw.',
      },
      'camera-busy': {
        what: 'Een andere app gebruikt de camera.',
        next: 'Sluit die app en probeer het opnieuw.',
      },
      'camera-lost': {
        what: 'De camera is weg.',
        next: 'Sluit hem weer aan, of kom terug naar deze pagina, en probeer het opnieuw. De andere handen zijn veilig.',
      },
      'camera-black': {
        what: 'Het beeld is zwart.',
        next: 'Maak de lens vrij of doe een lamp aan en probeer het opnieuw.',
      },
      'camera-insecure': {
        what: 'De browser geeft de camera alleen aan een veilig adres.',
        next: 'Open het adres dat met https begint.',
      },
      'models-missing': {
        what: 'Wat ik nodig heb om kaarten te lezen, is niet geladen.',
        next: 'Open deze pagina één keer met netwerk en probeer het opnieuw.',
      },
      'not-supported': {
        what: 'Deze browser kan geen kaarten lezen.',
        next: 'Werk hem bij of gebruik een andere.',
      },
      'unknown-deck': {
        what: 'Ik ken deze kaartset niet.',
        next: 'Ga terug en kies een andere set.',
      },
      'colour-not-taught': {
        what: 'Ik heb niet alle kaarten van deze kleur geleerd.',
        next: 'Leer me de rest op het eerste scherm onder Kaarten.',
      },
      'deck-broken': {
        what: 'Een plaatje van deze kaartset is beschadigd.',
        next: 'Verwijder de set op het eerste scherm onder Kaarten. Leer hem me dan opnieuw, of open zijn bestand opnieuw.',
      },
      'camera-frozen': {
        what: 'Het camerabeeld staat stil.',
        next: 'Sluit andere apps die de camera gebruiken en probeer het opnieuw.',
      },
    },
  },

  hand: {
    title: (player) => `De hand van ${player}`,
    read: (amount) => `Ik heb ${cardCount(amount)} gelezen.`,
    sure: 'Ik ben zeker van alle kaarten.',
    doubtful: (amount) => `Over ${cardCount(amount)} twijfel ik.`,
    incomplete: 'Dit is nog geen hele hand. Scan opnieuw, of verbeter hem zelf.',
    check: 'Controleer je hand voor je hem vastlegt.',
    show: 'Houd ingedrukt om te kijken',
    shownHint: 'Zoals je ze vasthoudt, van links naar rechts. Laat los om te verbergen.',
    lockIn: 'Vastleggen',
    correct: 'Verbeteren',
    scanAgain: 'Opnieuw scannen',
    back: 'Verbergen en terug',
    hidden: 'Verborgen',
    doubtfulCard: 'Niet zeker',
  },

  correct: {
    title: (player) => `${player}, leg je hand vast`,
    hint: 'Van links naar rechts, zoals je ze vasthoudt. Tik op een plaats en dan op de kaart die daar hoort.',
    place: (place, card) => `Plaats ${place}: ${card}`,
    emptyPlace: (place) => `Plaats ${place}: leeg`,
    tray: 'Kaarten om neer te leggen',
    trayCard: (card, left) => `${card}, nog ${left}`,
    takeCard: 'Weghalen',
    spy: 'Je spion',
    spyHint: 'Tik aan waar hij heen kijkt en verschuif hem met de pijlen.',
    stand: (gap, facing) =>
      gap === 0
        ? `De spion voor de eerste kaart, kijkt naar ${facing}`
        : `De spion na kaart ${gap}, kijkt naar ${facing}`,
    done: 'Klaar',
    back: 'Terug',
    complete: 'Je hand is compleet.',
    problems: {
      'too-many': (card, amount, of) =>
        `${cards[card]} ligt er ${amount} keer, maar een hand heeft er maar ${of}. Verander er een.`,
      missing: (card, amount) =>
        amount === 1
          ? `${cards[card]} ontbreekt nog.`
          : `${cards[card]} ontbreekt nog ${amount} keer.`,
      'place-unknown': (amount) =>
        count(amount, { one: '# plaats is nog leeg.', other: '# plaatsen zijn nog leeg.' }),
      'no-spy': 'Waar staat je spion? Tik hem hieronder aan en verschuif hem met de pijlen.',
      'contradicts-answers':
        'Met deze hand zou een antwoord van mij fout zijn geweest. Neem eerst dat antwoord terug, of laat de hand zoals hij was.',
    },
  },
};
