/** What a language's templates come to, made once: graphs, the lexicon, the words that carry nothing. */

import { correctionOf, fragmentsOf, type Fragment } from './correcting.ts';
import { graphOf } from './graph.ts';
import type { Said } from './hearing.ts';
import type { Language } from './language.ts';
import { latticeOf, nearlySame, type HeardWord, type Lattice } from './likeness.ts';
import { everySentence } from './say.ts';
import { questionMark, wordsOf } from './spelling.ts';
import type { Phrase } from './template.ts';
import { lexiconOf, phraseOf, withTrimmings } from './wording.ts';

export type Compiled = {
  /** Nothing where the language has no words for it: nobody repeats by naming a colour. */
  readonly lattice: (said: Said) => Lattice | undefined;
  readonly fragments: (
    said: Said,
  ) => readonly (Omit<Fragment, 'phrase'> & { readonly lattice: Lattice })[];
  readonly correction: Lattice;
  readonly isFiller: (word: string) => boolean;
  readonly heard: (word: string) => HeardWord;
  /** True for what the referee says itself, which is never an announcement. */
  readonly isOwn: (words: readonly string[]) => boolean;
};

const fillerCost = 0.01;
const wordCost = 1;
/** A mark that the speaker's pitch stands for: more than a word too many. */
const questionCost = 2;
const letterCost = 0.25;

const made = new WeakMap<Language, Compiled>();

export function compiled(language: Language): Compiled {
  const before = made.get(language);
  if (before) return before;
  const now = compile(language);
  made.set(language, now);
  return now;
}

function compile(language: Language): Compiled {
  const { hearing } = language;
  const fillers = new Set(wordsOf(language, hearing.fillers));
  const lexicon = lexiconOf(language, 'equal');
  const known = new Set([...lexicon, ...wordsOf(language, hearing.apart)]);
  const own = new Set(
    everySentence(language)
      .flatMap(({ caption, spoken }) => [caption, spoken])
      .map((text) => wordsOf(language, text).join(' ')),
  );
  const laidOut = (phrase: Phrase) => latticeOf(graphOf(phrase));
  return {
    lattice: remembered((said: Said) => {
      const phrase = phraseOf(language, said, 'with-trimmings', 'equal');
      return phrase && laidOut(phrase);
    }),
    fragments: remembered((said: Said) =>
      fragmentsOf(language, said, 'equal').map(({ phrase, slots }) => ({
        slots,
        lattice: laidOut(withTrimmings(language, phrase, 'equal')),
      })),
    ),
    correction: laidOut(correctionOf(language, 'equal')),
    isFiller: (word) => fillers.has(word),
    heard: remembered((word: string) => ({
      surplus: word === questionMark ? questionCost : fillers.has(word) ? fillerCost : wordCost,
      asWord: new Map([[word, 0], ...(known.has(word) ? [] : nearIn(lexicon, word))]),
    })),
    isOwn: (words) => own.has(words.join(' ')),
  };
}

function nearIn(lexicon: readonly string[], word: string): readonly (readonly [string, number])[] {
  return lexicon.filter((near) => nearlySame(word, near)).map((near) => [near, letterCost]);
}

function remembered<Asked, Made>(make: (asked: Asked) => Made): (asked: Asked) => Made {
  const made = new Map<string, Made>();
  return (asked) => {
    const key = JSON.stringify(asked);
    const before = made.get(key);
    if (before !== undefined) return before;
    const now = make(asked);
    made.set(key, now);
    return now;
  };
}
