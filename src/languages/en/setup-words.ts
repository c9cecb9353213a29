/** The English of the screens before the game: welcome, settings, printing, a new game. */

import { counting, listing } from '../grammar.ts';

const count = counting('en-GB');
const list = listing('en-GB');

export const setupWords = {
  welcome: {
    title: 'SPY Referee',
    tagline: 'It knows every hand and tells no one.',
    description:
      'Reads each hand by camera and speaks the answers, so that nobody has to show a card.',
    newGame: 'New game',
    continueGame: 'Take up the game',
    savedGame: (players: readonly string[], turn: string) => `${list(players)}. ${turn} to play.`,
    savedGameOver: (players: readonly string[]) => `${list(players)}. This game has been won.`,
    demo: 'Try it without cards',
    demoHint: 'Drawn hands instead of a camera: see how it works in a minute.',
    settings: 'Settings',
    print: 'Print a deck',
    cards: 'Cards',
    howTitle: 'How it works',
    how: [
      'Each player shows me their fan of cards, while the others look away.',
      'In your turn you move your Spy and spy on somebody, aloud or by touch.',
      'I say what is there: safe, top secret, or tsssss… Nobody has to show a card.',
    ],
    privacy: 'No picture is kept and nothing leaves this device.',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    languageHint: 'Change it whenever you like, even in the middle of a game.',
    theme: 'Look',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    mouth: 'The voice',
    mouths: { system: 'The device’s voice', carried: 'The app’s voice', none: 'Captions only' },
    mouthHint: 'Captions are always there. The app’s voice works on every device, with no network.',
    tryVoice: 'Let me hear it',
    ear: 'Listening',
    ears: {
      off: 'Off: play by touch',
      device: 'I listen myself, on this device',
      browser: 'The browser listens',
    },
    earLoading: 'I am getting my ear',
    earReady: 'My ear is here. It needs no network, and no sound leaves this device.',
    earHint:
      'Hold the button, say what you do, let go. The space bar and the button of a headset do the same.',
    earAgain: 'Try again',
    listens: 'When do I listen?',
    listeningTimes: {
      held: 'While you hold the button',
      turn: 'In every turn, without the button',
    },
    listensHint:
      'Without the button I hear only what may be said in this turn, and nothing while I speak. No sound is kept.',
    earWarningTitle: 'Let the browser listen?',
    earWarning:
      'While you hold the button, your browser may send what it hears to a server of its maker. Everything else stays on this device. It may not work without a network.',
    earAgree: 'Yes, let it listen',
    earDecline: 'No, play by touch',
    deleteEverything: 'Delete everything',
    deleteHint: 'The saved game, your decks, your voices and these settings.',
    deleteTitle: 'Delete everything?',
    deleteWarning:
      'The saved game, your decks, your voices and these settings will be gone for good.',
    deleteAgree: 'Delete it all',
    deleteDecline: 'Keep it',
    licences: 'Licences',
  },

  print: {
    title: 'Print a deck',
    intro: 'No cards at hand? Print this deck. I know it by heart.',
    papers: { a4: 'A4 paper', letter: 'Letter paper' },
    open: (paper: string) => `Open the sheets for ${paper}`,
    steps: [
      'Print on stiff paper, both sides, flipped on the long edge.',
      'Print at 100 %, not “fit to page”.',
      'Cut along the marks. That makes 30 cards.',
    ],
    missing: 'The sheets are not here. Open this page once with a network, then try again.',
  },

  newGame: {
    title: 'New game',
    players: 'How many play?',
    playerCount: (amount: number) => count(amount, { one: '# player', other: '# players' }),
    seats: 'Who sits where?',
    seatsHint: 'In the order in which you take turns.',
    twoPlayers: 'Two players always play green and red.',
    name: (colour: string) => `${colour}’s name`,
    namePlaceholder: 'Name (if you like)',
    colour: 'Colour',
    chooseColour: (colour: string, shape: string) => `${colour}, the ${shape}`,
    beginner: 'Begins',
    begin: (player: string) => `${player} begins`,
    moveUp: (player: string) => `Move ${player} one place up`,
    problems: {
      'same-name': 'Two players have the same name. Change one, so that I can tell you apart.',
      'name-too-long': 'That name is too long. Shorten it a little.',
    },
    rules: 'How does your table play?',
    rulesHint: 'Not sure? Leave them as they are.',
    usual: 'usual',
    ruleNames: {
      'top-secret-2': 'When Top Secret 2 is found',
      mirror: 'Where you look',
      flip: 'Turning the Spy round',
    },
    ruleWays: {
      'top-secret-2': {
        shown: 'It is turned round, and its owner plays on',
        out: 'Its owner is out at once',
      },
      mirror: {
        across: 'At the card straight across from your Spy, as if you sat face to face',
        same: 'At the same place, counted from each player’s own left',
      },
      flip: {
        free: 'At any time in your turn',
        'with-move': 'Only in a turn in which the Spy moves',
      },
    },
    deck: 'Which cards?',
    deckName: (key: string, name: string) => (key === 'builtin' ? 'The printed deck' : name),
    unread: (seats: readonly string[]) =>
      seats.length === 1
        ? `This deck was not taught ${list(seats)}: set that hand by touch.`
        : `This deck was not taught ${list(seats)}: set those hands by touch.`,
    start: 'Start',
    replaces: 'This takes the place of the game that is saved.',
  },
};
