/** How Turkish players announce what they do. */

import type { Colour } from '../../cards/card.ts';
import type { Command, Hearing } from '../language.ts';

/** In the case that the one spied upon stands in. */
const colours: Readonly<Record<Colour, string>> = {
  green: 'yeşili',
  red: 'kırmızıyı',
  blue: 'maviyi',
  yellow: 'sarıyı',
};
const numbers = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi'];
const ways = { left: ' sola', right: ' sağa' };

export const turkishHearing: Hearing = {
  phrases,
  equal: [[/[0-7]/g, (digit) => numbers[Number(digit)] ?? digit]],
  fillers: ['ben', 'şimdi'],
  doubts: ['değil', 'belki', 'mi'],
};

function phrases(command: Command): readonly string[] {
  switch (command.kind) {
    case 'move': {
      const distance = numbers[command.distance] ?? String(command.distance);
      const way = command.toward ? ways[command.toward] : '';
      return [`${distance}${way} ilerle`];
    }
    case 'spy':
      return Object.entries(colours)
        .filter(([colour]) => colour === command.player)
        .map(([, name]) => `${name} gözetle`);
    case 'flip':
      return ['çevir'];
    case 'end':
      return ['sıra bitti'];
    case 'undo':
      return ['geri al'];
    case 'repeat':
      return ['tekrar'];
  }
}
