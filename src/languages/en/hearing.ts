/** How English players announce what they do. */

import type { Command, Hearing } from '../language.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const numberWord = (amount: number) => numbers[amount] ?? String(amount);

export const englishHearing: Hearing = {
  phrases,
  equal: [
    [/\b[0-7]\b/g, (digit) => numberWord(Number(digit))],
    [/\b(\d)(?=left|right)/g, (digit) => `${numberWord(Number(digit))} `],
    [/\b(forwards?|ahead|straight on)\b/g, 'forward'],
    [/\b(cards?|steps?|places?|spots?|spaces?)\b/g, ''],
    [/\b(to|on|towards?) (the |my )?(left|right)\b/g, '$3'],
    [/\bleft ?wards?\b/g, 'left'],
    [/\bright ?wards?\b/g, 'right'],
    // "move two" is often heard as "move to", and "one" as "won".
    [/\b(move|go|walk) (to|too)\b/g, '$1 two'],
    [/^(to|too)( left| right)?$/g, 'two$2'],
    [/\b(won|wan)\b/g, 'one'],
    [/\b(spying|spies|spied|spyon|spine)\b/g, 'spy'],
    [/\b(read|rad|wed)\b/g, 'red'],
    [/\bblew\b/g, 'blue'],
    [/\bgreene\b/g, 'green'],
    [/\b(around|about)\b/g, 'round'],
    [/\b(moving|moves)\b/g, 'move'],
    [/\b(turning|turns)\b/g, 'turn'],
    [/\b(flipping|flips)\b/g, 'flip'],
    [/\b(ending|ends)\b/g, 'end'],
  ],
  fillers: (
    'a an the my me i im ill id we us our he she it its is will would want like wanna going gonna am to please now ' +
    'ok okay um uh er erm ah oh hey well so then and by let lets just player side facing face'
  ).split(' '),
  doubts: (
    'not dont doesnt didnt never no nope shouldnt cant wont should shall could can might maybe perhaps ' +
    'or if whether unless what who why how which did does do were was wait'
  ).split(' '),
};

function phrases(command: Command): readonly string[] {
  switch (command.kind) {
    case 'move':
      return movePhrases(numberWord(command.distance), command.toward);
    case 'spy':
      return [
        `I spy on ${command.player}`,
        `spy ${command.player}`,
        `look at ${command.player}`,
        `ask ${command.player}`,
        `check ${command.player}`,
      ];
    case 'flip':
      return [
        'flip',
        'turn round',
        'flip the Spy',
        'turn the Spy round',
        'flip round',
        'turn the Spy',
      ];
    case 'end':
      return [
        'end turn',
        'end my turn',
        'end',
        'end of turn',
        'done',
        'finished',
        'pass',
        'next',
        'next player',
      ];
    case 'undo':
      return ['undo', 'undo that', 'take that back', 'take it back', 'go back'];
    case 'repeat':
      return [
        'repeat',
        'repeat that',
        'say that again',
        'say again',
        'again',
        'once more',
        'pardon',
      ];
  }
}

function movePhrases(distance: string, toward: 'left' | 'right' | undefined): readonly string[] {
  if (toward === undefined) {
    return [
      `move ${distance}`,
      distance,
      `go ${distance}`,
      `walk ${distance}`,
      `move ${distance} forward`,
    ];
  }
  return [
    `move ${distance} ${toward}`,
    `${distance} ${toward}`,
    `${toward} ${distance}`,
    `move ${toward} ${distance}`,
    `go ${distance} ${toward}`,
    `go ${toward} ${distance}`,
    `turn ${toward} and move ${distance}`,
  ];
}
