/** The Marathi of the screens before the game: welcome, settings, printing, a new game. */

import { counting, listing } from '../grammar.ts';
import type { Words } from '../language.ts';
import { locale } from './names.ts';

const count = counting(locale);
const list = listing(locale);

export const setupWords: Pick<Words, 'welcome' | 'settings' | 'print' | 'newGame'> = {
  welcome: {
    title: 'SPY पंच',
    tagline: 'सर्वांचे पत्ते माहीत, पण कोणाला सांगत नाही.',
    newGame: 'नवीन खेळ',
    continueGame: 'खेळ पुढे सुरू करा',
    savedGame: (players, turn) => `${list(players)}. पाळी: ${turn}.`,
    savedGameOver: (players) => `${list(players)}. हा खेळ जिंकून झाला आहे.`,
    demo: 'पत्त्यांशिवाय खेळून पाहा',
    demoHint: 'कॅमेऱ्याऐवजी काढलेले पत्ते: कसे चालते ते एका मिनिटात पाहा.',
    settings: 'सेटिंग्ज',
    print: 'पत्ते छापा',
    cards: 'पत्ते',
    howTitle: 'कसे खेळायचे',
    how: [
      'प्रत्येक खेळाडू मला पत्त्यांचा पंखा दाखवतो, तेव्हा बाकीचे दुसरीकडे पाहतात.',
      'तुमच्या पाळीत तुम्ही हेर हलवता आणि कोणावर तरी हेरगिरी करता, बोलून किंवा स्पर्शाने.',
      'तिथे काय आहे ते मी सांगतो: तिजोरी, अतिगुप्त किंवा त्स्स्स्स… कोणालाही पत्ता दाखवावा लागत नाही.',
    ],
    privacy: 'कोणतेही चित्र जतन होत नाही आणि काहीही या उपकरणाबाहेर जात नाही.',
  },

  settings: {
    title: 'सेटिंग्ज',
    language: 'भाषा',
    languageHint: 'कधीही बदला, खेळाच्या मध्येही.',
    theme: 'रूप',
    themes: { system: 'उपकरणाप्रमाणे', light: 'उजळ', dark: 'गडद' },
    mouth: 'आवाज',
    mouths: { system: 'उपकरणाचा आवाज', carried: 'ॲपचा आवाज', none: 'फक्त मजकूर' },
    mouthHint: 'मजकूर नेहमी असतो. ॲपचा आवाज प्रत्येक उपकरणावर चालतो, नेटवर्कशिवाय.',
    tryVoice: 'ऐकून पाहा',
    ear: 'ऐकणे',
    ears: {
      off: 'बंद: स्पर्शाने खेळा',
      device: 'मी स्वतः ऐकतो, या उपकरणावर',
      browser: 'ब्राउझर ऐकतो',
    },
    earLoading: 'माझा कान आणत आहे',
    earReady: 'माझा कान इथे आहे. त्याला नेटवर्क लागत नाही आणि कोणताही आवाज या उपकरणाबाहेर जात नाही.',
    earHint: 'बटण दाबून धरा, काय करता ते सांगा, सोडा. स्पेस बार आणि हेडसेटचे बटणही हेच करते.',
    earAgain: 'पुन्हा प्रयत्न करा',
    listens: 'मी कधी ऐकतो?',
    listeningTimes: { held: 'तुम्ही बटण धरलेले असताना', turn: 'प्रत्येक पाळीत, बटणाशिवाय' },
    listensHint:
      'बटणाशिवाय मी फक्त या पाळीत बोलता येईल तेच ऐकतो, आणि मी बोलत असताना काहीच ऐकत नाही. कोणताही आवाज जतन होत नाही.',
    earWarningTitle: 'ब्राउझरला ऐकू द्यायचे?',
    earWarning:
      'तुम्ही बटण धरलेले असताना ब्राउझर ऐकलेले त्याच्या निर्मात्याच्या सर्व्हरला पाठवू शकतो. बाकी सर्व या उपकरणावरच राहते. नेटवर्कशिवाय हे कदाचित चालणार नाही.',
    earAgree: 'हो, ऐकू द्या',
    earDecline: 'नको, स्पर्शाने खेळू',
    deleteEverything: 'सर्व काढून टाका',
    deleteHint: 'जतन केलेला खेळ, तुमचे संच, आवाज आणि या सेटिंग्ज.',
    deleteTitle: 'सर्व काढून टाकायचे?',
    deleteWarning: 'जतन केलेला खेळ, तुमचे संच, आवाज आणि या सेटिंग्ज कायमच्या जातील.',
    deleteAgree: 'सर्व काढून टाका',
    deleteDecline: 'राहू द्या',
    licences: 'परवाने',
  },

  print: {
    title: 'पत्ते छापा',
    intro: 'जवळ पत्ते नाहीत? हा संच छापा. तो मला पाठ आहे.',
    papers: { a4: 'A4 कागद', letter: 'Letter कागद' },
    open: (paper) => `पाने उघडा: ${paper}`,
    steps: [
      'जाड कागदावर, दोन्ही बाजूंना, लांब कडेवर उलटून छापा.',
      '100% आकारात छापा, “पानात बसवा” नको.',
      'खुणांवर कापा. 30 पत्ते होतात.',
    ],
    missing: 'पाने इथे नाहीत. हे पान एकदा नेटवर्क असताना उघडा आणि पुन्हा प्रयत्न करा.',
  },

  newGame: {
    title: 'नवीन खेळ',
    players: 'किती जण खेळणार?',
    playerCount: (amount) => count(amount, { one: '# खेळाडू', other: '# खेळाडू' }),
    seats: 'कोण कुठे बसले आहे?',
    seatsHint: 'पाळी येते त्या क्रमाने.',
    twoPlayers: 'दोन खेळाडू नेहमी हिरवा आणि लाल खेळतात.',
    name: (colour) => `${colour}: नाव`,
    namePlaceholder: 'नाव (हवे असल्यास)',
    colour: 'रंग',
    chooseColour: (colour, shape) => `${colour}, ${shape}`,
    beginner: 'सुरुवात',
    begin: (player) => `सुरुवात: ${player}`,
    moveUp: (player) => `${player}: एक जागा वर`,
    problems: {
      'same-name': 'दोन खेळाडूंचे नाव एकच आहे. मला ओळखता यावे म्हणून एक बदला.',
      'name-too-long': 'हे नाव खूप मोठे आहे. थोडे लहान करा.',
    },
    rules: 'तुम्ही कसे खेळता?',
    rulesHint: 'खात्री नाही? आहे तसे राहू द्या.',
    usual: 'नेहमीचे',
    ruleNames: {
      'top-secret-2': 'अतिगुप्त 2 सापडल्यावर',
      mirror: 'कुठे पाहायचे',
      flip: 'हेर वळवणे',
    },
    ruleWays: {
      'top-secret-2': {
        shown: 'पत्ता वळवला जातो आणि त्याचा मालक खेळत राहतो',
        out: 'त्याचा मालक लगेच बाद होतो',
      },
      mirror: {
        across: 'तुमच्या हेराच्या अगदी समोरचा पत्ता, जणू तुम्ही समोरासमोर बसला आहात',
        same: 'तीच जागा, प्रत्येकाच्या स्वतःच्या डावीकडून मोजलेली',
      },
      flip: {
        free: 'आपल्या पाळीत कधीही',
        'with-move': 'फक्त हेर हलतो त्या पाळीत',
      },
    },
    deck: 'कोणते पत्ते?',
    deckName: (key, name) => (key === 'builtin' ? 'छापलेला संच' : name),
    unread: (seats) =>
      seats.length === 1
        ? `या संचात हा रंग शिकवलेला नाही: ${list(seats)}. ते पत्ते स्पर्शाने लावा.`
        : `या संचात हे रंग शिकवलेले नाहीत: ${list(seats)}. ते पत्ते स्पर्शाने लावा.`,
    start: 'सुरू करा',
    replaces: 'जतन केलेल्या खेळाची जागा हा खेळ घेईल.',
  },
};
