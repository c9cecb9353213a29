/** The Dutch of everything that can go wrong outside the rules: what it is and what to do next. */

import type { Words } from '../language.ts';

export const troubleWords: Pick<Words, 'notices' | 'hearing' | 'app'> = {
  notices: {
    'storage-missing': {
      what: 'Deze browser bewaart niets voor mij.',
      next: 'Je kunt spelen, maar laat deze pagina open: een gesloten spel is weg. In een privévenster is dat vaak zo.',
    },
    'storage-full': {
      what: 'Dit apparaat is vol. Het spel gaat door, maar de laatste stappen zijn niet bewaard.',
      next: 'Maak wat ruimte, bijvoorbeeld door een paar foto’s te verwijderen. Ik blijf het proberen.',
    },
    'saved-game-broken': {
      what: 'Het bewaarde spel is niet te lezen.',
      next: 'Begin een nieuw spel. De rest is in orde.',
    },
    'kept-deck-broken': {
      what: 'Een bewaarde kaartset is niet meer te lezen.',
      next: 'Leer hem opnieuw of haal hem uit zijn bestand.',
    },
    'not-saved': {
      what: 'De laatste stap is niet bewaard.',
      next: 'Speel door en laat deze pagina open. Ik blijf het proberen.',
    },
    'camera-lost': {
      what: 'De camera is weg.',
      next: 'Sluit hem weer aan, of kom terug naar deze pagina, en probeer het opnieuw.',
    },
    'speech-missing': {
      what: 'Op dit apparaat ben ik niet te horen.',
      next: 'Zet het geluid harder en raak het scherm één keer aan. Alles wat ik zeg, staat hier ook.',
    },
    'voice-not-kept': {
      what: 'Wat net is opgenomen, is niet bewaard op dit apparaat.',
      next: 'Sla de stem op als bestand voordat je deze pagina sluit, of maak wat ruimte en ga verder.',
    },
    'update-ready': {
      what: 'Er is een nieuwere versie van mij.',
      next: 'Neem die wanneer het je uitkomt. Je spel blijft bewaard.',
    },
    'offline-ready': {
      what: 'Alles staat nu op dit apparaat.',
      next: 'Vanaf nu heb je geen netwerk nodig om te spelen.',
    },
  },

  hearing: {
    'not-supported': 'Deze browser kan niet luisteren. Speel met tikken.',
    refused:
      'Ik mag de microfoon niet gebruiken. Sta hem toe in de instellingen van de browser, of speel met tikken.',
    'no-microphone': 'Ik vind geen microfoon. Sluit er een aan, of speel met tikken.',
    'no-network': 'Deze browser luistert alleen met netwerk. Speel voorlopig met tikken.',
    'nothing-heard': 'Ik hoorde niets. Houd de knop vast terwijl je spreekt.',
    'no-announcement': 'Dat kon ik niet uitvoeren. Zeg het nog eens of speel met tikken.',
    silent: 'De microfoon geeft geen geluid. Staat hij uit? Speel zolang met tikken.',
    'ear-missing':
      'Mijn oor is hier niet helemaal. Open deze pagina een keer met netwerk en probeer het dan opnieuw.',
    failed: 'Het luisteren lukte niet. Probeer het opnieuw, of speel met tikken.',
  },

  app: {
    covered: 'Verborgen zolang je weg bent',
    elsewhere: 'Ik sta open in een ander venster.',
    elsewhereNext: 'Speel daar verder. Als het dicht is, ben ik hier.',
    failed: 'Er ging iets mis dat niet mis had mogen gaan.',
    failedNext: 'Laad de pagina opnieuw: je spel is na elke stap bewaard.',
    updateNow: 'Nu bijwerken',
    dismiss: 'Goed',
    close: 'Sluiten',
    back: 'Terug',
    cancel: 'Annuleren',
    noScript: 'Deze app heeft JavaScript nodig. Zet het aan voor deze pagina en laad opnieuw.',
  },
};
