/** The Estonian of the decks: choosing, keeping and teaching them. */

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
  'B1*': 'Pomm 1, põleb',
  B2: cards.B2,
  'B2*': 'Pomm 2, põleb',
  '<': 'Spioon, vasakule',
  '>': 'Spioon, paremale',
  '#': 'Tagakülg',
};

const prompts: Readonly<Record<End, string>> = {
  S1: 'Näita kaarti Seif 1',
  S2: 'Näita kaarti Seif 2',
  T1: 'Näita kaarti Ülisalajane 1',
  T2: 'Näita kaarti Ülisalajane 2',
  B1: 'Näita kaarti Pomm 1, süüde ei põle',
  'B1*': 'Pööra kaart Pomm 1 nii, et süüde põleb',
  B2: 'Näita kaarti Pomm 2, süüde ei põle',
  'B2*': 'Pööra kaart Pomm 2 nii, et süüde põleb',
  '<': 'Näita spiooni, kes vaatab vasakule',
  '>': 'Pööra spioon ümber: nüüd vaatab ta paremale',
  '#': 'Näita ühe kaardi tagakülge',
};

const advice: Readonly<Record<Advice, string>> = {
  'no-card': 'Hoia üht kaarti raamis, ülemine serv üleval.',
  'two-cards': 'Näen kaht kaarti. Näita ainult üht.',
  'more-light': 'Liiga pime on. Palun rohkem valgust.',
  closer: 'Palun lähemale.',
  farther: 'Natuke kaugemale.',
  'into-frame': 'Vii kaart raami sisse.',
  'hold-still': 'Hoia paigal…',
  'next-card': 'Käes. Võta see kaart nüüd ära.',
  tilt: 'Käes. Kalluta kaarti nüüd veidi valguse käes.',
};

export const deckWords: Pick<Words, 'cards' | 'teach'> = {
  cards: {
    title: 'Kaardid',
    which: 'Milliste kaartidega te mängite?',
    printedHint:
      'Prinditud pakki tean peast. Iga teise paki võin ära õppida: selleks kulub mõni minut.',
    newName: 'Minu pakk',
    name: 'Paki nimi',
    ready: (colour) => `${colour}: valmis`,
    notForTwo: (colour) => `${colour}: valmis kolmele või neljale mängijale`,
    partly: (colour, taught, of) => `${colour}: ${taught}/${of}`,
    teachNew: 'Õpeta mulle uus pakk',
    goOn: 'Õpeta edasi',
    teachMore: 'Õpeta uuesti',
    save: 'Salvesta failina',
    open: 'Ava paki fail',
    added: (name) => `„${name}“ on nüüd siin.`,
    remove: 'Kustuta',
    deleteTitle: (name) => `Kas kustutada „${name}“?`,
    deleteWarning:
      'Kõik, mida ma selle kohta õppisin, läheb kaotsi. Kui võid seda veel vajada, salvesta pakk enne failina.',
    deleteAgree: 'Kustuta',
    deleteDecline: 'Jäta alles',
    refusals: {
      'not-a-deck': 'See ei ole paki fail või on see rikutud. Vali mõni teine fail.',
      'newer-version':
        'See paki fail on uuem kui see rakendus. Uuenda rakendust ja ava fail uuesti.',
      'too-large': 'See fail on paki jaoks liiga suur. Vali mõni teine fail.',
      'broken-picture': 'Üks pilt selles failis on rikutud. Palu fail uuesti saata.',
      incomplete: 'Selles failis ei ole midagi terviklikku. Vali mõni teine.',
    },
    nothingLost: 'Sinu enda pakid on endised.',
  },

  teach: {
    title: (name) => `Õpime: „${name}“`,
    colour: (colour, taught, of) => `${colour}, õpitud ${taught}/${of}`,
    prompts,
    ends,
    advice,
    views: (taken, of) => `Pilte tehtud: ${taken}/${of}`,
    taken: (end) => `${end}, õpitud`,
    missing: (end) => `${end}, veel puudu`,
    takeNow: 'Pildista kohe',
    preview: 'Kaamera pilt ja raam ühe kaardi jaoks',
    kept: 'Iga kaart jääb kohe alles. Võid lõpetada, millal tahad, ja hiljem jätkata.',
    done: (colour) => `${colour}: nüüd tean kõiki kaarte.`,
    doneHint: 'Puuduta allpool kaarti, et seda uuesti näidata.',
    next: (colour) => `Edasi: ${colour.toLowerCase()}`,
    finished: 'See ongi kogu pakk. Aitäh!',
    finish: 'Valmis',
    onlyForTwo:
      'Pomm 2 on ainult kahe mängija mängus. Sinu pakis ei ole seda? Siis on siin kõik tehtud.',
    shape: 'Kaartide kuju',
    shapes: { narrow: 'Kitsas riba', bridge: 'Kitsas mängukaart', poker: 'Lai mängukaart' },
    doubtTitle: (end, other) => `${end} on väga sarnane: ${other}`,
    doubt:
      'Võin need mängus segi ajada. Kas see on tõesti see kaart? Siis proovi lähemalt või vähema läikega.',
    showAgain: 'Näita uuesti',
    keepAnyway: 'Jäta ikkagi alles',
    failedHint: 'See, mida oled õpetanud, on alles.',
  },
};
