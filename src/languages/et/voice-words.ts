/** The Estonian of how the referee speaks, and of the voices that are recorded for it. */

import type { Words } from '../language.ts';

export const voiceWords: Pick<Words, 'speaking' | 'voices' | 'record'> = {
  speaking: {
    speed: 'Kui kiiresti',
    speeds: {
      slow: 'Aeglaselt',
      usual: 'Nagu tavaliselt',
      fast: 'Kiiresti',
      'very-fast': 'Väga kiiresti',
    },
    volume: 'Kui valjult',
    softer: 'Vaiksemalt',
    louder: 'Valjemini',
    level: (step, of) => `Helitugevus ${step}/${of}`,
    check: 'Kas kõik kuulevad seda?',
  },

  voices: {
    title: 'Salvestatud hääled',
    show: 'Salvesta hääl',
    intro:
      'Loe minu laused ette ja ma räägin sinu häälega. Mis puudub, seda ütlen ise. Kõik jääb sellesse seadmesse.',
    newName: 'Meie hääl',
    name: 'Hääle nimi',
    progress: (recorded, of) => `${recorded}/${of} lauset`,
    recordNew: 'Salvesta uus hääl',
    goOn: 'Salvesta edasi',
    again: 'Kuula ja salvesta uuesti',
    save: 'Salvesta failina',
    open: 'Ava hääle fail',
    added: (name) => `„${name}“ on nüüd siin. Vali see seadetes.`,
    addedFor: (name, language) =>
      `„${name}“ on nüüd siin, selle keele jaoks: ${language}. Vali see seadetes, kui rakendus on selles keeles.`,
    remove: 'Kustuta',
    deleteTitle: (name) => `Kas kustutada „${name}“?`,
    deleteWarning:
      'Kõik selle salvestused lähevad kaotsi. Kui võid neid veel vajada, salvesta hääl enne failina.',
    deleteAgree: 'Kustuta',
    deleteDecline: 'Jäta alles',
    refusals: {
      'not-a-voice': 'See ei ole hääle fail või on see rikutud. Vali mõni teine fail.',
      'newer-version':
        'See hääle fail on uuem kui see rakendus. Uuenda rakendust ja ava fail uuesti.',
      damaged: 'See hääle fail on rikutud või poolik. Palu fail uuesti saata.',
      'too-large': 'See fail on hääle jaoks liiga suur. Vali mõni teine fail.',
      'unknown-language': 'See hääl räägib keelt, mida ma ei oska.',
    },
    nothingLost: 'Sinu enda hääled on endised.',
  },

  record: {
    title: (name) => `Salvestan: „${name}“`,
    read: 'Loe see ette',
    soundFollows: 'Ainult need sõnad: sisin või pauk tuleb ise järele.',
    start: 'Salvesta',
    stop: 'Ütlesin ära',
    again: 'Salvesta uuesti',
    next: 'Järgmine lause',
    hear: 'Kuula',
    remove: 'Eemalda',
    opening: 'Üks hetk: avan mikrofoni…',
    listening: 'Ma kuulan…',
    height: 'Kui valjult sa räägid',
    kept: 'Salvestatud, ilma vaikuseta ees ja järel.',
    finished: 'Need olid kõik. Aitäh!',
    all: 'Kõik laused',
    recorded: (words) => `Salvestatud: ${words}`,
    missing: (words) => `Puudub: ${words}`,
    failures: {
      'not-supported': 'See brauser ei oska salvestada.',
      refused: 'Ma ei tohi mikrofoni kasutada. Luba see brauseri seadetes ja proovi uuesti.',
      'no-microphone': 'Ma ei leia mikrofoni. Ühenda mõni ja proovi uuesti.',
      lost: 'Mikrofon kadus ära. Ühenda see uuesti ja loe see lause veel kord.',
      'nothing-heard': 'Ma ei kuulnud kedagi rääkimas. Tule lähemale ja loe veel kord.',
      failed: 'Salvestamine ei õnnestunud. Proovi uuesti.',
    },
    asItWas: 'Mis sul on salvestatud, on endine.',
  },
};
