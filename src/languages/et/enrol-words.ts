/** The Estonian of what is said while a voice is taught. */

import type { Words } from '../language.ts';

export const enrolWords: Pick<Words, 'enrol'> = {
  enrol: {
    open: 'Õpeta mulle oma häält',
    openHint: 'Kümme lühikest lauset, igaüks üks kord. Pärast seda saan sinust paremini aru.',
    title: 'Õpeta mulle oma häält',
    what: 'Ütle kümme lühikest lauset üks kord, nagu sa neid mängus ütled. Pärast seda saan sinust paremini aru. Kõige rohkem aitab see lapsi ja aktsendiga rääkijaid.',
    kept: 'Ma hoian alles arvud, mis kirjeldavad sinu häält, ja ainult selles seadmes. Salvestust ei hoita.',
    teach: 'Õpeta',
    goOn: 'Jätka',
    onceMore: 'Veel kord',
    remove: 'Kustuta',
    untaught: 'Veel õpetamata.',
    partly: (taught, of) => `${taught}/${of} lauset. See aitab siis, kui kõik on olemas.`,
    taught: 'Ma tunnen seda häält.',
    finished: (colour) => `Aitäh! ${colour} on valmis.`,
    say: 'Ütle nii:',
    how: 'Hoia telefoni nagu mängus ja räägi nagu alati. Ma märkan, kui oled lõpetanud.',
    progress: (place, of) => `Lause ${place}, kokku ${of}`,
    states: { starting: 'Üks hetk…', waiting: 'Nüüd, palun.', speaking: 'Ma kuulen sind…' },
    troubles: {
      'too-quiet': 'See oli liiga vaikne. Tule lähemale või räägi valjemini.',
      'too-short': 'Ma ei saanud aru. Ütle kogu lause uuesti.',
      'too-long': 'See oli liiga pikk. Palun ainult lause, kui on korraks vaikne.',
    },
    deaf: {
      refused: 'Ma ei tohi mikrofoni kasutada. Luba see brauseri seadetes ja proovi uuesti.',
      'no-microphone': 'Ma ei leia mikrofoni. Ühenda mõni ja proovi uuesti.',
      'ear-missing':
        'Minu kõrv ei ole tervikuna siin. Ava see leht korra võrguga ja proovi siis uuesti.',
      failed: 'See ei õnnestunud. Proovi uuesti.',
    },
    skip: 'Jäta praegu vahele',
    before: 'Eelmine lause',
    tryAgain: 'Proovi uuesti',
    removeTitle: (colour) => `Kas kustutada hääl: ${colour}?`,
    removeWarning: 'Selles keeles õpetatu kaob.',
    keep: 'Jäta alles',
  },
};
