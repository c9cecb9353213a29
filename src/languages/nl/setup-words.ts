/** The Dutch of the screens before the game: welcome, settings, printing, a new game. */

import { counting, listing } from '../grammar.ts';
import type { Words } from '../language.ts';

const count = counting('nl-NL');
const list = listing('nl-NL');

export const setupWords: Pick<Words, 'welcome' | 'settings' | 'print' | 'newGame'> = {
  welcome: {
    title: 'SPY-scheidsrechter',
    tagline: 'Kent elke hand en verklapt niets.',
    description:
      'Leest elke hand met de camera en zegt de antwoorden, zodat niemand een kaart hoeft te laten zien.',
    newGame: 'Nieuw spel',
    continueGame: 'Verder spelen',
    savedGame: (players, turn) => `${list(players)}. Aan de beurt: ${turn}.`,
    savedGameOver: (players) => `${list(players)}. Dit spel is gewonnen.`,
    demo: 'Probeer het zonder kaarten',
    demoHint: 'Getekende handen in plaats van een camera: zie in een minuut hoe het werkt.',
    settings: 'Instellingen',
    print: 'Kaarten printen',
    cards: 'Kaarten',
    howTitle: 'Zo werkt het',
    how: [
      'Elke speler laat mij zijn waaier zien, terwijl de anderen wegkijken.',
      'Als je aan de beurt bent, verplaats je je spion en bespioneer je iemand, hardop of met een tik.',
      'Ik zeg wat daar zit: kluis, topgeheim of tsssss… Niemand hoeft een kaart te laten zien.',
    ],
    privacy: 'Geen beeld wordt bewaard en niets verlaat dit apparaat.',
  },

  settings: {
    title: 'Instellingen',
    language: 'Taal',
    languageHint: 'Je kunt op elk moment wisselen, ook midden in een spel.',
    theme: 'Uiterlijk',
    themes: { system: 'Zoals het apparaat', light: 'Licht', dark: 'Donker' },
    mouth: 'De stem',
    mouths: {
      system: 'De stem van het apparaat',
      carried: 'De stem van de app',
      none: 'Alleen ondertitels',
    },
    mouthHint:
      'Ondertitels zijn er altijd. De stem van de app werkt op elk apparaat, zonder netwerk.',
    tryVoice: 'Laat eens horen',
    ear: 'Luisteren',
    ears: {
      off: 'Uit: spelen met tikken',
      device: 'Ik luister zelf, op dit apparaat',
      browser: 'De browser luistert',
    },
    earLoading: 'Ik haal mijn oor op',
    earReady: 'Mijn oor is er. Het heeft geen netwerk nodig en geen geluid verlaat dit apparaat.',
    earHint:
      'Houd de knop vast, zeg wat je doet en laat los. De spatiebalk en de knop van een headset doen hetzelfde.',
    earAgain: 'Probeer opnieuw',
    listens: 'Wanneer luister ik?',
    listeningTimes: { held: 'Terwijl je de knop vasthoudt', turn: 'In elke beurt, zonder knop' },
    listensHint:
      'Zonder knop hoor ik alleen wat in deze beurt gezegd kan worden, en niets terwijl ik spreek. Er wordt geen geluid bewaard.',
    earWarningTitle: 'De browser laten luisteren?',
    earWarning:
      'Terwijl je de knop vasthoudt, kan je browser wat hij hoort naar een server van zijn maker sturen. Al het andere blijft op dit apparaat. Zonder netwerk werkt het misschien niet.',
    earAgree: 'Ja, laat maar luisteren',
    earDecline: 'Nee, spelen met tikken',
    deleteEverything: 'Alles verwijderen',
    deleteHint: 'Het bewaarde spel, je kaartsets, je stemmen en deze instellingen.',
    deleteTitle: 'Alles verwijderen?',
    deleteWarning:
      'Het bewaarde spel, je kaartsets, je stemmen en deze instellingen zijn dan voorgoed weg.',
    deleteAgree: 'Alles weg',
    deleteDecline: 'Bewaren',
    licences: 'Licenties',
  },

  print: {
    title: 'Kaarten printen',
    intro: 'Geen kaarten bij de hand? Print deze. Ik ken ze uit mijn hoofd.',
    papers: { a4: 'A4-papier', letter: 'Letter-papier' },
    open: (paper) => `Open de vellen voor ${paper}`,
    steps: [
      'Print op stevig papier, dubbelzijdig, omgeslagen over de lange kant.',
      'Print op 100 %, niet “passend op pagina”.',
      'Knip langs de tekens. Dat geeft 30 kaarten.',
    ],
    missing:
      'De vellen zijn hier niet. Open deze pagina één keer met netwerk en probeer het opnieuw.',
  },

  newGame: {
    title: 'Nieuw spel',
    players: 'Met hoeveel spelen jullie?',
    playerCount: (amount) => count(amount, { one: '# speler', other: '# spelers' }),
    seats: 'Wie zit waar?',
    seatsHint: 'In de volgorde waarin jullie aan de beurt komen.',
    twoPlayers: 'Met twee spelers zijn het altijd groen en rood.',
    name: (colour) => `Naam van ${colour.toLowerCase()}`,
    namePlaceholder: 'Naam (als je wilt)',
    colour: 'Kleur',
    chooseColour: (colour, shape) => `${colour}, ${shape}`,
    beginner: 'Begint',
    begin: (player) => `${player} begint`,
    moveUp: (player) => `${player} één plaats omhoog`,
    problems: {
      'same-name':
        'Twee spelers hebben dezelfde naam. Verander er een, zodat ik jullie uit elkaar houd.',
      'name-too-long': 'Die naam is te lang. Maak hem iets korter.',
    },
    rules: 'Hoe speelt jullie tafel?',
    rulesHint: 'Niet zeker? Laat het zo.',
    usual: 'gewoon',
    ruleNames: {
      'top-secret-2': 'Als Topgeheim 2 wordt gevonden',
      mirror: 'Waar je kijkt',
      flip: 'De spion omdraaien',
    },
    ruleWays: {
      'top-secret-2': {
        shown: 'De kaart wordt omgedraaid en de eigenaar speelt verder',
        out: 'De eigenaar ligt er meteen uit',
      },
      mirror: {
        across: 'Naar de kaart recht tegenover je spion, alsof jullie tegenover elkaar zitten',
        same: 'Naar dezelfde plaats, bij elke speler vanaf links geteld',
      },
      flip: {
        free: 'Op elk moment in je beurt',
        'with-move': 'Alleen in een beurt waarin de spion loopt',
      },
    },
    deck: 'Welke kaarten?',
    deckName: (key, name) => (key === 'builtin' ? 'De geprinte kaarten' : name),
    unread: (seats) =>
      seats.length === 1
        ? `Van deze set ken ik ${list(seats)} niet: tik die hand zelf aan.`
        : `Van deze set ken ik ${list(seats)} niet: tik die handen zelf aan.`,
    start: 'Beginnen',
    replaces: 'Dit vervangt het bewaarde spel.',
  },
};
