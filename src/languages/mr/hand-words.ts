/** The Marathi of the private screens: handing over, scanning, reviewing and correcting a hand. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { marathiCoaching } from './answers.ts';
import { cards, locale } from './names.ts';

const count = counting(locale);

export const handWords: Pick<Words, 'handOver' | 'scan' | 'hand' | 'correct'> = {
  handOver: {
    title: (player) => `फोन यांच्याकडे द्या: ${player}`,
    lookAway: 'बाकी सर्वांनी दुसरीकडे पाहा.',
    firstScan: 'तुमच्या पत्त्यांचा पंखा मला दाखवा. दुसऱ्या कोणाला तो दिसणार नाही.',
    review: 'तुमच्या पत्त्यांबद्दल मला काय माहीत आहे ते पाहू शकता.',
    demo: 'या नमुना खेळात पत्ते मीच वाटतो आणि तुमच्यासाठी धरतो.',
    ready: (player) => `मी ${player}, कोणी पाहत नाही`,
    progress: (done, of) => `${of} पैकी ${done} जणांचे पत्ते नक्की`,
    tableTitle: 'फोन सर्वांच्या मध्ये ठेवा',
    tableHint: 'सर्वांचे पत्ते नक्की झाले. आता सगळे पाहू शकतात.',
    tableReady: 'सगळे पाहू शकतात',
  },

  scan: {
    title: (player) => `${player}, तुमचा पंखा दाखवा`,
    starting: 'कॅमेरा सुरू होत आहे…',
    looking: 'पंखा उभा धरा, वरचे सर्व कोपरे चित्रात असू द्या.',
    order: 'खेळताना असतो तसा हेर पत्त्यांच्या मध्ये ठेवा.',
    seen: (seen, expected) =>
      `${count(expected, { one: '# पत्त्यापैकी', other: '# पत्त्यांपैकी' })} ${seen} दिसले`,
    progress: 'माझी खात्री किती',
    coaching: marathiCoaching,
    coveredCard: (place) => `मला दिसणारा पत्ता ${place} झाकला आहे. तुमचा अंगठा आहे का?`,
    torchOn: 'दिवा लावा',
    torchOff: 'दिवा बंद करा',
    byTouch: 'स्पर्शाने लावा',
    again: 'पुन्हा प्रयत्न करा',
    preview: 'कॅमेऱ्याचे चित्र, कोणताही पत्ता वाचता येऊ नये म्हणून अंधुक',
    demo: 'नमुना खेळात काढलेला पंखा दिसतो.',
    private: 'चित्र वाचले जाते आणि विसरले जाते.',
    orByTouch: 'किंवा तुमचे पत्ते स्पर्शाने लावा.',
    failures: {
      'camera-refused': {
        what: 'मला कॅमेरा वापरता येत नाही.',
        next: 'ब्राउझरच्या सेटिंग्जमध्ये या पानासाठी कॅमेऱ्याला परवानगी द्या आणि पुन्हा प्रयत्न करा.',
      },
      'camera-missing': {
        what: 'कॅमेरा सापडत नाही.',
        next: 'कॅमेरा जोडा आणि पुन्हा प्रयत्न करा.',
      },
      'camera-busy': {
        what: 'दुसरे ॲप कॅमेरा वापरत आहे.',
        next: 'ते ॲप बंद करा आणि पुन्हा प्रयत्न करा.',
      },
      'camera-lost': {
        what: 'कॅमेरा निघून गेला.',
        next: 'तो पुन्हा जोडा किंवा या पानावर परत या आणि पुन्हा प्रयत्न करा. बाकीचे पत्ते सुरक्षित आहेत.',
      },
      'camera-black': {
        what: 'चित्र काळे आहे.',
        next: 'कॅमेऱ्यावरचा अडथळा काढा किंवा दिवा लावा आणि पुन्हा प्रयत्न करा.',
      },
      'camera-insecure': {
        what: 'ब्राउझर फक्त सुरक्षित पानाला कॅमेरा देतो.',
        next: 'https ने सुरू होणारे पान उघडा.',
      },
      'models-missing': {
        what: 'पत्ते वाचण्यासाठी लागणारे काही लोड झालेले नाही.',
        next: 'हे पान एकदा नेटवर्क असताना उघडा आणि पुन्हा प्रयत्न करा.',
      },
      'not-supported': {
        what: 'हा ब्राउझर पत्ते वाचू शकत नाही.',
        next: 'तो अद्ययावत करा किंवा दुसरा वापरा.',
      },
      'unknown-deck': {
        what: 'हा संच मला माहीत नाही.',
        next: 'मागे जा आणि दुसरा संच निवडा.',
      },
      'colour-not-taught': {
        what: 'या रंगाचे सर्व पत्ते मला शिकवलेले नाहीत.',
        next: 'पहिल्या पडद्यावर “पत्ते” मध्ये बाकीचे शिकवा.',
      },
      'deck-broken': {
        what: 'या संचातील एक चित्र खराब आहे.',
        next: 'पहिल्या पडद्यावर “पत्ते” मध्ये हा संच काढून टाका. मग तो पुन्हा शिकवा किंवा त्याची फाइल पुन्हा उघडा.',
      },
      'camera-frozen': {
        what: 'कॅमेऱ्याचे चित्र थांबले आहे.',
        next: 'कॅमेरा वापरणारी इतर ॲप बंद करा आणि पुन्हा प्रयत्न करा.',
      },
    },
  },

  hand: {
    title: (player) => `${player}: तुमचे पत्ते`,
    read: (amount) => count(amount, { one: 'मी # पत्ता वाचला.', other: 'मी # पत्ते वाचले.' }),
    sure: 'सर्वांची मला खात्री आहे.',
    doubtful: (amount) =>
      count(amount, {
        one: '# पत्त्याची मला खात्री नाही.',
        other: '# पत्त्यांची मला खात्री नाही.',
      }),
    incomplete: 'अजून सर्व पत्ते नाहीत. पुन्हा दाखवा किंवा स्पर्शाने दुरुस्त करा.',
    check: 'नक्की करण्याआधी तपासा.',
    show: 'पाहण्यासाठी दाबून धरा',
    shownHint: 'तुम्ही धरता तसे, डावीकडून उजवीकडे. लपवण्यासाठी सोडा.',
    lockIn: 'नक्की करा',
    correct: 'दुरुस्त करा',
    scanAgain: 'पुन्हा दाखवा',
    back: 'लपवा आणि मागे जा',
    hidden: 'लपलेले',
    doubtfulCard: 'खात्री नाही',
  },

  correct: {
    title: (player) => `${player}, तुमचे पत्ते लावा`,
    hint: 'तुम्ही धरता तसे, डावीकडून उजवीकडे. जागेला स्पर्श करा, मग तिथल्या पत्त्याला.',
    place: (place, card) => `जागा ${place}: ${card}`,
    emptyPlace: (place) => `जागा ${place}: रिकामी`,
    tray: 'लावायचे पत्ते',
    trayCard: (card, left) => `${card}, ${left} बाकी`,
    takeCard: 'काढून घ्या',
    spy: 'तुमचा हेर',
    spyHint: 'तो पाहतो त्या बाजूला स्पर्श करा, मग बाणांनी हलवा.',
    stand: (gap, facing) =>
      gap === 0 ? `हेर पहिल्या पत्त्याच्या आधी, ${facing} पाहतो` : `हेर पत्ता ${gap} नंतर, ${facing} पाहतो`,
    done: 'झाले',
    back: 'मागे',
    complete: 'तुमचे पत्ते पूर्ण आहेत.',
    problems: {
      'too-many': (card, amount, of) =>
        `${cards[card]} हे पत्ते ${amount} आहेत, पण फक्त ${of} असू शकतात. एक बदला.`,
      missing: (card, amount) =>
        amount === 1
          ? `${cards[card]} अजून बाकी आहे.`
          : `${cards[card]}: ${amount} पत्ते अजून बाकी आहेत.`,
      'place-unknown': (amount) =>
        count(amount, { one: '# जागा अजून रिकामी आहे.', other: '# जागा अजून रिकाम्या आहेत.' }),
      'no-spy': 'तुमचा हेर कुठे आहे? खाली त्याला स्पर्श करा, मग बाणांनी हलवा.',
      'contradicts-answers':
        'या पत्त्यांमुळे मी दिलेले एक उत्तर चुकीचे ठरेल. आधी ते उत्तर मागे घ्या किंवा पत्ते होते तसे ठेवा.',
    },
  },
};
