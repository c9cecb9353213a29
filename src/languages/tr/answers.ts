/** What the referee says aloud in Turkish. */

import type { Colour } from '../../cards/card.ts';
import type { Coaching } from '../../cards/coaching.ts';
import type { Refusal, Target } from '../../game/ruling.ts';
import type { Announcements, Answers } from '../language.ts';
import { cards, colours, datives } from './names.ts';

/** The owner's colour comes first in every answer to a spying, so that all of them begin alike. */
const says = (owner: Colour, answer: string) => ({ caption: `${colours[owner]}: ${answer}` });

/** The words stop at the colour: the hiss or the bang that follows is the answer. */
const sounds = (owner: Colour, answer: string) => ({
  ...says(owner, answer),
  spoken: `${colours[owner]}:`,
});

export const turkishAnswers: Answers = {
  moved: ({ seat, distance }) => ({
    caption: `${colours[seat]} ${distance} kart ilerliyor.`,
    spoken: `${colours[seat]} ${distance === 1 ? 'bir' : 'iki'} kart ilerliyor.`,
  }),
  flipped: ({ seat }) => ({ caption: `${colours[seat]} casusunu çeviriyor.` }),
  safe: ({ owner }) => says(owner, 'kasa.'),
  'top-secret': ({ owner }) => says(owner, 'çok gizli.'),
  exposed: ({ owner, card }) => ({
    ...says(owner, `${cards[card]}, kartı çevir!`),
    spoken: `${colours[owner]}: ${spokenTargets[card]}, kartı çevir!`,
  }),
  fuse: ({ owner }) => sounds(owner, 'tsssss…'),
  boom: ({ owner }) => sounds(owner, 'güm!'),
  out: ({ seat }) => ({ caption: `${colours[seat]} oyun dışı kaldı.` }),
  turn: ({ seat }) => ({ caption: `${colours[seat]}, sıra sende.` }),
  win: ({ seat }) => ({ caption: `${colours[seat]} kazandı! İyi casusluktu.` }),
  undone: () => ({ caption: 'Geri alındı. Bir adım geri döndük.' }),
  refused: ({ reason }) => ({ caption: refusedBecause[reason] }),
};

const spokenTargets: Readonly<Record<Target, string>> = {
  S1: 'kasa bir',
  S2: 'kasa iki',
  T1: 'çok gizli bir',
  T2: 'çok gizli iki',
};

/** Each says what to do next. */
const refusedBecause: Readonly<Record<Refusal, string>> = {
  'not-understood': 'Üzgünüm, anlayamadım. Yeniden söyle ya da dokun.',
  'game-over': 'Bu oyun bitti. Yeni bir oyun başlat.',
  'not-your-turn': 'Daha değil: sıra başkasında.',
  'no-such-player': 'Burada o renk yok. Başka birini seç.',
  yourself: 'Kendini gözetleyemezsin. Başka birini seç.',
  'player-out': 'O oyuncu oyun dışı. Başka birini seç.',
  'already-moved': 'Casusun zaten ilerledi. Şimdi gözetle ya da sıranı bitir.',
  'already-spied': 'Zaten gözetledin. Şimdi ilerle ya da sıranı bitir.',
  'flip-needs-move': 'Burada casus yalnızca ilerlediği sırada döner. Önce ilerle.',
  'wrong-distance': 'Bu uzaklık uymuyor. Casusunun baktığı karta bak.',
  'nothing-to-undo': 'Henüz geri alınacak bir şey yok.',
};

export const turkishCoaching: Readonly<Record<Coaching, string>> = {
  'no-cards': 'Kart görmüyorum. Yelpazeni kameranın önünde tut.',
  closer: 'Biraz daha yakına, lütfen.',
  farther: 'Biraz daha uzağa, lütfen.',
  'more-light': 'Çok karanlık. Bir ışık yak.',
  glare: 'Kartlar parlıyor. Onları biraz eğ.',
  'hold-still': 'Az kaldı. Kıpırdatma.',
  'fan-wider': 'Yelpazeni biraz daha aç.',
  'covered-card': 'Bir kartın önünde bir şey var. Başparmağın mı?',
  'too-few-cards': 'Kart sayısı az. Yelpazeni aç, başparmağına dikkat et.',
  'too-many-cards': 'Kart sayısı çok. Bana tek bir yelpaze göster.',
  'other-colour': 'Bu kartların rengi başka. Bana kendi kartlarını göster.',
};

export const turkishAnnouncements: Announcements = {
  'hand-over': ({ seat }) => ({
    caption: `Telefonu ${datives[seat]} ver. Diğerleri başka yere baksın!`,
  }),
  coaching: ({ coaching }) => ({ caption: turkishCoaching[coaching] }),
};
