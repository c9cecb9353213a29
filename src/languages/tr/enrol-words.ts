/** The Turkish of what is said while a voice is taught. */

import type { Words } from '../language.ts';

export const enrolWords: Pick<Words, 'enrol'> = {
  enrol: {
    open: 'Bana sesini öğret',
    openHint: 'On kısa cümle, birer kez. Ondan sonra seni daha iyi anlarım.',
    title: 'Bana sesini öğret',
    what: 'On kısa cümleyi oyunda söyler gibi birer kez söyle. Ondan sonra seni daha iyi anlarım. En çok çocuklara ve aksanı olanlara yarar.',
    kept: 'Sesini anlatan sayıları yalnızca bu cihazda saklarım. Hiçbir kayıt saklanmaz.',
    teach: 'Öğret',
    goOn: 'Devam et',
    onceMore: 'Bir kez daha',
    remove: 'Sil',
    untaught: 'Henüz öğretilmedi.',
    partly: (taught, of) => `${of} cümleden ${taught} tanesi. Hepsi tamam olunca yarar.`,
    taught: 'Bu sesi tanıyorum.',
    finished: (colour) => `Teşekkürler! ${colour} tamam.`,
    say: 'Şunu söyle:',
    how: 'Telefonu oyundaki gibi tut ve her zamanki gibi konuş. Bitirdiğini anlarım.',
    progress: (place, of) => `Cümle ${place}, toplam ${of}`,
    states: { starting: 'Bir saniye…', waiting: 'Şimdi.', speaking: 'Seni duyuyorum…' },
    troubles: {
      'too-quiet': 'Çok sessizdi. Yaklaş ya da daha yüksek sesle söyle.',
      'too-short': 'Anlayamadım. Cümlenin hepsini yeniden söyle.',
      'too-long': 'Çok uzundu. Yalnızca cümleyi, ortalık sessizken söyle.',
    },
    deaf: {
      refused: 'Mikrofonu kullanamıyorum. Tarayıcının ayarlarında izin ver, sonra yeniden dene.',
      'no-microphone': 'Mikrofon bulamıyorum. Bir mikrofon tak, sonra yeniden dene.',
      'ear-missing':
        'Kulağım burada tam değil. Bu sayfayı bir kez ağ varken aç, sonra yeniden dene.',
      failed: 'Olmadı. Yeniden dene.',
    },
    skip: 'Şimdilik geç',
    before: 'Önceki cümle',
    tryAgain: 'Yeniden dene',
    removeTitle: (colour) => `Ses silinsin mi: ${colour}?`,
    removeWarning: 'Bu dilde öğretilenler silinir.',
    keep: 'Sakla',
  },
};
