/** What a language is: one object that can say every ruling, fill every screen and knows how each action is announced. */

import type { Colour } from '../cards/card.ts';
import type { Coaching } from '../cards/coaching.ts';
import type { Ruling, RulingKind } from '../game/ruling.ts';
import type { LanguageCode } from './codes.ts';
import type { englishWords } from './en/words.ts';
import type { Hearing } from './hearing.ts';

export type { Command, Hearing, Moment, Said } from './hearing.ts';

/** Something is said in words that are shown; `spoken` is there only where the ear needs other words than the eye. */
export type Line = { readonly caption: string; readonly spoken?: string };

/** How each kind of ruling is said. A language that cannot say one of them does not compile. */
export type Answers = {
  readonly [Kind in RulingKind]: (ruling: Extract<Ruling, { kind: Kind }>) => Line;
};

/** What the referee says besides its rulings. */
export type Announcement =
  | { readonly kind: 'hand-over'; readonly seat: Colour }
  | { readonly kind: 'coaching'; readonly coaching: Coaching };

export type Announcements = {
  readonly [Kind in Announcement['kind']]: (
    announcement: Extract<Announcement, { kind: Kind }>,
  ) => Line;
};

/** English is the measure: whatever it says on a screen, every other language says too. */
export type Words = Widened<typeof englishWords>;

type Widened<Part> = Part extends string
  ? string
  : Part extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Part extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Part]: Widened<Part[Key]> };

export type Language = {
  readonly code: LanguageCode;
  /** In the language itself, as the picker shows it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** BCP 47, for the system's voice and the browser's recognition. */
  readonly locale: string;
  readonly answers: Answers;
  readonly announcements: Announcements;
  readonly words: Words;
  readonly hearing: Hearing;
};
