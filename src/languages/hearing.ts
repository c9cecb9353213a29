/** What a language writes down about how its players announce things: the one source of all that is understood and shown. */

import type { Colour, Facing } from '../cards/card.ts';
import type { Action } from '../game/action.ts';

/** What a player may say: an action of the game, or the wish to hear the last answer again. */
export type Command = Action | { readonly kind: 'repeat' };
export type CommandKind = Command['kind'];

/** `by`: the seat that the speaker named as the doer, as in "green spies on blue". */
export type Said = { readonly command: Command; readonly by?: Colour };

/** What may be said now, and by whom: whoever names another seat than `turn` as the doer talks about the game. */
export type Moment = {
  readonly commands: readonly Command[];
  readonly turn: Colour;
  readonly seats: readonly Colour[];
};

export type Respelling = readonly [pattern: RegExp, replacement: string];

/** The forms of a word by the name of their case or use: `{owner.acc}` in a template takes the form `acc`. */
export type Forms = Readonly<Record<string, string>>;

/**
 * Templates are words with `(this|that)`, `[optional]`, `<part>` and slots. The slots are `{owner.FORM}`, who is spied
 * upon; `{self.FORM}`, the speaker by colour; `{distance.FORM}`; `{toward.FORM}`. A template serves exactly the
 * announcements that have what its slots ask for: one with `{self}` those that name the speaker, one without none of them.
 */
export type Hearing = {
  /** All the ways to say each command. The help shows the first few, in their plainest reading: first choices, no options. */
  readonly says: Readonly<Record<CommandKind, readonly string[]>>;
  readonly parts: Readonly<Record<string, string>>;
  /** What may be said before and after any of them. */
  readonly opening: string;
  readonly closing: string;
  readonly colours: Readonly<Record<Colour, Forms>>;
  readonly distances: Readonly<Record<1 | 2, Forms>>;
  readonly facings: Readonly<Record<Facing, Forms>>;
  /** What announces that the words before were wrong: "no", "I mean". */
  readonly correction: string;
  /** What may stand for a whole command after a correction: "blue", "two". */
  readonly fragments: Readonly<Partial<Record<CommandKind, readonly string[]>>>;
  /** Words that carry nothing wherever they stand. */
  readonly fillers: string;
  /** Real words one letter away from a word of the templates, which are never taken for it. */
  readonly apart: string;
  /**
   * Words with which people talk about the game instead of playing it: "not", "you", "should". The ear knows them too, so
   * as not to take them for words that it waits for.
   */
  readonly talk: string;
  /** Spellings of a single word made equal, in this order, on lower case without apostrophes. */
  readonly equal: readonly Respelling[];
};
