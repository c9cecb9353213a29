/** The Turkish of the decks: choosing, keeping and teaching them. */

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
  'B1*': 'Bomba 1, yanıyor',
  B2: cards.B2,
  'B2*': 'Bomba 2, yanıyor',
  '<': 'Casus, sola',
  '>': 'Casus, sağa',
  '#': 'Arka yüz',
};

const prompts: Readonly<Record<End, string>> = {
  S1: 'Bana göster: Kasa 1',
  S2: 'Bana göster: Kasa 2',
  T1: 'Bana göster: Çok Gizli 1',
  T2: 'Bana göster: Çok Gizli 2',
  B1: 'Bana göster: Bomba 1, sönük',
  'B1*': 'Çevir, fitili yansın: Bomba 1',
  B2: 'Bana göster: Bomba 2, sönük',
  'B2*': 'Çevir, fitili yansın: Bomba 2',
  '<': 'Bana sola bakan casusu göster',
  '>': 'Casusu çevir: şimdi sağa baksın',
  '#': 'Bana bir kartın arkasını göster',
};

const advice: Readonly<Record<Advice, string>> = {
  'no-card': 'Çerçevenin içinde tek kart tut, üst kenarı yukarıda olsun.',
  'two-cards': 'İki kart görüyorum. Yalnızca birini göster.',
  'more-light': 'Çok karanlık. Daha çok ışık, lütfen.',
  closer: 'Daha yakına, lütfen.',
  farther: 'Biraz daha uzağa.',
  'into-frame': 'Kartı çerçevenin içine getir.',
  'hold-still': 'Kıpırdatma…',
  'next-card': 'Tamam, gördüm. Şimdi bu kartı kaldır.',
  tilt: 'Tamam, gördüm. Şimdi ışıkta biraz eğ.',
};

export const deckWords: Pick<Words, 'cards' | 'teach'> = {
  cards: {
    title: 'Kartlar',
    which: 'Hangi kartlarla oynuyorsunuz?',
    printedHint:
      'Basılı desteyi ezbere biliyorum. Başka her desteyi öğrenebilirim: birkaç dakika sürer.',
    newName: 'Benim destem',
    name: 'Destenin adı',
    ready: (colour) => `${colour}: hazır`,
    notForTwo: (colour) => `${colour}: üç ya da dört oyuncu için hazır`,
    partly: (colour, taught, of) => `${colour}: ${taught}/${of}`,
    teachNew: 'Bana yeni bir deste öğret',
    goOn: 'Öğretmeyi sürdür',
    teachMore: 'Yeniden öğret',
    save: 'Dosya olarak kaydet',
    open: 'Deste dosyası aç',
    added: (name) => `“${name}” artık burada.`,
    remove: 'Sil',
    deleteTitle: (name) => `“${name}” silinsin mi?`,
    deleteWarning:
      'Onun hakkında öğrendiğim her şey silinir. Yeniden isteyebilirsen önce dosya olarak kaydet.',
    deleteAgree: 'Sil',
    deleteDecline: 'Kalsın',
    refusals: {
      'not-a-deck': 'Bu bir deste dosyası değil ya da bozuk. Başka bir dosya seç.',
      'newer-version': 'Bu deste dosyası uygulamadan daha yeni. Uygulamayı güncelle, yeniden aç.',
      'too-large': 'Bu dosya bir deste için çok büyük. Başka bir dosya seç.',
      'broken-picture': 'Bu dosyadaki bir resim bozuk. Dosyayı yeniden iste.',
      incomplete: 'Bu dosyada tam olan bir şey yok. Başka bir dosya seç.',
    },
    nothingLost: 'Kendi destelerin olduğu gibi duruyor.',
  },

  teach: {
    title: (name) => `Öğreniyorum: “${name}”`,
    colour: (colour, taught, of) => `${colour}, öğrenilen ${taught}/${of}`,
    prompts,
    ends,
    advice,
    views: (taken, of) => `Çekilen resim: ${taken}/${of}`,
    taken: (end) => `${end}, öğrenildi`,
    missing: (end) => `${end}, henüz yok`,
    takeNow: 'Şimdi çek',
    preview: 'Kameranın görüntüsü ve tek kart için bir çerçeve',
    kept: 'Her kart hemen saklanır. İstediğin an bırakıp sonra sürdürebilirsin.',
    done: (colour) => `${colour}: artık hepsini biliyorum.`,
    doneHint: 'Yeniden göstermek için aşağıdaki bir karta dokun.',
    next: (colour) => `Sıradaki renk: ${colour.toLocaleLowerCase('tr')}`,
    finished: 'Deste tamam. Teşekkürler!',
    finish: 'Bitti',
    onlyForTwo:
      'Bomba 2 yalnızca iki kişilik oyunlar içindir. Destende Bomba 2 yok mu? O zaman burada işin bitti.',
    shape: 'Kartların biçimi',
    shapes: { narrow: 'Dar şerit', bridge: 'Dar oyun kartı', poker: 'Geniş oyun kartı' },
    doubtTitle: (end, other) => `Çok benziyorlar: ${end} ve ${other}`,
    doubt:
      'Oyunda ikisini karıştırabilirim. Gerçekten bu kart mı? O zaman daha yakından ya da daha az parıltıyla dene.',
    showAgain: 'Yeniden göster',
    keepAnyway: 'Yine de kalsın',
    failedHint: 'Bana öğrettiklerin saklandı.',
  },
};
