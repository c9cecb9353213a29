/** English with its words replaced by long Greek or by Devanagari, to see what a screen does with them. */

import type { Language } from '../../../src/languages/language.ts';
import { languageOf } from '../../../src/languages/languages.ts';

const alphabets: Readonly<Record<string, readonly string[]>> = {
  greek: [
    'επαναλαμβανόμενη',
    'απάντηση',
    'κατάσκοπος',
    'Ξεκλείδωμα',
    'μετακίνησης',
    'στρίψε',
    'των',
  ],
  devanagari: ['पुन्हा', 'गुप्तहेराला', 'र्‍हस्व', 'क्षेत्रज्ञ', 'बॉम्बस्फोट', 'हिरवा', 'कृपया'],
};

/** As long as a name may be, in letters that need room. */
const names: Readonly<Record<string, readonly string[]>> = {
  greek: ['Αικατερίνη-Παρασκευή', 'Χατζηκωνσταντίνου Γ.', 'Παπαδημητρακόπουλος', 'Ουρανία'],
  devanagari: ['ज्ञानेश्वरी कुलकर्णी', 'श्रीविष्णुप्रसाद पां', 'पुरुषोत्तम देशपांडे', 'कृष्णा'],
};

/** The same view with long names in the alphabet of the words. */
export function longNames<Shown>(view: Shown, words: string): Shown {
  const long = names[words];
  if (long === undefined) return view;
  const short = ['Anneke', 'Grandfather Jo', 'Maximiliana', 'Jo'];
  return replaced(view, (text) => long[short.indexOf(text)] ?? text);
}

export function longLanguage(name: string): Language {
  const english = languageOf('en');
  const alphabet = alphabets[name];
  if (alphabet === undefined) return english;
  const replace = (text: string): string =>
    text
      .split(' ')
      .map((word, index) =>
        /\p{L}/u.test(word) ? (alphabet[(word.length + index) % alphabet.length] ?? word) : word,
      )
      .join(' ');
  return { ...english, words: replaced(english.words, replace), answers: told(english, replace) };
}

function replaced<Part>(part: Part, replace: (text: string) => string): Part {
  if (typeof part === 'string') return replace(part) as Part;
  if (typeof part === 'function') {
    return ((...given: unknown[]) =>
      replace((part as unknown as (...given: unknown[]) => string)(...given))) as Part;
  }
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, inner]) => [key, replaced(inner, replace)]);
  return (
    Array.isArray(part) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  ) as Part;
}

function told(language: Language, replace: (text: string) => string): Language['answers'] {
  const entries = Object.entries(language.answers).map(([kind, say]) => [
    kind,
    (ruling: never) => ({
      caption: replace((say as (given: never) => { caption: string })(ruling).caption),
    }),
  ]);
  return Object.fromEntries(entries) as Language['answers'];
}
