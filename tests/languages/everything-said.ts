/** Everything that a language can show or say, as text: its words with sample arguments, its answers, its name. */

import type { Language, Words } from '../../src/languages/language.ts';
import { everySentence } from '../../src/languages/say.ts';

type Argument = string | number | readonly string[];
type Fill = (...given: readonly Argument[]) => string;
export type Leaf = string | Fill;

/** One for each text that takes arguments; the test of parity tells which one is forgotten. */
export const samples: Readonly<Record<string, readonly Argument[]>> = {
  'names.spyFacing': ['left'],
  'names.lit': ['B1'],
  'names.exposed': ['S1'],
  'welcome.savedGame': [['Ann', 'Bo'], 'Bo'],
  'welcome.savedGameOver': [['Ann', 'Bo']],
  'print.open': ['A4'],
  'newGame.playerCount': [3],
  'newGame.name': ['Ann'],
  'newGame.chooseColour': ['Ann', 'Bo'],
  'newGame.begin': ['Ann'],
  'newGame.moveUp': ['Ann'],
  'newGame.deckName': ['mine', 'Bo'],
  'newGame.unread': [['Ann', 'Bo']],
  'cards.ready': ['Ann'],
  'cards.notForTwo': ['Ann'],
  'cards.partly': ['Ann', 3, 9],
  'cards.added': ['Bo'],
  'cards.deleteTitle': ['Bo'],
  'teach.title': ['Bo'],
  'teach.colour': ['Ann', 3, 9],
  'teach.views': [3, 9],
  'teach.taken': ['S1'],
  'teach.missing': ['S1'],
  'teach.done': ['Ann'],
  'teach.next': ['Ann'],
  'teach.doubtTitle': ['S1', 'T1'],
  'enrol.partly': [3, 9],
  'enrol.finished': ['Ann'],
  'enrol.progress': [3, 9],
  'enrol.removeTitle': ['Ann'],
  'handOver.title': ['Ann'],
  'handOver.ready': ['Ann'],
  'handOver.progress': [3, 9],
  'scan.title': ['Ann'],
  'scan.seen': [3, 9],
  'scan.coveredCard': [3],
  'hand.title': ['Ann'],
  'hand.read': [3],
  'hand.doubtful': [3],
  'check.differ': [3],
  'check.doubtful': [3],
  'check.light': [3, 'B1'],
  'check.unlight': [3, 'B1'],
  'check.expose': [3, 'S1'],
  'check.hide': [3],
  'check.exchange': [3, 5, 'S1', 'T1'],
  'check.shift': [3, 'S1', 6],
  'check.otherCard': [3, 'S1'],
  'check.spyPlace': [3],
  'check.spyFacing': ['left'],
  'correct.title': ['Ann'],
  'correct.place': [3, 'S1'],
  'correct.emptyPlace': [3],
  'correct.trayCard': ['S1', 3],
  'correct.stand': [3, 'left'],
  'correct.problems.too-many': ['S1', 4, 2],
  'correct.problems.missing': ['S1', 3],
  'correct.problems.place-unknown': [3],
  'table.turn': ['Ann'],
  'table.firstAnswer': ['Ann'],
  'table.asked': ['Ann', 'Bo'],
  'table.moveForward': [2],
  'table.moveToward': [2, 'left'],
  'table.spyOn': ['Ann'],
  'table.review': ['Ann'],
  'table.spyPlace': [3, 6, 'left'],
  'table.hiddenCard': [3],
  'table.exposedCard': [3, 'S1'],
  'table.heard': ['Bo'],
  'end.title': ['Ann'],
  'end.handOf': ['Ann'],
  'speaking.level': [3, 9],
  'voices.progress': [3, 9],
  'voices.added': ['Bo'],
  'voices.addedFor': ['Bo', 'Ann'],
  'voices.deleteTitle': ['Bo'],
  'record.title': ['Bo'],
  'record.recorded': ['Bo'],
  'record.missing': ['Bo'],
  'history.by': ['Ann'],
  'history.spies': ['Ann'],
  'history.handCorrected': ['Ann'],
};

/** By paths such as `table.moveHint`, or `welcome.how.0`. */
export function leavesOf(words: Words): ReadonlyMap<string, Leaf> {
  const found = new Map<string, Leaf>();
  const walk = (part: unknown, path: string): void => {
    if (typeof part === 'string' || typeof part === 'function') found.set(path, part as Leaf);
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part))
        walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(words, '');
  return found;
}

export function textOf(path: string, leaf: Leaf, given = samples[path] ?? []): string {
  return typeof leaf === 'string' ? leaf : leaf(...given);
}

/** Without the names and the card marks that the samples put in. */
export function everyText(language: Language): readonly string[] {
  const shown = [...leavesOf(language.words)].map(([path, leaf]) =>
    textOf(path, leaf).replace(/(?<!\p{L})(Ann|Bo|mine|left|[STB]1)(?!\p{L})/giu, ''),
  );
  const said = everySentence(language).flatMap(({ caption, spoken }) => [caption, spoken]);
  return [...shown, ...said];
}
