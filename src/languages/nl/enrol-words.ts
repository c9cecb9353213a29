/** The Dutch of what is said while a voice is taught. */

import type { Words } from '../language.ts';

export const enrolWords: Pick<Words, 'enrol'> = {
  enrol: {
    open: 'Leer mij je stem',
    openHint: 'Tien korte zinnen, één keer gezegd. Daarna begrijp ik je beter.',
    title: 'Leer mij je stem',
    what: 'Zeg tien korte zinnen één keer, zoals je ze in een spel zou zeggen. Daarna begrijp ik je beter. Dat helpt kinderen en mensen met een accent het meest.',
    kept: 'Ik bewaar getallen die beschrijven hoe je klinkt, alleen op dit apparaat. Er wordt geen opname bewaard.',
    teach: 'Beginnen',
    goOn: 'Verder',
    onceMore: 'Nog een keer',
    remove: 'Verwijderen',
    untaught: 'Nog niet geleerd.',
    partly: (taught, of) => `${taught} van ${of} zinnen. Het helpt zodra ze er allemaal zijn.`,
    taught: 'Ik ken deze stem.',
    finished: (colour) => `Dank je! ${colour} is klaar.`,
    say: 'Zeg dit:',
    how: 'Houd de telefoon zoals in een spel en spreek zoals altijd. Ik merk wanneer je klaar bent.',
    progress: (place, of) => `Zin ${place} van ${of}`,
    states: { starting: 'Een ogenblik…', waiting: 'Nu graag.', speaking: 'Ik hoor je…' },
    troubles: {
      'too-quiet': 'Dat was te zacht. Kom dichterbij of spreek harder.',
      'too-short': 'Dat verstond ik niet. Zeg de hele zin nog eens.',
      'too-long': 'Dat was te lang. Alleen de zin, graag, als het even stil is.',
    },
    deaf: {
      refused:
        'Ik mag de microfoon niet gebruiken. Sta hem toe in de instellingen van de browser en probeer het opnieuw.',
      'no-microphone': 'Ik vind geen microfoon. Sluit er een aan en probeer het opnieuw.',
      'ear-missing':
        'Mijn oor is hier niet helemaal. Open deze pagina een keer met netwerk en probeer het dan opnieuw.',
      failed: 'Dat lukte niet. Probeer het opnieuw.',
    },
    skip: 'Nu overslaan',
    before: 'De vorige zin',
    tryAgain: 'Probeer opnieuw',
    removeTitle: (colour) => `De stem van ${colour} verwijderen?`,
    removeWarning: 'Wat in deze taal geleerd is, is dan weg.',
    keep: 'Bewaren',
  },
};
