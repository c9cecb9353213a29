/** The Turkish of everything that can go wrong outside the rules: what it is and what to do next. */

import type { Words } from '../language.ts';

export const troubleWords: Pick<Words, 'notices' | 'hearing' | 'app'> = {
  notices: {
    'storage-missing': {
      what: 'Bu tarayıcı benim için hiçbir şey saklamıyor.',
      next: 'Oynayabilirsin, ama bu sayfayı açık tut: kapanan oyun kaybolur. Gizli pencerede çoğu zaman böyledir.',
    },
    'storage-full': {
      what: 'Bu cihaz dolu. Oyun sürüyor, ama son adımlar kaydedilmedi.',
      next: 'Biraz yer aç, örneğin birkaç fotoğraf sil. Ben denemeyi sürdürüyorum.',
    },
    'saved-game-broken': {
      what: 'Kayıtlı oyun okunamıyor.',
      next: 'Yeni bir oyun başlat. Geri kalan her şey yerinde.',
    },
    'kept-deck-broken': {
      what: 'Burada saklanan bir deste artık okunamıyor.',
      next: 'Onu yeniden öğret ya da dosyasından al.',
    },
    'not-saved': {
      what: 'Son adım kaydedilmedi.',
      next: 'Oynamayı sürdür ve bu sayfayı açık tut. Ben denemeyi sürdürüyorum.',
    },
    'camera-lost': {
      what: 'Kamera kayboldu.',
      next: 'Yeniden tak ya da bu sayfaya dön ve yeniden dene.',
    },
    'speech-missing': {
      what: 'Bu cihazda sesim çıkmıyor.',
      next: 'Sesi aç ve ekrana bir kez dokun. Söylediğim her şey burada da yazar.',
    },
    'voice-not-kept': {
      what: 'Son kayıt bu cihazda saklanmadı.',
      next: 'Bu sayfayı kapatmadan önce sesi dosya olarak kaydet ya da biraz yer aç ve sürdür.',
    },
    'update-ready': {
      what: 'Daha yeni bir sürümüm var.',
      next: 'Sana uyan bir zamanda al. Oyunun saklı kalır.',
    },
    'offline-ready': {
      what: 'Her şey artık bu cihazda.',
      next: 'Bundan sonra oynamak için ağ gerekmez.',
    },
  },

  hearing: {
    'not-supported': 'Bu tarayıcı dinleyemiyor. Dokunarak oyna.',
    refused: 'Mikrofonu kullanamıyorum. Tarayıcının ayarlarında izin ver ya da dokunarak oyna.',
    'no-microphone': 'Mikrofon bulamıyorum. Bir mikrofon tak ya da dokunarak oyna.',
    'no-network': 'Bu tarayıcı yalnızca ağ varken dinler. Şimdilik dokunarak oyna.',
    'nothing-heard': 'Bir şey duymadım. Konuşurken düğmeyi basılı tut.',
    'no-announcement': 'Bu bir hamle değildi. Yeniden söyle ya da dokunarak oyna.',
    silent: 'Mikrofondan ses gelmiyor. Kapalı mı? Şimdilik dokunarak oyna.',
    'ear-missing': 'Kulağım burada tam değil. Bu sayfayı bir kez ağ varken aç, sonra yeniden dene.',
    failed: 'Dinleme olmadı. Yeniden dene ya da dokunarak oyna.',
  },

  app: {
    covered: 'Sen yokken gizli',
    elsewhere: 'Başka bir pencerede açığım.',
    elsewhereNext: 'Oyunu orada sürdür. O kapanınca ben buradayım.',
    failed: 'Olmaması gereken bir şey oldu.',
    failedNext: 'Sayfayı yeniden yükle: oyunun her adımdan sonra kaydedilir.',
    updateNow: 'Şimdi güncelle',
    dismiss: 'Tamam',
    close: 'Kapat',
    back: 'Geri',
    cancel: 'Vazgeç',
    noScript: 'Bu uygulamaya JavaScript gerekiyor. Bu sayfa için aç ve yeniden yükle.',
  },
};
