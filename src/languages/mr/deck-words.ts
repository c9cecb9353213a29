/** The Marathi of the decks: choosing, keeping and teaching them. */

import type { End } from '../../cards/face.ts';
import type { Advice } from '../../cards/lesson.ts';
import type { Words } from '../language.ts';
import { cards } from './names.ts';

const ends: Readonly<Record<End, string>> = {
  S1: cards.S1,
  S2: cards.S2,
  T1: cards.T1,
  T2: cards.T2,
  B1: cards.B1,
  'B1*': 'बॉम्ब 1, पेटलेला',
  B2: cards.B2,
  'B2*': 'बॉम्ब 2, पेटलेला',
  '<': 'हेर, डावीकडे',
  '>': 'हेर, उजवीकडे',
  '#': 'मागची बाजू',
};

const prompts: Readonly<Record<End, string>> = {
  S1: 'तिजोरी 1 दाखवा',
  S2: 'तिजोरी 2 दाखवा',
  T1: 'अतिगुप्त 1 दाखवा',
  T2: 'अतिगुप्त 2 दाखवा',
  B1: 'बॉम्ब 1 दाखवा, न पेटलेला',
  'B1*': 'बॉम्ब 1 असा वळवा की वात जळेल',
  B2: 'बॉम्ब 2 दाखवा, न पेटलेला',
  'B2*': 'बॉम्ब 2 असा वळवा की वात जळेल',
  '<': 'डावीकडे पाहणारा हेर दाखवा',
  '>': 'हेर वळवा: आता उजवीकडे पाहणारा',
  '#': 'एका पत्त्याची मागची बाजू दाखवा',
};

const advice: Readonly<Record<Advice, string>> = {
  'no-card': 'चौकटीत एकच पत्ता धरा, वरची कड वर ठेवा.',
  'two-cards': 'दोन पत्ते दिसत आहेत. एकच दाखवा.',
  'more-light': 'खूप अंधार आहे. जास्त उजेड हवा.',
  closer: 'जवळ आणा.',
  farther: 'थोडे लांब न्या.',
  'into-frame': 'चौकटीच्या आत आणा.',
  'hold-still': 'स्थिर धरा…',
  'next-card': 'मिळाला. आता हा पत्ता बाजूला ठेवा.',
  tilt: 'मिळाला. आता उजेडात थोडा तिरका करा.',
};

export const deckWords: Pick<Words, 'cards' | 'teach'> = {
  cards: {
    title: 'पत्ते',
    which: 'कोणत्या पत्त्यांनी खेळणार?',
    printedHint: 'छापलेला संच मला पाठ आहे. दुसरा कोणताही संच मी शिकू शकतो: काही मिनिटे लागतात.',
    newName: 'माझा संच',
    name: 'संचाचे नाव',
    ready: (colour) => `${colour}: तयार`,
    notForTwo: (colour) => `${colour}: तीन किंवा चार खेळाडूंसाठी तयार`,
    partly: (colour, taught, of) => `${colour}: ${of} पैकी ${taught}`,
    teachNew: 'मला नवीन संच शिकवा',
    goOn: 'शिकवणे सुरू ठेवा',
    teachMore: 'पुन्हा शिकवा',
    save: 'फाइल म्हणून जतन करा',
    open: 'संचाची फाइल उघडा',
    added: (name) => `“${name}” आता इथे आहे.`,
    remove: 'काढून टाका',
    deleteTitle: (name) => `“${name}” काढून टाकायचा?`,
    deleteWarning: 'त्याबद्दल मी शिकलेले सर्व जाईल. पुन्हा लागणार असेल तर आधी फाइल म्हणून जतन करा.',
    deleteAgree: 'काढून टाका',
    deleteDecline: 'राहू द्या',
    refusals: {
      'not-a-deck': 'ही संचाची फाइल नाही किंवा ती खराब झाली आहे. दुसरी फाइल निवडा.',
      'newer-version': 'ही फाइल या ॲपपेक्षा नवीन आहे. ॲप अद्ययावत करा आणि पुन्हा उघडा.',
      'too-large': 'ही फाइल संचासाठी खूप मोठी आहे. दुसरी फाइल निवडा.',
      'broken-picture': 'या फाइलमधील एक चित्र खराब आहे. फाइल पुन्हा मागवा.',
      incomplete: 'या फाइलमध्ये काहीच पूर्ण नाही. दुसरी फाइल निवडा.',
    },
    nothingLost: 'तुमचे स्वतःचे संच जसेच्या तसे आहेत.',
  },

  teach: {
    title: (name) => `“${name}” शिकणे`,
    colour: (colour, taught, of) => `${colour}, ${of} पैकी ${taught} शिकलो`,
    prompts,
    ends,
    advice,
    views: (taken, of) => `${of} पैकी ${taken} चित्रे घेतली`,
    taken: (end) => `${end}, शिकलो`,
    missing: (end) => `${end}, अजून बाकी`,
    takeNow: 'आता घ्या',
    preview: 'कॅमेऱ्याचे चित्र आणि एका पत्त्यासाठी चौकट',
    kept: 'प्रत्येक पत्ता लगेच जतन होतो. कधीही थांबा आणि नंतर पुढे सुरू करा.',
    done: (colour) => `${colour}: आता मला सर्व पत्ते माहीत आहेत.`,
    doneHint: 'पुन्हा दाखवण्यासाठी खालील पत्त्याला स्पर्श करा.',
    next: (colour) => `पुढचा रंग: ${colour}`,
    finished: 'पूर्ण संच झाला. धन्यवाद!',
    finish: 'झाले',
    onlyForTwo: 'बॉम्ब 2 फक्त दोन खेळाडूंच्या खेळासाठी आहे. तुमच्या संचात बॉम्ब 2 नाही? मग इथले काम झाले.',
    shape: 'पत्त्यांचा आकार',
    shapes: { narrow: 'अरुंद पट्टी', bridge: 'अरुंद पत्ता', poker: 'रुंद पत्ता' },
    doubtTitle: (end, other) => `अगदी सारखे दिसतात: ${end} आणि ${other}`,
    doubt: 'खेळात माझा गोंधळ होऊ शकतो. खरेच हाच पत्ता आहे का? मग आणखी जवळून किंवा कमी चमकेत दाखवा.',
    showAgain: 'पुन्हा दाखवा',
    keepAnyway: 'तरीही ठेवा',
    failedHint: 'तुम्ही शिकवलेले जतन आहे.',
  },
};
