/** What the referee says aloud in Marathi. */

import type { Colour } from '../../cards/card.ts';
import type { Coaching } from '../../cards/coaching.ts';
import type { Refusal, Target } from '../../game/ruling.ts';
import type { Announcements, Answers } from '../language.ts';
import { cards, colours, obliques } from './names.ts';

/** The owner's colour comes first in every answer to a spying, so that all of them begin alike. */
const says = (owner: Colour, answer: string) => ({ caption: `${colours[owner]}: ${answer}` });

/** The words stop at the colour: the hiss or the bang that follows is the answer. */
const sounds = (owner: Colour, answer: string) => ({
  ...says(owner, answer),
  spoken: `${colours[owner]}:`,
});

export const marathiAnswers: Answers = {
  moved: ({ seat, distance }) => ({
    caption: `${colours[seat]} ${distance === 1 ? '1 पत्ता' : '2 पत्ते'} पुढे जातो.`,
    spoken: `${colours[seat]} ${distance === 1 ? 'एक पत्ता' : 'दोन पत्ते'} पुढे जातो.`,
  }),
  flipped: ({ seat }) => ({ caption: `${colours[seat]} हेर वळवतो.` }),
  safe: ({ owner }) => says(owner, 'तिजोरी.'),
  'top-secret': ({ owner }) => says(owner, 'अतिगुप्त.'),
  exposed: ({ owner, card }) => ({
    ...says(owner, `${cards[card]}, पत्ता वळवा!`),
    spoken: `${colours[owner]}: ${spokenTargets[card]}, पत्ता वळवा!`,
  }),
  fuse: ({ owner }) => sounds(owner, 'त्स्स्स्स…'),
  boom: ({ owner }) => sounds(owner, 'धडाम!'),
  out: ({ seat }) => ({ caption: `${colours[seat]} बाद झाला.` }),
  turn: ({ seat }) => ({ caption: `${colours[seat]}, आता तुमची पाळी.` }),
  win: ({ seat }) => ({ caption: `${colours[seat]} जिंकला! छान हेरगिरी.` }),
  undone: () => ({ caption: 'मागे घेतले. आपण एक पाऊल मागे आलो.' }),
  refused: ({ reason }) => ({ caption: refusedBecause[reason] }),
};

const spokenTargets: Readonly<Record<Target, string>> = {
  S1: 'तिजोरी एक',
  S2: 'तिजोरी दोन',
  T1: 'अतिगुप्त एक',
  T2: 'अतिगुप्त दोन',
};

/** Each says what to do next. */
const refusedBecause: Readonly<Record<Refusal, string>> = {
  'not-understood': 'माफ करा, समजले नाही. पुन्हा सांगा किंवा स्पर्श करा.',
  'game-over': 'हा खेळ संपला आहे. नवीन खेळ सुरू करा.',
  'not-your-turn': 'अजून नाही: दुसऱ्या कोणाची तरी पाळी आहे.',
  'no-such-player': 'इथे तो रंग कोणाचाच नाही. दुसरा निवडा.',
  yourself: 'स्वतःवर हेरगिरी करता येत नाही. दुसऱ्या कोणाला निवडा.',
  'player-out': 'तो खेळाडू बाद आहे. दुसऱ्या कोणाला निवडा.',
  'already-moved': 'तुमचा हेर आधीच हलला आहे. आता हेरगिरी करा किंवा पाळी संपवा.',
  'already-spied': 'तुमची हेरगिरी झाली आहे. आता हेर हलवा किंवा पाळी संपवा.',
  'flip-needs-move': 'इथे हेर हलतो त्याच पाळीत वळतो. आधी हेर हलवा.',
  'wrong-distance': 'हे अंतर जुळत नाही. तुमचा हेर पाहतो तो पत्ता पाहा.',
  'nothing-to-undo': 'मागे घेण्यासारखे अजून काही नाही.',
};

export const marathiCoaching: Readonly<Record<Coaching, string>> = {
  'no-cards': 'पत्ते दिसत नाहीत. पत्त्यांचा पंखा कॅमेऱ्यासमोर धरा.',
  closer: 'थोडे जवळ आणा.',
  farther: 'थोडे लांब न्या.',
  'more-light': 'खूप अंधार आहे. दिवा लावा.',
  glare: 'पत्ते चमकत आहेत. थोडे तिरके करा.',
  'hold-still': 'झालेच. स्थिर धरा.',
  'fan-wider': 'पंखा थोडा जास्त पसरा.',
  'covered-card': 'एक पत्ता झाकला आहे. तुमचा अंगठा आहे का?',
  'too-few-cards': 'पत्ते कमी आहेत. पंखा पसरा आणि अंगठा बाजूला ठेवा.',
  'too-many-cards': 'पत्ते जास्त आहेत. एकच पंखा दाखवा.',
  'other-colour': 'या पत्त्यांचा रंग वेगळा आहे. तुमचे पत्ते दाखवा.',
};

export const marathiAnnouncements: Announcements = {
  'hand-over': ({ seat }) => ({
    caption: `फोन ${obliques[seat]}कडे द्या. बाकी सर्वांनी दुसरीकडे पाहा!`,
  }),
  coaching: ({ coaching }) => ({ caption: marathiCoaching[coaching] }),
};
