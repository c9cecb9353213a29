/** Reads a template, `(I|we) [will] spy on {owner.acc}`, into the phrase that it stands for. */

/** An option is a choice between something and a sequence of nothing. */
export type Phrase =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Phrase[] }
  | { readonly kind: 'choice'; readonly among: readonly Phrase[] }
  /** What is said beside the matter: "well", "please". */
  | { readonly kind: 'aside'; readonly part: Phrase };

export type Fill = {
  /** The template that stands for `<part>` or `{slot}`, given without its brackets. */
  readonly part: (name: string) => string;
  readonly slot: (name: string) => string;
  /** What a word becomes; nothing leaves it out. */
  readonly spell: (word: string) => string;
};

const token = /[()[\]|]|<[^>]*>|\{[^}]*\}|[^\s()[\]|<>{}]+/g;
const none: Phrase = { kind: 'sequence', parts: [] };

/** Throws where brackets do not match: a template is written by a programmer. */
export function readTemplate(text: string, fill: Fill): Phrase {
  const tokens = text.match(token) ?? [];
  let at = 0;

  const choice = (end: string | undefined): Phrase => {
    const among = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      among.push(sequence());
    }
    if (tokens[at] !== end) throw new Error(`Brackets do not match in “${text}”.`);
    at += 1;
    return among.length === 1 && among[0] ? among[0] : { kind: 'choice', among };
  };

  const sequence = (): Phrase => {
    const parts: Phrase[] = [];
    for (;;) {
      const next = tokens[at];
      if (next === undefined || next === '|' || next === ')' || next === ']') break;
      at += 1;
      parts.push(item(next));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts };
  };

  const item = (first: string): Phrase => {
    const name = first.slice(1, -1);
    if (first === '(') return choice(')');
    if (first === '[') return { kind: 'choice', among: [choice(']'), none] };
    if (first.startsWith('<')) return readTemplate(fill.part(name), fill);
    if (first.startsWith('{')) return readTemplate(fill.slot(name), fill);
    const word = fill.spell(first);
    return word === '' ? none : { kind: 'word', word };
  };

  return choice(undefined);
}

/** The names of the slots that a template asks for, by itself and in its parts, without their forms: `owner`, `toward`. */
export function slotsOf(text: string, parts: Readonly<Record<string, string>>): readonly string[] {
  const whole = text.replace(/<([^>]*)>/g, (_, name: string) =>
    slotsOf(parts[name] ?? '', parts)
      .map((slot) => `{${slot}}`)
      .join(' '),
  );
  return [...new Set([...whole.matchAll(/\{(\w+)/g)].map(([, slot = '']) => slot))];
}

/** First choices only, and no options. */
export function plainest(phrase: Phrase): readonly string[] {
  switch (phrase.kind) {
    case 'word':
      return [phrase.word];
    case 'sequence':
      return phrase.parts.flatMap(plainest);
    case 'aside':
      return plainest(phrase.part);
    case 'choice': {
      if (phrase.among.includes(none)) return [];
      return phrase.among[0] ? plainest(phrase.among[0]) : [];
    }
  }
}

/** Every word of any reading. */
export function wordsIn(phrase: Phrase): readonly string[] {
  switch (phrase.kind) {
    case 'word':
      return [phrase.word];
    case 'sequence':
      return phrase.parts.flatMap(wordsIn);
    case 'aside':
      return wordsIn(phrase.part);
    case 'choice':
      return phrase.among.flatMap(wordsIn);
  }
}

/** The words that are a whole reading by themselves. */
export function lonelyWordsIn(phrase: Phrase): readonly string[] {
  return shortReadings(phrase).filter((word) => word !== '');
}

/** Readings of one word, and '' for one of none. */
function shortReadings(phrase: Phrase): readonly string[] {
  switch (phrase.kind) {
    case 'word':
      return [phrase.word];
    case 'aside':
      return shortReadings(phrase.part);
    case 'choice':
      return [...new Set(phrase.among.flatMap(shortReadings))];
    case 'sequence':
      return phrase.parts
        .map(shortReadings)
        .reduce(
          (before, after) =>
            before.flatMap((one) =>
              after.filter((other) => one === '' || other === '').map((other) => one + other),
            ),
          [''],
        );
  }
}
