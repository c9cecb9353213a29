/** The words of the game: colours, cards, facings, hands. Everything else is built from these. */

export const colours = ['green', 'red', 'blue', 'yellow'] as const;
export type Colour = (typeof colours)[number];

/** Shared order: the exposure targets come first, in the order in which they are sought. */
export const cardNames = ['S1', 'S2', 'T1', 'T2', 'B1', 'B2'] as const;
export type CardName = (typeof cardNames)[number];

/** The cards that are sought, in the order in which every hand gives them up. */
export const targets = ['S1', 'S2', 'T1', 'T2'] as const;
export type Target = (typeof targets)[number];

export const kinds = ['safe', 'top-secret', 'bomb'] as const;
export type Kind = (typeof kinds)[number];

export const facings = ['left', 'right'] as const;
export type Facing = (typeof facings)[number];

/** One card of a hand other than the Spy. Only bombs are ever lit; only safes and top secrets are ever exposed. */
export type HandCard = {
  readonly name: CardName;
  readonly lit: boolean;
  readonly exposed: boolean;
};

/** Where the Spy stands: `gap` cards lie to its left (0 to n); the ends 0 and n are the same gap of the ring. */
export type SpyPlace = { readonly gap: number; readonly facing: Facing };

/** A whole hand as its holder sees it, left to right. */
export type Hand = { readonly cards: readonly HandCard[]; readonly spy: SpyPlace };

export type PlayerCount = 2 | 3 | 4;

/** The set that each player holds besides the Spy: notation.md, "Cards and hands". */
export function colourSet(players: PlayerCount): readonly CardName[] {
  return players === 2
    ? ['S1', 'S2', 'T1', 'T2', 'B1', 'B1', 'B2']
    : ['S1', 'S2', 'T1', 'T2', 'B1', 'B1'];
}

export function kindOf(name: CardName): Kind {
  switch (name) {
    case 'S1':
    case 'S2':
      return 'safe';
    case 'T1':
    case 'T2':
      return 'top-secret';
    case 'B1':
    case 'B2':
      return 'bomb';
  }
}

/** How many cards a Spy facing this card must move. */
export function numberOf(name: CardName): 1 | 2 {
  return name.endsWith('1') ? 1 : 2;
}

export function opposite(facing: Facing): Facing {
  return facing === 'left' ? 'right' : 'left';
}
