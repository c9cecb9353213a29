/** Everything that one made-up deck decides once for all its cards, thrown by dice. */

import type { CardName } from '../../src/cards/card.ts';
import type { Dice } from './dice.ts';
import { fontNames } from './fonts.ts';
import { fills, splits, type Fill, type Split } from './grounds.ts';
import { families, iconNames, type Family, type Meaning } from './icons.ts';
import { isLopsided } from './lopsided.ts';
import {
  arrangements,
  facingMarks,
  litMarks,
  numerals,
  type Arrangement,
  type FacingMark,
  type LitMark,
  type MarkStyle,
} from './marks.ts';
import { teamColours, type TeamColours } from './palette.ts';
import { plainHand, type Hand, type Sign } from './signs.ts';

export const places = ['left', 'right', 'both', 'centre', 'edge-left', 'edge-right'] as const;
export type Place = (typeof places)[number];

export const schemes = [
  'solid',
  'paper',
  'paper-black',
  'dark',
  'tinted',
  'deep',
  'neutral',
] as const;
export type Scheme = (typeof schemes)[number];

export type SignSet = Readonly<Record<CardName, Sign>> & {
  readonly spy: Sign;
  readonly back: Sign;
};

export type DeckStyle = {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly teams: TeamColours;
  readonly scheme: Scheme;
  readonly fill: Fill;
  readonly fillStrength: number;
  readonly split: Split;
  readonly splitShare: number;
  readonly borderMm: number;
  readonly borderInk: 'white' | 'black' | 'team' | 'ink';
  readonly panel: 'none' | 'line' | 'filled';
  readonly radiusMm: number;
  readonly contrast: number;
  readonly kindInk: boolean;
  readonly inkTint: 'white' | 'pure' | 'tinted';
  readonly signs: SignSet;
  readonly litSigns: SignSet;
  readonly mark: MarkStyle;
  readonly place: Place;
  readonly litPlace: Place;
  /** The mark's width as a share of the card's. */
  readonly markWidth: number;
  readonly marginMm: number;
  readonly art: 'none' | 'sign' | 'number' | 'faint-sign' | 'word' | 'person';
  readonly otherEnd: 'same' | 'bare';
  readonly labels: readonly string[];
  readonly back: 'pattern' | 'plain' | 'sign' | 'scattered' | 'word';
  readonly backFill: Fill;
  readonly backTeam: boolean;
};

/** Near the deck most people own: a narrow card in the team's colour with two signs in white. `white-card`: coloured ink on white. */
type Cousin = 'two-signs' | 'white-card' | 'any';

export function deckStyle(dice: Dice): DeckStyle {
  const cousin = dice.weighted<Cousin>({ 'two-signs': 10, 'white-card': 13, any: 77 });
  const [widthMm, heightMm] = cardSize(dice, cousin);
  const narrow = heightMm / widthMm > 2.3;
  const arrangement = arrangementFor(dice, cousin);
  const place = placeFor(dice, cousin, narrow);
  const signs = signSet(dice);
  const scheme: Scheme =
    cousin === 'two-signs'
      ? 'solid'
      : cousin === 'white-card'
        ? 'paper'
        : dice.weighted({
            solid: 26,
            paper: 14,
            'paper-black': 12,
            dark: 14,
            tinted: 10,
            deep: 10,
            neutral: 14,
          });
  const plain = cousin !== 'any' && dice.chance(0.7);
  return {
    widthMm,
    heightMm,
    teams: teamColours(dice),
    scheme,
    fill: plain || dice.chance(0.35) ? 'plain' : dice.pick(fills),
    fillStrength: dice.between(0.04, 0.3),
    split: plain || dice.chance(0.55) ? 'none' : dice.pick(splits),
    splitShare: dice.next(),
    borderMm: dice.chance(0.45) ? 0 : dice.between(0.4, Math.min(4, widthMm * 0.09)),
    borderInk: dice.weighted({ white: 40, black: 20, team: 25, ink: 15 }),
    panel: dice.weighted({ none: 65, line: 22, filled: 13 }),
    radiusMm: dice.between(0, 5),
    contrast: dice.between(0.24, 0.8),
    kindInk: dice.chance(0.12),
    inkTint: cousin === 'two-signs' ? 'white' : dice.weighted({ white: 40, pure: 30, tinted: 30 }),
    ...signs,
    mark: markStyle(dice, arrangement, signs.signs.spy),
    place,
    litPlace: dice.chance(0.15) && place === 'left' ? 'both' : place,
    markWidth: markWidth(dice, place, arrangement, narrow),
    marginMm: dice.between(0.025, 0.08) * widthMm,
    art: dice.weighted({
      none: cousin === 'two-signs' ? 80 : 35,
      sign: 28,
      number: 10,
      'faint-sign': 10,
      word: 9,
      person: 8,
    }),
    otherEnd: dice.chance(0.12) ? 'bare' : 'same',
    labels: dice.chance(0.3) ? labelWords(dice) : [],
    back: dice.weighted({ pattern: 40, plain: 10, sign: 25, scattered: 15, word: 10 }),
    backFill: dice.pick(fills),
    backTeam: dice.chance(0.6),
  };
}

