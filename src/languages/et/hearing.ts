/** How Estonian players announce what they do. */

import type { Colour } from '../../cards/card.ts';
import type { Command, Hearing } from '../language.ts';

/** In the case that the one spied upon stands in. */
const colours: Readonly<Record<Colour, string>> = {
  green: 'rohelise',
  red: 'punase',
  blue: 'sinise',
  yellow: 'kollase',
};
const numbers = ['null', 'üks', 'kaks', 'kolm', 'neli', 'viis', 'kuus', 'seitse'];
const ways = { left: ' vasakule', right: ' paremale' };

export const estonianHearing: Hearing = {
  phrases,
  equal: [[/[0-7]/g, (digit) => numbers[Number(digit)] ?? digit]],
  fillers: ['ma', 'nüüd'],
  doubts: ['ei', 'ära', 'võibolla'],
};

function phrases(command: Command): readonly string[] {
  switch (command.kind) {
    case 'move': {
      const distance = numbers[command.distance] ?? String(command.distance);
      const way = command.toward ? ways[command.toward] : '';
      return [`liigu ${distance}${way}`];
    }
    case 'spy':
      return Object.entries(colours)
        .filter(([colour]) => colour === command.player)
        .map(([, name]) => `luuran ${name} järele`);
    case 'flip':
      return ['pööra ümber'];
    case 'end':
      return ['lõpeta käik'];
    case 'undo':
      return ['võta tagasi'];
    case 'repeat':
      return ['korda'];
  }
}
