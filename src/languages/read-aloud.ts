/** What somebody reads aloud to lend the referee their voice: all that it says, what games need most first. */

import type { Sentence } from '../cards/sentence.ts';
import type { Ruling, RulingKind } from '../game/ruling.ts';
import type { Language } from './language.ts';
import { announce, everyAnnouncement, everyRuling, sayRuling } from './say.ts';

/** From what is said in every turn to what many games go without. */
const byNeed: readonly RulingKind[] = [
  ...(['turn', 'safe', 'top-secret', 'moved', 'fuse', 'exposed', 'flipped'] as const),
  ...(['out', 'win', 'boom', 'undone', 'refused'] as const),
];

/** One sentence for each wording: many share theirs, as the fuse and the boom do, where only the colour is spoken. */
export function sentencesToRead(language: Language): readonly Sentence[] {
  const rulings = [...everyRuling()].sort((one, other) => needOf(one) - needOf(other));
  const sentences = [
    ...rulings.map((ruling) => sayRuling(language, ruling)),
    ...everyAnnouncement().map((announcement) => announce(language, announcement)),
  ];
  const first = new Map<string, Sentence>();
  for (const sentence of sentences)
    if (!first.has(sentence.spoken)) first.set(sentence.spoken, sentence);
  return [...first.values()];
}

/** Green and red are at every table for two: a game of theirs is whole before the other colours begin. */
function needOf(ruling: Ruling): number {
  const forTwo = Object.values(ruling).every((value) => value !== 'blue' && value !== 'yellow');
  return byNeed.indexOf(ruling.kind) + (forTwo ? 0 : byNeed.length);
}