function cardSize(dice: Dice, cousin: Cousin): [number, number] {
  const shape =
    cousin === 'two-signs'
      ? 'narrow'
      : dice.weighted({
          narrow: 47,
          bridge: 14,
          poker: 14,
          mini: 8,
          tarot: 6,
          squarish: 5,
          any: 6,
        });
  switch (shape) {
    case 'narrow': {
      const width = dice.between(22, 30);
      return [width, width * dice.between(2.7, 3.2)];
    }
    case 'bridge':
      return [57, dice.between(86, 90)];
    case 'poker':
      return [63, 88];
    case 'mini':
      return [44, dice.between(63, 68)];
    case 'tarot':
      return [70, 120];
    case 'squarish':
      return [63, dice.between(80, 86)];
    case 'any': {
      const width = dice.between(28, 55);
      return [width, width * dice.between(1.35, 2.7)];
    }
  }
}

function arrangementFor(dice: Dice, cousin: Cousin): Arrangement {
  if (cousin === 'two-signs')
    return dice.pick([
      'inside',
      'sign-first',
      'repeated',
      'number-on-shape',
      'stacked',
      'badge',
    ] as const);
  return dice.chance(0.3)
    ? dice.pick(['stacked', 'sign-first', 'inside'] as const)
    : dice.pick(arrangements);
}

function placeFor(dice: Dice, cousin: Cousin, narrow: boolean): Place {
  if (cousin === 'two-signs') return 'centre';
  return narrow
    ? dice.weighted({ left: 25, right: 8, both: 6, centre: 50, 'edge-left': 8, 'edge-right': 3 })
    : dice.weighted({ left: 40, right: 10, both: 24, centre: 12, 'edge-left': 9, 'edge-right': 5 });
}

function markWidth(dice: Dice, place: Place, arrangement: Arrangement, narrow: boolean): number {
  const wide = arrangement === 'beside' || arrangement === 'repeated-beside' ? 1.35 : 1;
  if (place === 'centre')
    return Math.min(0.9, dice.between(narrow ? 0.5 : 0.35, narrow ? 0.9 : 0.65) * wide);
  if (place === 'both') return Math.min(0.44, dice.between(0.2, 0.38) * wide);
  if (place === 'left' || place === 'right')
    return Math.min(0.75, dice.between(narrow ? 0.35 : 0.2, 0.55) * wide);
  return Math.min(0.7, dice.between(0.3, 0.55) * wide);
}

function markStyle(dice: Dice, arrangement: Arrangement, spy: Sign): MarkStyle {
  const fonts = fontNames();
  const lit: LitMark[] = [dice.pick(litMarks.filter((mark) => mark !== 'word'))];
  while (dice.chance(0.35)) lit.push(dice.pick(litMarks));
  const flat =
    arrangement === 'inside' || arrangement === 'number-on-shape' || arrangement === 'badge';
  return {
    arrangement,
    numeral: flat || dice.chance(0.72) ? 'digit' : dice.pick(numerals),
    words: dice.pick([
      ['ONE', 'TWO'],
      ['one', 'two'],
      ['eins', 'zwei'],
      ['un', 'deux'],
      ['A', 'B'],
      ['+', '++'],
      ['1st', '2nd'],
      ['No.1', 'No.2'],
    ] as const),
    font: dice.pick(fonts),
    labelFont: dice.pick(fonts),
    hand: signHand(dice),
    lit,
    facing: facingFor(dice, spy),
    arrow: signOf(dice, dice.pick(families), 'arrow'),
    flame: signOf(dice, dice.pick(families), 'fire'),
    backing: dice.weighted({ none: 78, disc: 8, plate: 8, pointed: 6 }),
    numberScale: dice.between(0.75, 1),
  };
}

