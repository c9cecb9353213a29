/** The Dutch of how the referee speaks, and of the voices that are recorded for it. */

import type { Words } from '../language.ts';

export const voiceWords: Pick<Words, 'speaking' | 'voices' | 'record'> = {
  speaking: {
    speed: 'Hoe snel',
    speeds: { slow: 'Langzaam', usual: 'Gewoon', fast: 'Snel', 'very-fast': 'Heel snel' },
    volume: 'Hoe hard',
    softer: 'Zachter',
    louder: 'Harder',
    level: (step, of) => `Volume ${step} van ${of}`,
    check: 'Kan iedereen dit horen?',
  },

  voices: {
    title: 'Opgenomen stemmen',
    show: 'Een stem opnemen',
    intro:
      'Lees mijn zinnen voor, dan spreek ik met jouw stem. Wat er nog niet is, zeg ik zelf. Alles blijft op dit apparaat.',
    newName: 'Onze stem',
    name: 'Naam van de stem',
    progress: (recorded, of) => `${recorded} van ${of} zinnen`,
    recordNew: 'Een nieuwe stem opnemen',
    goOn: 'Verder opnemen',
    again: 'Beluisteren en opnieuw opnemen',
    save: 'Opslaan als bestand',
    open: 'Open een stembestand',
    added: (name) => `“${name}” is er nu bij. Kies die in de instellingen.`,
    addedFor: (name, language) =>
      `“${name}” is er nu bij, voor deze taal: ${language}. Kies die in de instellingen als de app in die taal staat.`,
    remove: 'Verwijderen',
    deleteTitle: (name) => `“${name}” verwijderen?`,
    deleteWarning:
      'Alle opnamen ervan gaan verloren. Sla de stem eerst op als bestand als je haar misschien nog wilt.',
    deleteAgree: 'Verwijderen',
    deleteDecline: 'Bewaren',
    refusals: {
      'not-a-voice': 'Dit is geen stembestand, of het is beschadigd. Kies een ander bestand.',
      'newer-version':
        'Dit stembestand is nieuwer dan deze app. Werk de app bij en open het dan opnieuw.',
      damaged: 'Dit stembestand is beschadigd of niet compleet. Vraag het opnieuw.',
      'too-large': 'Dit bestand is te groot voor een stem. Kies een ander bestand.',
      'unknown-language': 'Deze stem spreekt een taal die ik niet ken.',
    },
    nothingLost: 'Aan je eigen stemmen is niets veranderd.',
  },

  record: {
    title: (name) => `“${name}” opnemen`,
    read: 'Lees dit voor',
    soundFollows: 'Alleen deze woorden: het gesis of de knal komt vanzelf.',
    start: 'Opnemen',
    stop: 'Ik heb het gezegd',
    again: 'Opnieuw opnemen',
    next: 'Volgende zin',
    hear: 'Luisteren',
    remove: 'Weghalen',
    opening: 'Een ogenblik: ik zet de microfoon aan…',
    listening: 'Ik luister…',
    height: 'Hoe hard je spreekt',
    kept: 'Bewaard, zonder de stilte ervoor en erna.',
    finished: 'Dat zijn ze allemaal. Dank je wel!',
    all: 'Alle zinnen',
    recorded: (words) => `Opgenomen: ${words}`,
    missing: (words) => `Ontbreekt nog: ${words}`,
    failures: {
      'not-supported': 'Deze browser kan niet opnemen.',
      refused:
        'Ik mag de microfoon niet gebruiken. Sta hem toe in de instellingen van de browser en probeer het opnieuw.',
      'no-microphone': 'Ik vind geen microfoon. Sluit er een aan en probeer het opnieuw.',
      lost: 'De microfoon is weg. Sluit hem weer aan en lees deze zin nog eens.',
      'nothing-heard': 'Ik hoorde niemand spreken. Kom dichterbij en lees het nog eens.',
      failed: 'Het opnemen lukte niet. Probeer het opnieuw.',
    },
    asItWas: 'Wat je hebt opgenomen, is nog zoals het was.',
  },
};
