/** How Marathi players announce what they do. */

import type { Colour } from '../../cards/card.ts';
import type { Command, Hearing } from '../language.ts';

/** In the case that the one spied upon stands in. */
const colours: Readonly<Record<Colour, string>> = {
  green: 'हिरव्यावर',
  red: 'लालवर',
  blue: 'निळ्यावर',
  yellow: 'पिवळ्यावर',
};
const numbers = ['शून्य', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात'];
const ways = { left: ' डावीकडे', right: ' उजवीकडे' };

export const marathiHearing: Hearing = {
  phrases,
  equal: [[/[0-7]/g, (digit) => numbers[Number(digit)] ?? digit]],
  fillers: ['मी', 'आता'],
  doubts: ['नाही', 'नको', 'कदाचित'],
};

function phrases(command: Command): readonly string[] {
  switch (command.kind) {
    case 'move': {
      const distance = numbers[command.distance] ?? String(command.distance);
      const way = command.toward ? ways[command.toward] : '';
      return [`${distance}${way || ' पुढे'}`];
    }
    case 'spy':
      return Object.entries(colours)
        .filter(([colour]) => colour === command.player)
        .map(([, name]) => `${name} हेरगिरी`);
    case 'flip':
      return ['हेर वळवा'];
    case 'end':
      return ['पाळी संपली'];
    case 'undo':
      return ['मागे घ्या'];
    case 'repeat':
      return ['पुन्हा सांगा'];
  }
}
