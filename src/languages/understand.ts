/** Understands what was heard by choosing among what may be said now. */

import type { Colour } from '../cards/card.ts';
import { compiled, type Compiled } from './compiled.ts';
import { sameBut } from './correcting.ts';
import type { Moment, Said } from './hearing.ts';
import type { Language } from './language.ts';
import { distanceTo, type Lattice } from './likeness.ts';
import { questionMark, wordsOf } from './spelling.ts';
import { everySaid } from './wording.ts';

export type Understanding =
  | { readonly kind: 'understood'; readonly said: Said }
  /** To be asked back, even where there is one candidate only. The likeliest first, at most three: more would be a quiz. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Said[] }
  | { readonly kind: 'not-understood' };

/** Up to this distance an announcement is carried out, if no other comes near: two letters may be wrong, but no word. */
const surely = 0.55;
/** How much farther any other must be. */
const margin = 0.6;
/** Up to this share of its words may be wrong in what is asked back. */
const perhaps = 0.5;
const most = 2.6;
/** A word that an announcement broken off may lack. */
const oneMissing = 1.1;

export function understand(language: Language, heard: string, moment: Moment): Understanding {
  const words = wordsOf(language, heard);
  const table: Table = {
    known: compiled(language),
    saids: everySaid(moment.commands, moment.seats),
    turn: moment.turn,
  };
  // "Nothing more, no" corrects nothing.
  const whole = judged(table, words);
  return whole.kind === 'understood' ? whole : (corrected(table, words) ?? whole);
}

/** The same for a recogniser that gives several wordings: the first that can be carried out, else the first that is near. */
export function understandAny(
  language: Language,
  wordings: readonly string[],
  moment: Moment,
): Understanding {
  const answers = wordings.map((wording) => understand(language, wording, moment));
  return (
    answers.find(({ kind }) => kind === 'understood') ??
    answers.find(({ kind }) => kind === 'ambiguous') ?? { kind: 'not-understood' }
  );
}

type Table = { readonly known: Compiled; readonly saids: readonly Said[]; readonly turn: Colour };

function judged({ known, saids, turn }: Table, words: readonly string[]): Understanding {
  const weight = weightOf(known, words);
  if (weight === 0) return { kind: 'not-understood' };
  const enough = Math.min(most, Math.max(1, perhaps * weight));
  const ranked = saids
    .map((said) => ({ said, cost: costOf(known, known.lattice(said), words, enough) }))
    // What others would have to say is told only where it was said in full.
    .filter(({ said, cost }) => cost <= surely || (cost < Infinity && isTheirs(said, turn)))
    .sort((one, other) => one.cost - other.cost);
  const [best, second] = ranked;
  if (best === undefined) return inPart(known, saids, words);
  const near = ranked.filter(({ cost }) => cost - best.cost < margin).map(({ said }) => said);
  const { said, cost } = best;
  const alone = second === undefined || near.length === 1;
  return cost <= surely && alone && isTheirs(said, turn) && !known.isOwn(words)
    ? { kind: 'understood', said }
    : { kind: 'ambiguous', candidates: near.slice(0, 3) };
}

/** How many words say something. */
function weightOf(known: Compiled, words: readonly string[]): number {
  return words.filter((word) => word !== questionMark && !known.isFiller(word)).length;
}

function isTheirs({ by }: Said, turn: Colour): boolean {
  return by === undefined || by === turn;
}

/** A colour or a way alone is no announcement; it is asked back. */
function inPart(known: Compiled, saids: readonly Said[], words: readonly string[]): Understanding {
  const candidates = saids.filter(
    (said) => said.by === undefined && fragments(known, said, words).length > 0,
  );
  return candidates.length === 0
    ? { kind: 'not-understood' }
    : { kind: 'ambiguous', candidates: candidates.slice(0, 3) };
}

/** "Spy on red, no, blue": what stands after the last correction counts; what it leaves out is kept from before. */
function corrected(table: Table, words: readonly string[]): Understanding | undefined {
  const { known, saids } = table;
  const cut = correctionIn(known, words);
  if (cut === undefined) return undefined;
  const earlier = corrected(table, cut.before);
  const wrong = earlier?.kind === 'understood' ? [earlier.said] : begunIn(table, cut.before);
  const after = judged(table, cut.after);
  if (wrong.length === 0) {
    const named = inPart(known, saids, cut.before).kind !== 'not-understood';
    return named ? after : undefined;
  }
  const right = saids.filter((said) =>
    fragments(known, said, cut.after).some((slots) =>
      wrong.some((before) => before.by === said.by && sameBut(slots, said.command, before.command)),
    ),
  );
  const [said] = right;
  // "Two to the left, no, one" is one to the left, though "one" might be said alone.
  if (said !== undefined && right.length === 1) return { kind: 'understood', said };
  if (after.kind === 'understood') return after;
  return said && { kind: 'ambiguous', candidates: right.slice(0, 3) };
}

/** What these words are, or would be with one word more; without any word that does not belong to it. */
function begunIn({ known, saids, turn }: Table, words: readonly string[]): readonly Said[] {
  const strict = words.map((word) => {
    const heard = known.heard(word);
    return known.isFiller(word) ? heard : { ...heard, surplus: Infinity };
  });
  const enough = weightOf(known, words) > 1 ? oneMissing : surely;
  const ranked = saids
    .filter((said) => isTheirs(said, turn))
    .map((said) => {
      const lattice = known.lattice(said);
      return { said, cost: lattice ? distanceTo(lattice, strict, enough) : Infinity };
    })
    .filter(({ cost }) => cost < Infinity);
  const best = Math.min(...ranked.map(({ cost }) => cost));
  return ranked.filter(({ cost }) => cost < best + margin).map(({ said }) => said);
}

function correctionIn(
  known: Compiled,
  words: readonly string[],
): { readonly before: readonly string[]; readonly after: readonly string[] } | undefined {
  for (let end = words.length - 1; end > 1; end -= 1) {
    for (let start = 1; start < end; start += 1) {
      if (isOne(known, known.correction, words.slice(start, end)))
        return { before: words.slice(0, start), after: words.slice(end) };
    }
  }
  return undefined;
}

/** The slots of each fragment that these words are. */
function fragments(
  known: Compiled,
  said: Said,
  words: readonly string[],
): readonly (readonly string[])[] {
  return known
    .fragments(said)
    .filter(({ lattice }) => isOne(known, lattice, words))
    .map(({ slots }) => slots);
}

function isOne(known: Compiled, lattice: Lattice, words: readonly string[]): boolean {
  return costOf(known, lattice, words, surely) < Infinity;
}

function costOf(
  known: Compiled,
  lattice: Lattice | undefined,
  words: readonly string[],
  enough: number,
): number {
  return lattice ? distanceTo(lattice, words.map(known.heard), enough) : Infinity;
}
