/** What may be said, as a network of sounds: each sound in the shade that its neighbours give it. */

import type { AcousticModel, Senones } from './acoustic-model.ts';
import type { Sound } from './sounds.ts';

/** One announcement's sounds. */
export type Piece = readonly PieceNode[];
type PieceNode = {
  readonly phone: number;
  readonly senones: Senones;
  readonly begins?: string;
  readonly starts: boolean;
  readonly ends: boolean;
  /** By place in the piece. */
  readonly next: readonly number[];
};

/** Several announcements, side by side. */
export type Network = {
  readonly size: number;
  readonly phones: Uint8Array;
  /** Three a node. */
  readonly senones: Uint16Array;
  /** The nodes after node n are those from `nextFrom[n]` to `nextFrom[n + 1]` in `nextTo`. */
  readonly nextFrom: Int32Array;
  readonly nextTo: Int32Array;
  /** The word that begins in a node; the empty word is a pause. */
  readonly begins: readonly (string | undefined)[];
  /** The place of a node's piece among those that the network was made of. */
  readonly groups: Uint16Array;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

export function networkOf(pieces: readonly Piece[]): Network {
  const nodes = pieces.flat();
  const offsets = pieces.map((_, group) =>
    pieces.slice(0, group).reduce((sum, { length }) => sum + length, 0),
  );
  const groups = Uint16Array.from(pieces.flatMap((piece, group) => piece.map(() => group)));
  const nextFrom = new Int32Array(nodes.length + 1);
  nodes.forEach(({ next }, node) => (nextFrom[node + 1] = nextFrom[node]! + next.length));
  const numbersWhere = (is: (node: PieceNode) => boolean) =>
    nodes.flatMap((node, number) => (is(node) ? [number] : []));
  return {
    size: nodes.length,
    phones: Uint8Array.from(nodes, ({ phone }) => phone),
    senones: Uint16Array.from(nodes.flatMap(({ senones }) => senones)),
    nextFrom,
    nextTo: Int32Array.from(
      nodes.flatMap(({ next }, node) => next.map((to) => to + offsets[groups[node]!]!)),
    ),
    begins: nodes.map(({ begins }) => begins),
    groups,
    starts: numbersWhere(({ starts }) => starts),
    ends: numbersWhere(({ ends }) => ends),
  };
}

type Shade = { readonly left: number; readonly right: number; readonly node: number };

/** One node for each pair of neighbours that a sound can have; nodes are joined where they agree about each other. */
export function pieceOf(model: AcousticModel, sounds: readonly Sound[]): Piece {
  const { silence } = model;
  const shades = new Map<Sound, readonly Shade[]>();
  let count = 0;
  for (const sound of sounds) {
    const pairs = neighboursOf(sound, silence);
    shades.set(
      sound,
      pairs.map(([left, right]) => ({ left, right, node: count++ })),
    );
  }
  return sounds.flatMap((sound) =>
    shades.get(sound)!.map(({ left, right }): PieceNode => {
      const pause = sound.phone === silence;
      const next = sound.after
        .filter(({ phone }) => pause || phone === right)
        .flatMap((after) =>
          shades
            .get(after)!
            .filter((shade) => shade.left === sound.phone || after.phone === silence),
        );
      return {
        phone: sound.phone,
        senones: pause
          ? model.alone(silence)
          : model.between(sound.phone, left, right, sound.place),
        ...(sound.begins !== undefined && { begins: sound.begins }),
        starts: sound.starts && left === silence,
        ends: sound.ends && right === silence,
        next: next.map(({ node }) => node),
      };
    }),
  );
}

/** A pause sounds the same wherever it is. */
function neighboursOf(sound: Sound, silence: number): readonly (readonly [number, number])[] {
  if (sound.phone === silence) return [[silence, silence]];
  const lefts = new Set(sound.before.map(({ phone }) => phone));
  const rights = new Set(sound.after.map(({ phone }) => phone));
  if (sound.starts) lefts.add(silence);
  if (sound.ends) rights.add(silence);
  return [...lefts].flatMap((left) => [...rights].map((right) => [left, right] as const));
}
