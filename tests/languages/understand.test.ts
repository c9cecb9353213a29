/** Every sentence that can be said is heard as itself, with all the others competing. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colours } from '../../src/cards/card.ts';
import type { Command } from '../../src/languages/language.ts';
import { languages, languageOf } from '../../src/languages/languages.ts';
import { everySentence } from '../../src/languages/say.ts';
import { everyCommand, understand } from '../../src/languages/understand.ts';

const english = languageOf('en');
const all = everyCommand(colours);

describe.each(languages)('in $name', (language) => {
  const sayable = all.flatMap((command) =>
    language.hearing.phrases(command).map((phrase) => ({ phrase, command })),
  );

  it.each(sayable)('“$phrase” is heard as itself', ({ phrase, command }) => {
    expect(understand(language, phrase, all)).toEqual({ kind: 'understood', command });
  });

  it('case, punctuation, spaces and filler words change nothing', () => {
    const fillers = fc.array(fc.constantFrom('', ...language.hearing.fillers), { maxLength: 3 });
    const mark = fc.constantFrom('', '.', '!', ' …', ',');
    fc.assert(
      fc.property(
        fc.constantFrom(...sayable),
        fillers,
        mark,
        fc.boolean(),
        (said, fill, end, loud) => {
          const text = `${fill.join(' ')}  ${said.phrase}${end}`;
          const heard = loud ? text.toLocaleUpperCase(language.locale) : text;
          expect(understand(language, heard, all)).toEqual({
            kind: 'understood',
            command: said.command,
          });
        },
      ),
    );
  });

  it('nothing that the referee says itself is carried out', () => {
    const obeyed = everySentence(language).filter(
      ({ spoken }) => understand(language, spoken, all).kind === 'understood',
    );
    expect(obeyed.map(({ key }) => key)).toEqual([]);
  });

  it('a command with a doubt in it is never carried out', () => {
    const doubts = fc.constantFrom(...language.hearing.doubts);
    fc.assert(
      fc.property(fc.constantFrom(...sayable), doubts, ({ phrase }, doubt) => {
        expect(understand(language, `${doubt} ${phrase}`, all).kind).not.toBe('understood');
      }),
    );
  });

  it('any text at all gets an answer, and only one that may be given now', () => {
    const may = everyCommand(['red']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const heard = understand(language, text, may);
        if (heard.kind === 'understood') expect(may).toContain(heard.command);
        if (heard.kind === 'ambiguous') expect(heard.candidates.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('in English', () => {
  const move = (distance: number, toward?: 'left' | 'right'): Command =>
    toward === undefined ? { kind: 'move', distance } : { kind: 'move', distance, toward };
  const spy = (player: string): Command => ({ kind: 'spy', player });

  it.each<[string, Command]>(
    [
      ['Move 2.', move(2)],
      ['move to', move(2)],
      ['I will move two cards to the left, please', move(2, 'left')],
      ['2 left', move(2, 'left')],
      ['2left', move(2, 'left')],
      ['turn to the right and move one', move(1, 'right')],
      ['One', move(1)],
      ['won', move(1)],
      ['two steps', move(2)],
      ['I spy on read', spy('red')],
      ['um, okay, I would like to spy on Blue!', spy('blue')],
      ['spying on the yellow player', spy('yellow')],
      ['I am spying on greene', spy('green')],
      ['spy on yelow', spy('yellow')],
      ['turn the spy around', { kind: 'flip' }],
      ['I flip my spy', { kind: 'flip' }],
      ['end my turn please', { kind: 'end' }],
      ['I am done', { kind: 'end' }],
      ['take that back', { kind: 'undo' }],
      ['please say that again', { kind: 'repeat' }],
    ].filter(([heard]) => heard !== 'I move to the left') as [string, Command][],
  )('“%s” is understood', (heard, command) => {
    expect(understand(english, heard, all)).toEqual({ kind: 'understood', command });
  });

  it.each<[string, readonly Command[]]>([
    ['I move to the left', [move(1, 'left'), move(2, 'left')]],
    ['left', [move(1, 'left'), move(2, 'left')]],
    ['spy on red or blue', [spy('red'), spy('blue')]],
    ['red', [spy('red')]],
    ['should I spy on red?', [spy('red')]],
    ['do not spy on red', [spy('red')]],
    ['spy on red and move two', [spy('red'), move(2)]],
  ])('“%s” is asked back', (heard, candidates) => {
    const answer = understand(english, heard, all);
    expect(answer.kind).toBe('ambiguous');
    expect(answer.kind === 'ambiguous' && new Set(answer.candidates)).toEqual(new Set(candidates));
  });

  it('asks back for any of three opponents, and never for more than three things', () => {
    const opponents = ['red', 'blue', 'yellow'] as const;
    const answer = understand(english, 'spy', everyCommand(opponents));
    expect(answer).toEqual({ kind: 'ambiguous', candidates: opponents.map(spy) });
    const anybody = understand(english, 'spy', all);
    expect(anybody.kind === 'ambiguous' && anybody.candidates).toHaveLength(3);
  });

  it.each([
    '',
    '...',
    'the',
    'whose cards are those',
    'have you seen my glasses',
    'three',
    'purple rain',
  ])('“%s” is not understood', (heard) => {
    expect(understand(english, heard, all)).toEqual({ kind: 'not-understood' });
  });

  it('chooses only among what may be said now', () => {
    const may = [spy('red'), spy('blue')];
    expect(understand(english, 'move two', may)).toEqual({ kind: 'not-understood' });
    expect(understand(english, 'spy on green', may).kind).toBe('ambiguous');
    expect(understand(english, 'spy on blue', may)).toEqual({
      kind: 'understood',
      command: spy('blue'),
    });
  });
});
