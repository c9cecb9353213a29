/** The Dutch of the decks: choosing, keeping and teaching them. */

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
  'B1*': 'Bom 1, brandend',
  B2: cards.B2,
  'B2*': 'Bom 2, brandend',
  '<': 'Spion, links',
  '>': 'Spion, rechts',
  '#': 'De achterkant',
};

const prompts: Readonly<Record<End, string>> = {
  S1: 'Laat me Kluis 1 zien',
  S2: 'Laat me Kluis 2 zien',
  T1: 'Laat me Topgeheim 1 zien',
  T2: 'Laat me Topgeheim 2 zien',
  B1: 'Laat me Bom 1 zien, niet brandend',
  'B1*': 'Draai Bom 1 zo dat de lont brandt',
  B2: 'Laat me Bom 2 zien, niet brandend',
  'B2*': 'Draai Bom 2 zo dat de lont brandt',
  '<': 'Laat me de spion zien die naar links kijkt',
  '>': 'Draai de spion: nu kijkt hij naar rechts',
  '#': 'Laat me een kaart van achteren zien',
};

const advice: Readonly<Record<Advice, string>> = {
  'no-card': 'Houd één kaart in het kader, met de bovenkant naar boven.',
  'two-cards': 'Ik zie twee kaarten. Laat er maar één zien.',
  'more-light': 'Het is te donker. Meer licht, graag.',
  closer: 'Dichterbij, graag.',
  farther: 'Iets verder weg.',
  'into-frame': 'Schuif hem in het kader.',
  'hold-still': 'Houd hem stil…',
  'next-card': 'Ik heb hem. Haal deze kaart nu weg.',
  tilt: 'Ik heb hem. Kantel hem nu een beetje in het licht.',
};

export const deckWords: Pick<Words, 'cards' | 'teach'> = {
  cards: {
    title: 'Kaarten',
    which: 'Met welke kaarten spelen jullie?',
    printedHint:
      'De geprinte kaarten ken ik uit mijn hoofd. Elke andere kaartset kan ik leren: dat duurt een paar minuten.',
    newName: 'Mijn kaarten',
    name: 'Naam van de kaartset',
    ready: (colour) => `${colour}: klaar`,
    notForTwo: (colour) => `${colour}: klaar voor drie of vier spelers`,
    partly: (colour, taught, of) => `${colour}: ${taught} van ${of}`,
    teachNew: 'Leer me een nieuwe kaartset',
    goOn: 'Verder met leren',
    teachMore: 'Opnieuw leren',
    save: 'Opslaan als bestand',
    open: 'Open een kaartbestand',
    added: (name) => `“${name}” is er nu bij.`,
    remove: 'Verwijderen',
    deleteTitle: (name) => `“${name}” verwijderen?`,
    deleteWarning:
      'Alles wat ik ervan geleerd heb, gaat verloren. Sla de set eerst op als bestand als je hem misschien nog wilt.',
    deleteAgree: 'Verwijderen',
    deleteDecline: 'Bewaren',
    refusals: {
      'not-a-deck': 'Dit is geen kaartbestand, of het is beschadigd. Kies een ander bestand.',
      'newer-version':
        'Dit kaartbestand is nieuwer dan deze app. Werk de app bij en open het dan opnieuw.',
      'too-large': 'Dit bestand is te groot voor een kaartset. Kies een ander bestand.',
      'broken-picture': 'Een plaatje in dit kaartbestand is beschadigd. Vraag het bestand opnieuw.',
      incomplete: 'In dit kaartbestand is niets compleet. Kies een ander bestand.',
    },
    nothingLost: 'Aan je eigen kaartsets is niets veranderd.',
  },

  teach: {
    title: (name) => `“${name}” leren`,
    colour: (colour, taught, of) => `${colour}, ${taught} van ${of} geleerd`,
    prompts,
    ends,
    advice,
    views: (taken, of) => `Foto ${taken} van ${of} gemaakt`,
    taken: (end) => `${end}, geleerd`,
    missing: (end) => `${end}, ontbreekt nog`,
    takeNow: 'Neem hem nu',
    preview: 'Het camerabeeld met een kader voor één kaart',
    kept: 'Elke kaart wordt meteen bewaard. Je kunt altijd stoppen en later verdergaan.',
    done: (colour) => `${colour}: nu ken ik alles.`,
    doneHint: 'Tik hieronder op een kaart om hem opnieuw te laten zien.',
    next: (colour) => `Verder met ${colour.toLowerCase()}`,
    finished: 'Dat is de hele set. Dank je wel!',
    finish: 'Klaar',
    onlyForTwo:
      'Bom 2 is alleen voor spellen met twee spelers. Geen Bom 2 in je set? Dan ben je hier klaar.',
    shape: 'De vorm van de kaarten',
    shapes: {
      narrow: 'Smalle strook',
      bridge: 'Smalle speelkaart',
      poker: 'Brede speelkaart',
    },
    doubtTitle: (end, other) => `${end} lijkt precies op ${other}`,
    doubt:
      'In een spel kan ik ze verwisselen. Is het echt deze kaart? Probeer het dan dichterbij, of met minder glans.',
    showAgain: 'Laat hem opnieuw zien',
    keepAnyway: 'Toch bewaren',
    failedHint: 'Wat je me geleerd hebt, is bewaard.',
  },
};
