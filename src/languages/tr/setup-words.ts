/** The Turkish of the screens before the game: welcome, settings, printing, a new game. */

import { counting, listing } from '../grammar.ts';
import type { Words } from '../language.ts';

const count = counting('tr-TR');
const list = listing('tr-TR');

export const setupWords: Pick<Words, 'welcome' | 'settings' | 'print' | 'newGame'> = {
  welcome: {
    title: 'SPY Hakemi',
    tagline: 'Her eli bilir, kimseye söylemez.',
    description: 'Her eli kamerayla okur ve yanıtları söyler; kimse kart göstermez.',
    newGame: 'Yeni oyun',
    continueGame: 'Oyunu sürdür',
    savedGame: (players, turn) => `${list(players)}. Sıra: ${turn}.`,
    savedGameOver: (players) => `${list(players)}. Bu oyun kazanıldı.`,
    demo: 'Kartsız dene',
    demoHint: 'Kamera yerine çizilmiş eller: nasıl işlediğini bir dakikada gör.',
    settings: 'Ayarlar',
    print: 'Deste yazdır',
    cards: 'Kartlar',
    howTitle: 'Nasıl işler',
    how: [
      'Her oyuncu kart yelpazesini bana gösterir, diğerleri başka yere bakar.',
      'Sıran gelince casusunu ilerletir ve birini gözetlersin, sesle ya da dokunarak.',
      'Orada ne olduğunu ben söylerim: kasa, çok gizli ya da tsssss… Kimse kart göstermez.',
    ],
    privacy: 'Hiçbir görüntü saklanmaz ve bu cihazdan hiçbir şey çıkmaz.',
  },

  settings: {
    title: 'Ayarlar',
    language: 'Dil',
    languageHint: 'Her an değiştirebilirsin, oyunun ortasında bile.',
    theme: 'Görünüm',
    themes: { system: 'Cihaz gibi', light: 'Açık', dark: 'Koyu' },
    mouth: 'Ses',
    mouths: { system: 'Cihazın sesi', carried: 'Uygulamanın sesi', none: 'Yalnızca yazı' },
    mouthHint: 'Yazılar her zaman vardır. Uygulamanın sesi ağ olmadan her cihazda çalışır.',
    tryVoice: 'Dinleyelim',
    ear: 'Dinleme',
    ears: {
      off: 'Kapalı: dokunarak oyna',
      device: 'Ben dinlerim, bu cihazda',
      browser: 'Tarayıcı dinler',
    },
    earLoading: 'Kulağımı getiriyorum',
    earReady: 'Kulağım burada. Ağ gerekmez, hiçbir ses bu cihazdan çıkmaz.',
    earHint:
      'Düğmeyi basılı tut, ne yaptığını söyle, bırak. Boşluk tuşu ve kulaklığın düğmesi de aynı işi görür.',
    earAgain: 'Yeniden dene',
    listens: 'Ne zaman dinlerim?',
    listeningTimes: { held: 'Düğmeyi basılı tutarken', turn: 'Her sırada, düğmesiz' },
    listensHint:
      'Düğme olmadan yalnızca bu sırada söylenebilecekleri duyarım, konuşurken ise hiçbir şey duymam. Hiçbir ses saklanmaz.',
    earWarningTitle: 'Tarayıcı dinlesin mi?',
    earWarning:
      'Düğmeyi tutarken tarayıcın duyduklarını yapımcısının bir sunucusuna gönderebilir. Geri kalan her şey bu cihazda kalır. Ağ olmadan çalışmayabilir.',
    earAgree: 'Evet, dinlesin',
    earDecline: 'Hayır, dokunarak oyna',
    deleteEverything: 'Her şeyi sil',
    deleteHint: 'Kayıtlı oyun, destelerin, seslerin ve bu ayarlar.',
    deleteTitle: 'Her şey silinsin mi?',
    deleteWarning: 'Kayıtlı oyun, destelerin, seslerin ve bu ayarlar tamamen silinir.',
    deleteAgree: 'Hepsini sil',
    deleteDecline: 'Kalsın',
    licences: 'Lisanslar',
  },

  print: {
    title: 'Deste yazdır',
    intro: 'Elinde kart yok mu? Bu desteyi yazdır. Onu ezbere biliyorum.',
    papers: { a4: 'A4 kâğıt', letter: 'Letter kâğıt' },
    open: (paper) => `Sayfaları aç: ${paper}`,
    steps: [
      'Sert kâğıda, çift taraflı, uzun kenardan çevirerek yazdır.',
      '%100 boyutta yazdır, “sayfaya sığdır” ile değil.',
      'İşaretlerden kes. 30 kart çıkar.',
    ],
    missing: 'Sayfalar burada yok. Bu sayfayı bir kez ağa bağlıyken aç, sonra yeniden dene.',
  },

  newGame: {
    title: 'Yeni oyun',
    players: 'Kaç kişi oynuyor?',
    playerCount: (amount) => count(amount, { other: '# oyuncu' }),
    seats: 'Kim nerede oturuyor?',
    seatsHint: 'Sıranın geldiği düzende.',
    twoPlayers: 'İki oyuncu her zaman yeşil ve kırmızı oynar.',
    name: (colour) => `${colour}: adı`,
    namePlaceholder: 'Ad (istersen)',
    colour: 'Renk',
    chooseColour: (colour, shape) => `${colour}, ${shape}`,
    beginner: 'Başlar',
    begin: (player) => `${player} başlar`,
    moveUp: (player) => `${player}: bir yer yukarı`,
    problems: {
      'same-name': 'İki oyuncunun adı aynı. Sizi ayırt edebilmem için birini değiştir.',
      'name-too-long': 'Bu ad çok uzun. Biraz kısalt.',
    },
    rules: 'Masanız nasıl oynuyor?',
    rulesHint: 'Emin değil misin? Olduğu gibi bırak.',
    usual: 'olağan',
    ruleNames: {
      'top-secret-2': 'Çok Gizli 2 bulununca',
      mirror: 'Nereye bakılır',
      flip: 'Casusu çevirmek',
    },
    ruleWays: {
      'top-secret-2': {
        shown: 'Kart çevrilir, sahibi oynamayı sürdürür',
        out: 'Sahibi hemen oyun dışı kalır',
      },
      mirror: {
        across: 'Casusunun tam karşısındaki karta, yüz yüze oturuyormuşsunuz gibi',
        same: 'Aynı yere, her oyuncunun kendi solundan sayılır',
      },
      flip: {
        free: 'Sıran sendeyken her an',
        'with-move': 'Yalnızca casusun ilerlediği sırada',
      },
    },
    deck: 'Hangi kartlar?',
    deckName: (key, name) => (key === 'builtin' ? 'Basılı deste' : name),
    unread: (seats) =>
      seats.length === 1
        ? `Bu destede öğretilmeyen renk: ${list(seats)}. O eli dokunarak gir.`
        : `Bu destede öğretilmeyen renkler: ${list(seats)}. O elleri dokunarak gir.`,
    start: 'Başlat',
    replaces: 'Bu, kayıtlı oyunun yerine geçer.',
  },
};
