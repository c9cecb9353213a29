/** The Turkish of how the referee speaks, and of the voices that are recorded for it. */

import type { Words } from '../language.ts';

export const voiceWords: Pick<Words, 'speaking' | 'voices' | 'record'> = {
  speaking: {
    speed: 'Ne kadar hızlı',
    speeds: { slow: 'Yavaş', usual: 'Her zamanki gibi', fast: 'Hızlı', 'very-fast': 'Çok hızlı' },
    volume: 'Ne kadar yüksek',
    softer: 'Sesi kıs',
    louder: 'Sesi aç',
    level: (step, of) => `Ses düzeyi ${step}/${of}`,
    check: 'Bunu herkes duyuyor mu?',
  },

  voices: {
    title: 'Kaydedilen sesler',
    show: 'Bir ses kaydet',
    intro:
      'Cümlelerimi yüksek sesle oku, senin sesinle konuşayım. Eksik olanı kendim söylerim. Hepsi bu cihazda kalır.',
    newName: 'Bizim sesimiz',
    name: 'Sesin adı',
    progress: (recorded, of) => `${of} cümleden ${recorded} tanesi`,
    recordNew: 'Yeni bir ses kaydet',
    goOn: 'Kaydı sürdür',
    again: 'Dinle ve yeniden kaydet',
    save: 'Dosya olarak kaydet',
    open: 'Ses dosyası aç',
    added: (name) => `“${name}” artık burada. Ayarlardan seç.`,
    addedFor: (name, language) =>
      `“${name}” artık burada, şu dil için: ${language}. Uygulamanın dili o olunca ayarlardan seç.`,
    remove: 'Sil',
    deleteTitle: (name) => `“${name}” silinsin mi?`,
    deleteWarning: 'Bütün kayıtları silinir. Yeniden isteyebilirsen önce dosya olarak kaydet.',
    deleteAgree: 'Sil',
    deleteDecline: 'Kalsın',
    refusals: {
      'not-a-voice': 'Bu bir ses dosyası değil ya da bozuk. Başka bir dosya seç.',
      'newer-version': 'Bu ses dosyası uygulamadan daha yeni. Uygulamayı güncelle, yeniden aç.',
      damaged: 'Bu ses dosyası bozuk ya da eksik. Dosyayı yeniden iste.',
      'too-large': 'Bu dosya bir ses için çok büyük. Başka bir dosya seç.',
      'unknown-language': 'Bu ses bilmediğim bir dili konuşuyor.',
    },
    nothingLost: 'Kendi seslerin olduğu gibi duruyor.',
  },

  record: {
    title: (name) => `“${name}” kaydediliyor`,
    read: 'Bunu yüksek sesle oku',
    soundFollows: 'Yalnızca bu sözcükler: tıslama ya da patlama kendiliğinden gelir.',
    start: 'Kaydet',
    stop: 'Söyledim',
    again: 'Yeniden kaydet',
    next: 'Sonraki cümle',
    hear: 'Dinle',
    remove: 'Kaldır',
    opening: 'Bir saniye: mikrofonu açıyorum…',
    listening: 'Dinliyorum…',
    height: 'Ne kadar yüksek konuştuğun',
    kept: 'Kaydedildi, başındaki ve sonundaki sessizlik olmadan.',
    finished: 'Hepsi bu kadar. Teşekkürler!',
    all: 'Bütün cümleler',
    recorded: (words) => `Kaydedildi: ${words}`,
    missing: (words) => `Eksik: ${words}`,
    failures: {
      'not-supported': 'Bu tarayıcı ses kaydedemiyor.',
      refused: 'Mikrofonu kullanamıyorum. Tarayıcının ayarlarında izin ver, sonra yeniden dene.',
      'no-microphone': 'Mikrofon bulamıyorum. Bir mikrofon tak, sonra yeniden dene.',
      lost: 'Mikrofon gitti. Yeniden tak ve bu cümleyi bir daha oku.',
      'nothing-heard': 'Kimsenin konuştuğunu duymadım. Yaklaş ve bir daha oku.',
      failed: 'Kayıt olmadı. Yeniden dene.',
    },
    asItWas: 'Kaydettiklerin olduğu gibi duruyor.',
  },
};