/** A figure that is its own mirror image cannot show by itself which way it looks. */
function facingFor(dice: Dice, spy: Sign): FacingMark {
  if (!isLopsided(spy)) return dice.pick(['arrow', 'arrow-alone', 'leaning']);
  return dice.chance(0.45) ? 'mirrored' : dice.pick(facingMarks);
}

function signHand(dice: Dice): Hand {
  if (dice.chance(0.4)) return plainHand;
  return {
    strokeScale: dice.between(0.6, 1.8),
    fatten: dice.chance(0.3) ? dice.between(0.01, 0.05) : 0,
    hollow: dice.chance(0.15),
    halo: dice.chance(0.25) ? dice.between(0.02, 0.09) : 0,
    shadow: dice.chance(0.2) ? dice.pick([-1, 1]) * dice.between(0.02, 0.07) : 0,
  };
}

function signSet(dice: Dice): { signs: SignSet; litSigns: SignSet } {
  const source = dice.weighted({ meaning: 50, any: 22, shapes: 10, letters: 8, mixed: 10 });
  const family = dice.pick(families);
  const own = dice.chance(0.12);
  const sign = (meaning: Meaning, letters: string): Sign => {
    switch (source) {
      case 'meaning':
        return signOf(dice, family, meaning);
      case 'any':
        return signOf(dice, family);
      case 'mixed':
        return signOf(dice, dice.pick(families), dice.chance(0.5) ? meaning : undefined);
      case 'shapes':
        return {
          kind: 'shape',
          corners: dice.whole(3, 12),
          depth: dice.between(0.35, 1),
          turn: dice.chance(0.3) ? Math.PI / 4 : 0,
        };
      case 'letters':
        return { kind: 'text', font: dice.pick(fontNames()), text: dice.pick([...letters]) };
    }
  };
  const spy = (): Sign => {
    const drawn = dice.weighted({ icon: 76, profile: 13, eyes: 11 });
    if (drawn === 'profile')
      return { kind: 'profile', nose: dice.between(8, 22), brim: dice.between(0, 16) };
    if (drawn === 'eyes') return { kind: 'eyes', pupil: dice.between(7, 12) };
    return signOf(dice, family, source === 'any' ? undefined : 'spy');
  };
  const set = (): SignSet => {
    const [safe, secret, bomb] = [
      sign('safe', 'SVAXG'),
      sign('secret', 'TFDE?'),
      sign('bomb', 'BOKM!'),
    ];
    return {
      S1: safe,
      S2: own ? sign('safe', 'HZL') : safe,
      T1: secret,
      T2: own ? sign('secret', 'UNP') : secret,
      B1: bomb,
      B2: own ? sign('bomb', 'RYW') : bomb,
      spy: spy(),
      back: sign(dice.pick(['spy', 'secret', 'arrow'] as const), 'QSX'),
    };
  };
  const signs = set();
  const fire = dice.chance(0.5) ? signOf(dice, family, 'fire') : signOf(dice, family, 'bomb');
  return { signs, litSigns: { ...signs, B1: fire, B2: fire } };
}

/** From another family where this one has nothing of the kind. */
function signOf(dice: Dice, family: Family, meaning?: Meaning): Sign {
  const names = iconNames(family, meaning);
  const [from, pool] =
    names.length > 0 ? [family, names] : (['mdi', iconNames('mdi', meaning)] as const);
  return { kind: 'icon', family: from, name: dice.pick(pool) };
}

function labelWords(dice: Dice): readonly string[] {
  return dice.pick([
    ['SAFE', 'TOP SECRET', 'BOMB', 'SPY'],
    ['Tresor', 'Geheim', 'Bombe', 'Spion'],
    ['coffre', 'secret', 'bombe', 'espion'],
    ['caja', 'oculto', 'bomba', 'espía'],
    ['alpha', 'bravo', 'delta', 'echo'],
    ['VAULT', 'FILE', 'TNT', 'AGENT'],
    ['ONYX', 'RUBY', 'OPAL', 'JADE'],
  ]);
}
