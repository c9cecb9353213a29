/** Reads the acoustic model of CMU Sphinx (en-us 5.2, PTM) as Debian's package pocketsphinx-en-us holds it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SphinxModel = {
  readonly phones: readonly string[];
  readonly silence: number;
  /** [phone][stream][density][dimension] */
  readonly means: Float32Array;
  readonly variances: Float32Array;
  readonly densities: number;
  readonly dimensions: number;
  /** [stream][density][senone], in -0.1024 nats: 0 is certain. */
  readonly mixtures: Uint8Array;
  readonly senones: number;
  /** Three senones a sequence. */
  readonly sequences: Uint16Array;
  /** The sequence of each phone for itself, and of each triphone by word position, phone, left and right neighbour. */
  readonly alone: readonly number[];
  readonly triphone: (position: number, phone: number, left: number, right: number) => number;
  /** The chance to stay in each of a phone's three states. */
  readonly staying: readonly (readonly number[])[];
};

export const streams = 3;
export const positions = 4;

export function readSphinxModel(folder: string): SphinxModel {
  const read = (name: string) => readFileSync(join(folder, name));
  const definition = readDefinition(read('mdef'));
  const means = readS3(read('means'));
  const [phones = 0, , densities = 0, dimensions = 0] = means.header;
  if (phones !== definition.phones.length || densities !== 128 || dimensions !== 13)
    throw new Error('This is not the model that this command knows how to read.');
  const { senones } = definition;
  const dump = read('sendump');
  return {
    ...definition,
    densities,
    dimensions,
    means: floats(means.body, 6),
    variances: floats(readS3(read('variances')).body, 6),
    mixtures: dump.subarray(dump.length - streams * densities * senones),
    staying: readTransitions(read('transition_matrices'), phones),
  };
}

/** The header is text; four bytes after it tell the byte order. */
function readS3(file: Buffer) {
  const body = file.subarray(file.indexOf('endhdr\n') + 'endhdr\n'.length + 4);
  const header = [0, 1, 2, 3].map((at) => body.readInt32LE(4 * at));
  return { header, body };
}

function floats(body: Buffer, skippedWords: number): Float32Array {
  const [start, count] = [4 * (skippedWords + 1), body.readInt32LE(4 * skippedWords)];
  return new Float32Array(
    body.buffer.slice(body.byteOffset + start, body.byteOffset + start + 4 * count),
  );
}

function readTransitions(file: Buffer, phones: number): readonly (readonly number[])[] {
  const { body } = readS3(file);
  const counts = floats(body, 3);
  return Array.from({ length: phones }, (_, phone) =>
    [0, 1, 2].map((state) => {
      const row = counts.subarray((phone * 3 + state) * 4, (phone * 3 + state + 1) * 4);
      return row[state]! / row.reduce((sum, count) => sum + count, 0);
    }),
  );
}

function readDefinition(file: Buffer) {
  let at = 12 + file.readInt32LE(8);
  const next = () => file.readInt32LE((at += 4) - 4);
  const [phoneCount, allCount, , , senones] = [next(), next(), next(), next(), next()];
  const [, sequenceCount, , nodes, silence] = [next(), next(), next(), next(), next()];
  const namesAt = at;
  const phones = Array.from({ length: phoneCount }, () => {
    const end = file.indexOf(0, at);
    const name = file.toString('latin1', at, end);
    at = end + 1;
    return name;
  });
  const treeAt = namesAt + ((at - namesAt + 3) & ~3);
  const entriesAt = treeAt + 8 * nodes;
  const sequencesAt = entriesAt + 12 * allCount + 4;
  const sequenceOf = (entry: number) => file.readInt32LE(entriesAt + 12 * entry);
  const fillers = phones.map((name) => name === 'SIL' || name.startsWith('+'));

  const lookUp = (context: readonly number[]): number | undefined => {
    let [first, count] = [0, positions];
    for (const wanted of context) {
      let node = first;
      while (node < first + count && file.readInt16LE(treeAt + 8 * node) !== wanted) node++;
      if (node === first + count) return undefined;
      count = file.readInt16LE(treeAt + 8 * node + 2);
      first = file.readInt32LE(treeAt + 8 * node + 4);
      if (count === 0) return first;
    }
    return undefined;
  };
  const anywhere = (position: number, ...context: readonly number[]): number | undefined => {
    const others = [0, 1, 2, 3].filter((other) => other !== position);
    for (const place of [position, ...others]) {
      const entry = lookUp([place, ...context]);
      if (entry !== undefined) return entry;
    }
    return undefined;
  };
  const quiet = (phone: number) => (fillers[phone] ? silence : phone);
  const [begin, end, single] = [1, 2, 3];
  return {
    phones,
    silence,
    senones,
    alone: phones.map((_, phone) => sequenceOf(phone)),
    /** A triphone that training never met is like the same at another place in a word, next to silence, or alone. */
    triphone: (position: number, phone: number, left: number, right: number): number => {
      const [near, far] = [quiet(left), quiet(right)];
      const edgeLeft = position === begin || position === single ? silence : near;
      const edgeRight = position === end || position === single ? silence : far;
      return sequenceOf(
        anywhere(position, phone, near, far) ??
          anywhere(position, phone, edgeLeft, edgeRight) ??
          phone,
      );
    },
    sequences: new Uint16Array(
      file.buffer.slice(
        file.byteOffset + sequencesAt,
        file.byteOffset + sequencesAt + 6 * sequenceCount,
      ),
    ),
  };
}
