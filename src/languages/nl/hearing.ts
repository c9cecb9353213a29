/** How Dutch players announce what they do. */

import type { Colour } from '../../cards/card.ts';
import type { Command, Hearing } from '../language.ts';

const colours: Readonly<Record<Colour, string>> = {
  green: 'groen',
  red: 'rood',
  blue: 'blauw',
  yellow: 'geel',
};
const numbers = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven'];
const ways = { left: ' naar links', right: ' naar rechts' };

export const dutchHearing: Hearing = {
  phrases,
  equal: [
    [/\b[0-7]\b/g, (digit) => numbers[Number(digit)] ?? digit],
    [/één/g, 'een'],
  ],
  fillers: ['ik', 'mijn', 'de', 'nu'],
  doubts: ['niet', 'misschien', 'of'],
};

function phrases(command: Command): readonly string[] {
  switch (command.kind) {
    case 'move': {
      const distance = numbers[command.distance] ?? String(command.distance);
      return [`verplaats ${distance}${command.toward ? ways[command.toward] : ''}`];
    }
    case 'spy':
      return Object.entries(colours)
        .filter(([colour]) => colour === command.player)
        .map(([, name]) => `bespioneer ${name}`);
    case 'flip':
      return ['draai om'];
    case 'end':
      return ['einde beurt'];
    case 'undo':
      return ['neem terug'];
    case 'repeat':
      return ['herhaal'];
  }
}
