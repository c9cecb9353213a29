/** How Dutch players announce what they do. */

import type { Hearing } from '../hearing.ts';

export const dutchHearing: Hearing = {
  says: {
    move: [
      'ik ga {distance} [<steps>]',
      'ik ga {distance} [<steps>] naar {toward}',
      '[<ik>] <move> [<spy>] <how-far>',
      '<ik-ga> [<spy>] <how-far> [gaan|lopen|verplaatsen|verzetten|bewegen|schuiven|opschuiven|doen|zetten]',
      '<spy> (gaat|doet|zet|loopt|beweegt|stapt|schuift|verplaatst zich) <how-far>',
      '{self} (gaat|loopt|beweegt|stapt|schuift|verplaatst zich) <how-far>',
      '<how-far>',
      '[<ik>] <move> [<spy>] <how-far-to>',
      '<ik-ga> [<spy>] <how-far-to> [gaan|lopen|verplaatsen|verzetten|bewegen|schuiven|opschuiven|doen|zetten]',
      '<spy> (gaat|doet|zet|loopt|beweegt|stapt|schuift|verplaatst zich) <how-far-to>',
      '{self} (gaat|loopt|beweegt|stapt|schuift|verplaatst zich) <how-far-to>',
      '<how-far-to>',
      '[<ik>] draai [<spy>] <way> en (ga|loop) [dan] {distance} [<steps>]',
    ],
    spy: [
      'ik bespioneer {owner}',
      'ik kijk bij {owner}',
      '[<ik>] (bespioneer|bespied|begluur|bekijk|check|controleer|ondervraag|kies|doe) <whom>',
      '[<ik>] (kijk|gluur|spioneer|spiek|loer) <at> <whom>',
      '[<ik>] vraag [het] [aan] <whom>',
      '<ik-ga> <whom> (bespioneren|bespieden|begluren|bekijken|checken|controleren|ondervragen|zien)',
      '<ik-ga> (kijken|gluren|spioneren|spieken|loeren) <at> <whom>',
      '<ik-ga> <at> <whom> (kijken|gluren|spioneren|spieken|loeren)',
      '<ik-ga> (zien|weten|kijken) wat {owner} heeft',
      'ik ga voor <whom>',
      '<whom> (bespioneren|bespieden|bekijken)',
      '<at> <whom> kijken',
      '(wij|we) (bespioneren|bespieden|bekijken) <whom>',
      '(wij|we) kijken <at> <whom>',
      '<spy> (bespioneert|bespiedt|begluurt|bekijkt) <whom>',
      '<spy> (kijkt|gluurt|spioneert|loert) <at> <whom>',
      '{self} (bespioneert|bespiedt|begluurt|bekijkt) <whom>',
      '{self} (kijkt|gluurt|spioneert|loert) <at> <whom>',
      '{self} gaat <whom> (bespioneren|bespieden|bekijken)',
      '{owner} (wat heb je|wat heb jij|wat ligt) [daar] [?]',
      '{owner} laat [me|mij] zien [wat je hebt]',
    ],
    flip: [
      'draai om',
      'draai de spion om',
      '[<ik>] (draai|keer) [<spy>|hem|haar] [<other-way>] om',
      '[<ik>] draai [<spy>|hem|haar] [naar] <other-way>',
      '[<ik-ga>] [<spy>|hem|haar] (omdraaien|omkeren)',
      '<spy> (draait|keert) [zich] om',
      '<spy> kijkt [nu] <other-way>',
      '(omdraaien|omkeren|rechtsomkeert)',
      '[<ik>] flip [<spy>]',
      '{self} (draait|keert) <spy> om',
    ],
    end: [
      'einde beurt',
      'ik ben klaar [met mijn beurt]',
      '(klaar|pas|volgende|volgende speler|volgende graag|tot zover|jouw beurt|uw beurt|jullie beurt)',
      'einde [van] [mijn|de] beurt',
      '[ik] (beëindig|eindig|stop) [mijn|de] beurt',
      'mijn beurt (is|zit) [er] (klaar|voorbij|om|over|op|gedaan)',
      'beurt (klaar|voorbij|om|over|doorgeven|afgelopen)',
      'ik (pas|stop|eindig) [hier]',
      '(dat|dit) (was|is) (het|alles) [voor mij|van mij|wat mij betreft]',
      '[<anyone>] (jouw beurt|jij bent|uw beurt) [<anyone>]',
      '[ik] geef de beurt door',
      '(dat|dit) was mijn beurt',
      '(verder|meer) (niets|niks) [meer]',
      'ik doe (niets|niks) meer',
      '{self} (is klaar|past)',
    ],
    undo: [
      'ongedaan maken',
      'neem dat terug',
      '[<oh-nee>] [ik wil] (dat|het|dit|die zet|de laatste zet|mijn zet) (ongedaan maken|terugnemen|terugdraaien|terugzetten)',
      '[<oh-nee>] [<ik>] (neem|draai|zet) (dat|het|dit|die zet|de laatste zet|mijn zet) [weer] terug',
      '[<oh-nee>] [<ik>] maak (dat|het|dit|die zet|de laatste zet|mijn zet) [weer] ongedaan',
      '[<oh-nee>] (ongedaan maken|terugnemen|terugdraaien|ongedaan|terug|stap terug|annuleer|annuleren|herstel)',
      '[<oh-nee>] (dat|die) (neem ik|wil ik) (terug|terugnemen)',
      '[<oh-nee>] <kun-je> (dat|het|dit) (ongedaan maken|terugnemen|terugdraaien) [?]',
    ],
    repeat: [
      'herhaal [dat|het|het antwoord]',
      'nog een keer',
      '(nog eens|opnieuw|pardon|herhalen|nogmaals) [?]',
      '[sorry] wat (zei je|zei u|zeg je|zegt u|was dat|was het|zei hij|was het antwoord) [daar|nou|nu] [?]',
      'zeg (dat|het) [nog] (eens|een keer|opnieuw)',
      '[sorry] <kun-je> (dat|het|het antwoord) [[nog] (een keer|eens)] (herhalen|zeggen) [?]',
      '[sorry] ik (verstond|hoorde) (dat|het|je|u) niet [goed]',
      '[sorry] ik heb (dat|het|je|u) niet [goed] (verstaan|gehoord)',
    ],
  },
  parts: {
    ik: '(ik|we|wij)',
    'ik-ga':
      '(ik ga|ik wil|ik zal|ik zou graag|we gaan|wij gaan|we willen|laat me|laat mij|laten we|ik wil graag|ik mag)',
    move: '(ga|doe|loop|stap|beweeg|verplaats|verzet|zet|schuif|verschuif)',
    spy: '(mijn spion|zijn spion|haar spion|de spion|spion|onze spion|mijn agent)',
    at: '(bij|naar|in|op)',
    steps:
      '(kaart|kaarten|kaartje|kaartjes|stap|stappen|stapje|stapjes|plaats|plaatsen|plek|plekken|vakje|vakjes|veld|velden|positie|posities)',
    way: '[naar|op] {toward}',
    'how-far':
      '[vooruit|verder] {distance} [<steps>] [vooruit|verder|op|naar voren|rechtdoor|opzij]',
    'how-far-to': '({distance} [<steps>] [verder|op] <way>|<way> [met] {distance} [<steps>])',
    whom: '({owner} [speler|spion|hand|kaart|kaarten]|(hand|kaart|kaarten|basis|waaier) van {owner} [speler]|speler {owner})',
    'other-way': '(andere kant op|andere kant|naar andere kant|een halve slag)',
    anyone: '(groen|rood|blauw|geel)',
    'oh-nee': '(nee|oh nee|oeps|sorry|wacht|wacht even|momentje|foutje|nee wacht|o nee|nee nee)',
    'kun-je': '(kun je|kan je|kunt u|wil je|kunnen we|mag ik|kan ik|zou je)',
  },
  opening:
    'goed|prima|zo|mooi|mijn beurt|ik ben aan de beurt|eerst|eens kijken|even kijken|laat eens kijken|en|deze beurt|scheidsrechter|hé|deze keer',
  closing:
    'dank je|dankjewel|dank u|bedankt|deze beurt|deze keer|opnieuw|weer|nog een keer|als het mag',
  colours: {
    green: { plain: '(groen|groene)' },
    red: { plain: '(rood|rode)' },
    blue: { plain: '(blauw|blauwe)' },
    yellow: { plain: '(geel|gele)' },
  },
  distances: { 1: { plain: '(één|eentje)' }, 2: { plain: '(twee|tweetje)' } },
  facings: {
    left: { plain: '(links|linksaf|linkerkant)' },
    right: { plain: '(rechts|rechtsaf|rechterkant)' },
  },
  correction:
    '[oh|ach|o] (nee|sorry|wacht|ik bedoel|ik bedoelde|pardon|nee wacht|nee sorry|nee ik bedoel|of nee|nee toch|eigenlijk|of liever|liever)',
  fragments: {
    spy: ['[bij|naar] <whom>'],
    move: ['{distance} [<steps>]', '<way>', '<how-far-to>'],
  },
  fillers:
    'ik eh euh uh uhm um hm hmm ah oh oké oke ok okay nou dus dan even eens maar gewoon nu ja graag alsjeblieft alstublieft de het hoor er eventjes toch',
  apart: 'bespioneerd gedraaid verplaatste gekeken draaien',
  talk:
    'jij je jouw hij zij ze hem haar hun jullie ons niet nooit geen niemand iemand iedereen kan kun kon zou ' +
    'zouden moet moeten mag misschien als wanneer waarom wie wat waar welke hoe denk dacht zei weet wist ' +
    'geloof hoop wacht straks later eerst daarna vroeger altijd al nog omdat maar of alleen goed mooi slecht ' +
    'leuk snel langzaam makkelijk moeilijk spel speel spelen gespeeld winnen verliezen verloren gewonnen bom ' +
    'bommen kluis kluizen geheim koffie thee telefoon hond echt heel erg te gevaarlijk slim voorzichtig hallo ' +
    'kom kwam ging gegaan deed gedaan had heeft hebben was waren werd worden wil wilt wilde vind vindt zag ' +
    'gezien zegt zeg geef maak deze die dit dat daar hier hand handen kaart kaarten beide alle meer minder ' +
    'laatste elke ieder iets niets uit af onder boven tussen met zonder tot sinds ooit ander andere volgende ' +
    'vorige keer',
  equal: [
    [/^(1|één|eén|éen)$/, 'een'],
    [/^2$/, 'twee'],
    [/^oké$/, 'oke'],
    [/^beeindig$/, 'beëindig'],
  ],
};
