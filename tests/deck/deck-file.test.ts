import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colours, type Colour } from '../../src/cards/card.ts';
import { ends, type End } from '../../src/cards/face.ts';
import {
  deckFaults,
  readDeck,
  writeDeck,
  type DeckFault,
  type DeckFile,
  type TaughtEnds,
} from '../../src/deck/deck-file.ts';

/** The first bytes of a JPEG or a PNG, and any others after them. */
const anyPicture = fc
  .tuple(
    fc.constantFrom([0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47]),
    fc.uint8Array({ maxLength: 40 }),
  )
  .map(([first, rest]) => Uint8Array.of(...first, ...rest));

const anyTaught: fc.Arbitrary<TaughtEnds> = fc
  .array(fc.array(anyPicture, { minLength: 1, maxLength: 3 }), {
    minLength: ends.length,
    maxLength: ends.length,
  })
  .map(
    (views) =>
      Object.fromEntries(ends.map((end, e) => [end, views[e]!])) as Record<End, Uint8Array[]>,
  );

const anyDeck: fc.Arbitrary<DeckFile> = fc
  .record({
    name: fc.string({ unit: 'grapheme' }),
    aspect: fc.double({ min: 1.2, max: 4, noNaN: true }),
    colours: fc.subarray([...colours], { minLength: 1 }),
    sets: fc.array(anyTaught, { minLength: 4, maxLength: 4 }),
  })
  .map(({ name, aspect, colours: some, sets }) => ({
    name,
    aspect,
    colours: new Map(some.map((colour, i) => [colour, sets[i]!])),
  }));

/** A deck file as one may find it: parts of it may be anything. */
type Loose = Record<string, unknown> & { colours: Record<string, Record<string, unknown>> };

const picture = Buffer.of(0xff, 0xd8, 0xff, 1, 2, 3);
const views = Object.fromEntries(ends.map((end) => [end, [picture.toString('base64')]]));

function deck(change: (deck: Loose) => void): string {
  const made: Loose = {
    format: 'spy-referee deck',
    version: 1,
    name: 'mine',
    aspect: 1.4,
    colours: { green: structuredClone(views), red: structuredClone(views) },
  };
  change(made);
  return JSON.stringify(made);
}

describe('a deck file', () => {
  test('gives back the deck that was written', () => {
    fc.assert(
      fc.property(anyDeck, (made) => {
        expect(readDeck(writeDeck(made))).toEqual(made);
      }),
    );
  });

  test('may hold some colours only', () => {
    const read = readDeck(deck((made) => delete made.colours['red'])) as DeckFile;
    expect([...read.colours.keys()]).toEqual(['green']);
  });

  test('that the app ships can be read, and holds every colour', () => {
    const read = readDeck(readFileSync('models/builtin-deck/deck.json', 'utf8')) as DeckFile;
    expect([...read.colours.keys()]).toEqual([...colours]);
    expect(read.name).toBe('builtin');
  });
});

describe('what is no deck file is refused with its reason:', () => {
  const cases: readonly (readonly [string, DeckFault, string])[] = [
    ['nothing at all', 'not-a-deck', ''],
    ['plain text', 'not-a-deck', 'a deck of cards'],
    ['a list', 'not-a-deck', '[]'],
    ['null', 'not-a-deck', 'null'],
    ['brackets without end', 'not-a-deck', '['.repeat(100_000)],
    ['a file of another program', 'not-a-deck', '{"name":"a package","version":"1.0.0"}'],
    ['another format', 'not-a-deck', deck((made) => (made['format'] = 'spy deck'))],
    ['no version', 'not-a-deck', deck((made) => delete made['version'])],
    ['a newer version', 'newer-version', deck((made) => (made['version'] = 2))],
    [
      'a version beyond all numbers',
      'newer-version',
      deck(() => undefined).replace(':1,', ':9e999,'),
    ],
    ['no name', 'incomplete', deck((made) => delete made['name'])],
    ['no shape of its cards', 'incomplete', deck((made) => delete made['aspect'])],
    ['cards wider than high', 'incomplete', deck((made) => (made['aspect'] = 0.7))],
    ['cards endlessly high', 'incomplete', deck(() => undefined).replace('1.4', '1e999')],
    ['no colours', 'incomplete', deck((made) => (made.colours = {}))],
    ['colours in a list', 'incomplete', deck((made) => (made.colours = [] as never))],
    [
      'colours of another game alone',
      'incomplete',
      deck((made) => (made.colours = { pink: views })),
    ],
    [
      'a colour that is a word',
      'incomplete',
      deck((made) => (made.colours['red'] = 'red' as never)),
    ],
    [
      'an end that was never shown',
      'incomplete',
      deck((made) => (made.colours['red']!['B1*'] = [])),
    ],
    ['an end without its list', 'incomplete', deck((made) => (made.colours['red']!['S1'] = 'S1'))],
    [
      'hundreds of views',
      'incomplete',
      deck((made) => (made.colours['red']!['S1'] = Array(99).fill(''))),
    ],
    ['broken base64', 'broken-picture', deck((made) => (made.colours['red']!['S1'] = ['/9j/*']))],
    ['an empty picture', 'broken-picture', deck((made) => (made.colours['red']!['S1'] = ['']))],
    [
      'a picture that is a number',
      'broken-picture',
      deck((made) => (made.colours['red']!['S1'] = [7])),
    ],
    [
      'no JPEG and no PNG',
      'broken-picture',
      deck((made) => (made.colours['red']!['S1'] = ['R0lGODlh'])),
    ],
    [
      'a huge picture',
      'broken-picture',
      deck((made) => (made.colours['red']!['S1'] = [`/9j/${'A'.repeat(1e6)}`])),
    ],
  ];

  test.each(cases)('%s', (_, fault, text) => {
    expect(readDeck(text)).toBe(fault);
  });

  // Bomb 2 is at a table of two only: a deck may lack it.
  test.each(ends.filter((end) => !end.startsWith('B2')))('%s is missing', (end: End) => {
    expect(readDeck(deck((made) => (made.colours['green']![end] = undefined)))).toBe('incomplete');
  });

  test('it was cut short, wherever', () => {
    const whole = writeDeck(readDeck(deck(() => undefined)) as DeckFile).trimEnd();
    for (let length = 0; length < whole.length; length += 10) {
      expect(readDeck(whole.slice(0, length))).toBe('not-a-deck');
    }
  });

  test('one of its letters was changed, whichever: read or refused, never thrown', () => {
    const whole = deck(() => undefined);
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.string({ maxLength: 2 }), (at, letters) => {
        const read = readDeck(whole.slice(0, at) + letters + whole.slice(at + 1));
        if (typeof read === 'string') expect(deckFaults).toContain(read);
        else for (const colour of read.colours.keys()) expect(isTaught(read, colour)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

function isTaught(read: DeckFile, colour: Colour): boolean {
  return ends.every((end) => read.colours.get(colour)![end].every((view) => view.length > 2));
}
