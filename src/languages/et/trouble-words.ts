/** The Estonian of everything that can go wrong outside the rules: what it is and what to do next. */

import type { Words } from '../language.ts';

export const troubleWords: Pick<Words, 'notices' | 'hearing' | 'app'> = {
  notices: {
    'storage-missing': {
      what: 'See brauser ei hoia minu jaoks midagi alles.',
      next: 'Mängida saab, aga jäta see leht avatuks: suletud mäng on kadunud. Privaatses aknas on sageli nii.',
    },
    'storage-full': {
      what: 'See seade on täis. Mäng jätkub, aga viimased sammud ei ole salvestatud.',
      next: 'Tee ruumi, näiteks kustuta mõni foto. Ma proovin edasi.',
    },
    'saved-game-broken': {
      what: 'Salvestatud mängu ei saa lugeda.',
      next: 'Alusta uut. Kõik muu on korras.',
    },
    'kept-deck-broken': {
      what: 'Üht siin hoitud pakki ei saa enam lugeda.',
      next: 'Õpeta see uuesti või võta see failist.',
    },
    'not-saved': {
      what: 'Viimane samm ei salvestunud.',
      next: 'Mängi edasi ja jäta see leht avatuks. Ma proovin edasi.',
    },
    'camera-lost': {
      what: 'Kaamera kadus ära.',
      next: 'Ühenda see uuesti või tule sellele lehele tagasi ja proovi uuesti.',
    },
    'speech-missing': {
      what: 'Mind ei ole sellest seadmest kuulda.',
      next: 'Keera heli valjemaks ja puuduta korra ekraani. Kõik, mida ütlen, on siin ka kirjas.',
    },
    'voice-not-kept': {
      what: 'Viimane salvestus ei jäänud sellesse seadmesse alles.',
      next: 'Salvesta hääl failina, enne kui selle lehe sulged, või tee ruumi ja jätka.',
    },
    'update-ready': {
      what: 'Minust on uuem versioon.',
      next: 'Võta see siis, kui sulle sobib. Sinu mäng jääb alles.',
    },
    'offline-ready': {
      what: 'Kõik on nüüd selles seadmes.',
      next: 'Nüüdsest saab mängida ilma võrguta.',
    },
  },

  hearing: {
    'not-supported': 'See brauser ei oska kuulata. Mängi puudutades.',
    refused: 'Ma ei tohi mikrofoni kasutada. Luba see brauseri seadetes või mängi puudutades.',
    'no-microphone': 'Ma ei leia mikrofoni. Ühenda mõni või mängi puudutades.',
    'no-network': 'See brauser kuulab ainult võrguga. Mängi praegu puudutades.',
    'nothing-heard': 'Ma ei kuulnud midagi. Hoia nuppu all, kuni räägid.',
    'no-announcement': 'Sellest ei saanud ma käsku. Ütle uuesti või mängi puudutades.',
    silent: 'Mikrofonist ei tule heli. Kas see on välja lülitatud? Mängi seni puudutades.',
    'ear-missing':
      'Minu kõrv ei ole tervikuna siin. Ava see leht korra võrguga ja proovi siis uuesti.',
    failed: 'Kuulamine ei õnnestunud. Proovi uuesti või mängi puudutades.',
  },

  app: {
    covered: 'Peidetud, kuni oled ära',
    elsewhere: 'Olen avatud teises aknas.',
    elsewhereNext: 'Mängi seal edasi. Kui see on suletud, olen siin.',
    failed: 'Midagi läks valesti, mis poleks tohtinud.',
    failedNext: 'Laadi leht uuesti: mäng salvestub iga sammu järel.',
    updateNow: 'Uuenda kohe',
    dismiss: 'Selge',
    close: 'Sule',
    back: 'Tagasi',
    cancel: 'Loobu',
    noScript: 'See rakendus vajab JavaScripti. Luba see sellel lehel ja laadi uuesti.',
  },
};
