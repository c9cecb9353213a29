/** How Greek players announce what they do. */

import type { Colour } from '../../cards/card.ts';
import type { Command, Hearing } from '../language.ts';

/** In the case that the one spied upon stands in. */
const colours: Readonly<Record<Colour, string>> = {
  green: 'πράσινο',
  red: 'κόκκινο',
  blue: 'μπλε',
  yellow: 'κίτρινο',
};
const numbers = ['μηδεν', 'ενα', 'δυο', 'τρια', 'τεσσερα', 'πεντε', 'εξι', 'επτα'];
const ways = { left: ' αριστερά', right: ' δεξιά' };

export const greekHearing: Hearing = {
  phrases,
  equal: [
    // Capitals are written without accents.
    [/\p{L}+/gu, (word) => word.normalize('NFD').replace(/\p{M}/gu, '')],
    [/[0-7]/g, (digit) => numbers[Number(digit)] ?? digit],
  ],
  fillers: ['εγω', 'τωρα'],
  doubts: ['δεν', 'μην', 'ισως'],
};

function phrases(command: Command): readonly string[] {
  switch (command.kind) {
    case 'move': {
      const distance = numbers[command.distance] ?? String(command.distance);
      const way = command.toward ? ways[command.toward] : '';
      return [`προχωρώ ${distance}${way}`];
    }
    case 'spy':
      return Object.entries(colours)
        .filter(([colour]) => colour === command.player)
        .map(([, name]) => `κατασκοπεύω το ${name}`);
    case 'flip':
      return ['γυρίζω'];
    case 'end':
      return ['τέλος γύρου'];
    case 'undo':
      return ['αναίρεση'];
    case 'repeat':
      return ['ξανά'];
  }
}
