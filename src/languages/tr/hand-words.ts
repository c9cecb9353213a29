/** The Turkish of the private screens: handing over, scanning, reviewing and correcting a hand. */

import { counting } from '../grammar.ts';
import type { Words } from '../language.ts';
import { turkishCoaching } from './answers.ts';
import { cards } from './names.ts';

const count = counting('tr-TR');
const cardCount = (amount: number) => count(amount, { other: '# kart' });

export const handWords: Pick<Words, 'handOver' | 'scan' | 'hand' | 'correct'> = {
  handOver: {
    title: (player) => `Telefonu alacak kişi: ${player}`,
    lookAway: 'Diğer herkes başka yere bakıyor.',
    firstScan: 'Bana kart yelpazeni göstereceksin. Başka kimse görmez.',
    review: 'Elin hakkında bildiklerime bakabilirsin.',
    demo: 'Bu tanıtımda kartları senin yerine ben dağıtıp tutuyorum.',
    ready: (player) => `Ben ${player}, kimse bakmıyor`,
    progress: (done, of) => `Kilitlenen eller: ${done}/${of}`,
    tableTitle: 'Telefonu ortaya koyun',
    tableHint: 'Bütün eller kilitlendi. Artık herkes bakabilir.',
    tableReady: 'Herkes bakabilir',
  },

  scan: {
    title: (player) => `${player}, bana yelpazeni göster`,
    starting: 'Kamera uyanıyor…',
    looking: 'Yelpazeni dik tut, bütün üst köşeler görüntüde olsun.',
    order: 'Casusun, oynadığın gibi kartların arasında dursun.',
    seen: (seen, expected) => `Görülen kart: ${seen}/${expected}`,
    progress: 'Ne kadar eminim',
    coaching: turkishCoaching,
    coveredCard: (place) => `Gördüğüm ${place}. kartın önünde bir şey var. Başparmağın mı?`,
    torchOn: 'Işığı aç',
    torchOff: 'Işığı kapat',
    byTouch: 'Dokunarak gir',
    again: 'Yeniden dene',
    preview: 'Kameranın görüntüsü, hiçbir kart okunmasın diye bulanık',
    demo: 'Tanıtım çizilmiş bir yelpaze gösterir.',
    private: 'Görüntü okunur ve unutulur.',
    orByTouch: 'Ya da elini dokunarak gir.',
    failures: {
      'camera-refused': {
        what: 'Kamerayı kullanamıyorum.',
        next: 'Tarayıcının ayarlarında bu sayfa için kameraya izin ver, sonra yeniden dene.',
      },
      'camera-missing': {
        what: 'Kamera bulamıyorum.',
        next: 'Bir kamera tak ve yeniden dene.',
      },
      'camera-busy': {
        what: 'Kamerayı başka bir uygulama kullanıyor.',
        next: 'O uygulamayı kapat ve yeniden dene.',
      },
      'camera-lost': {
        what: 'Kamera kayboldu.',
        next: 'Yeniden tak ya da bu sayfaya dön ve yeniden dene. Öteki eller güvende.',
      },
      'camera-black': {
        what: 'Görüntü simsiyah.',
        next: 'Merceğin önünü aç ya da bir ışık yak ve yeniden dene.',
      },
      'camera-insecure': {
        what: 'Tarayıcı kamerayı yalnızca güvenli bir adrese verir.',
        next: 'https ile başlayan adresi aç.',
      },
      'models-missing': {
        what: 'Kartları okumak için gerekenler yüklenmemiş.',
        next: 'Bu sayfayı bir kez ağa bağlıyken aç, sonra yeniden dene.',
      },
      'not-supported': {
        what: 'Bu tarayıcı kart okuyamıyor.',
        next: 'Güncelle ya da başka bir tarayıcı kullan.',
      },
      'unknown-deck': {
        what: 'Bu desteyi tanımıyorum.',
        next: 'Geri dön ve başka bir deste seç.',
      },
      'colour-not-taught': {
        what: 'Bu rengin bütün kartları bana öğretilmedi.',
        next: 'Kalanları öğret: ilk ekranda Kartlar.',
      },
      'deck-broken': {
        what: 'Bu destenin bir resmi bozuk.',
        next: 'Desteyi sil: ilk ekranda Kartlar. Sonra yeniden öğret ya da dosyasını yeniden aç.',
      },
      'camera-frozen': {
        what: 'Kameranın görüntüsü dondu.',
        next: 'Kamerayı kullanan öteki uygulamaları kapat ve yeniden dene.',
      },
    },
  },

  hand: {
    title: (player) => `${player}: elin`,
    read: (amount) => `${cardCount(amount)} okudum.`,
    sure: 'Hepsinden eminim.',
    doubtful: (amount) => `${cardCount(amount)} konusunda emin değilim.`,
    incomplete: 'El henüz tamam değil. Yeniden tara ya da dokunarak düzelt.',
    check: 'Kilitlemeden önce kontrol et.',
    show: 'Görmek için basılı tut',
    shownHint: 'Tuttuğun gibi, soldan sağa. Gizlemek için bırak.',
    lockIn: 'Kilitle',
    correct: 'Düzelt',
    scanAgain: 'Yeniden tara',
    back: 'Gizle ve geri dön',
    hidden: 'Gizli',
    doubtfulCard: 'Emin değilim',
  },

  correct: {
    title: (player) => `${player}, elini gir`,
    hint: 'Tuttuğun gibi, soldan sağa. Bir yere dokun, sonra oraya ait karta.',
    place: (place, card) => `${place}. yer: ${card}`,
    emptyPlace: (place) => `${place}. yer: boş`,
    tray: 'Dizilecek kartlar',
    trayCard: (card, left) => `${card}, kalan ${left}`,
    takeCard: 'Kaldır',
    spy: 'Casusun',
    spyHint: 'Baktığı yöne dokun, sonra oklarla kaydır.',
    stand: (gap, facing) =>
      gap === 0
        ? `Casus ilk karttan önce, ${facing} bakıyor`
        : `Casus ${gap}. karttan sonra, ${facing} bakıyor`,
    done: 'Bitti',
    back: 'Geri',
    complete: 'Elin tamam.',
    problems: {
      'too-many': (card, amount, of) =>
        `${cards[card]} kartından ${amount} tane var, ama bir elde en çok ${of} olur. Birini değiştir.`,
      missing: (card, amount) =>
        amount === 1 ? `Hâlâ eksik: ${cards[card]}.` : `Hâlâ eksik: ${amount} tane ${cards[card]}.`,
      'place-unknown': (amount) => count(amount, { other: '# yer hâlâ boş.' }),
      'no-spy': 'Casusun nerede duruyor? Aşağıda ona dokun, sonra oklarla kaydır.',
      'contradicts-answers':
        'Bu elle verdiğim bir yanıt yanlış olurdu. Önce o yanıtı geri al ya da eli olduğu gibi bırak.',
    },
  },
};
