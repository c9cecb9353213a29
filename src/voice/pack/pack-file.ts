/**
 * A recorded voice as one file: a line of JSON that says what it is and how long each sound is, then the sounds. They are
 * found by the very words that were read, so that a recording is never taken for a sentence that says something else.
 */

export type PackFile = {
  readonly name: string;
  /** The code of the language. */
  readonly language: string;
  /** By the words that are spoken: IMA ADPCM of 16 kHz (`adpcm.ts`). */
  readonly sounds: ReadonlyMap<string, Uint8Array>;
};

export const packFaults = ['not-a-voice', 'newer-version', 'damaged', 'too-large'] as const;
export type PackFault = (typeof packFaults)[number];

const format = 'spy-referee voice';
const version = 1;
/** More than all sentences of a language at their longest. */
export const mostPackBytes = 12_000_000;
const mostSounds = 500;
const mostSoundBytes = 100_000;
const lineEnd = 10;

export function writePack({ name, language, sounds }: PackFile): Uint8Array<ArrayBuffer> {
  const body = joined([...sounds.values()]);
  const lengths = [...sounds].map(([words, { length }]) => [words, length]);
  const head = { format, version, name, language, sounds: lengths, sum: sumOf(body) };
  return joined([new TextEncoder().encode(`${JSON.stringify(head)}\n`), body]);
}

/** Anything that `writePack` did not write just so is refused. */
export function readPack(file: Uint8Array): PackFile | PackFault {
  if (file.length > mostPackBytes) return 'too-large';
  const end = file.indexOf(lineEnd);
  const head = parsed(file.subarray(0, Math.max(0, end)));
  if (head?.['format'] !== format || typeof head['version'] !== 'number') return 'not-a-voice';
  if (head['version'] > version) return 'newer-version';
  const { name, language, sounds, sum } = head;
  const lengths = readLengths(sounds);
  if (typeof name !== 'string' || typeof language !== 'string' || !lengths) return 'damaged';
  const body = file.slice(end + 1);
  const whole = lengths.reduce((total, [, length]) => total + length, 0);
  if (body.length !== whole || sumOf(body) !== sum) return 'damaged';
  let from = 0;
  const cut = lengths.map(
    ([words, length]) => [words, body.slice(from, (from += length))] as const,
  );
  return { name, language, sounds: new Map(cut) };
}

type Lengths = readonly (readonly [words: string, bytes: number])[];

function readLengths(told: unknown): Lengths | undefined {
  if (!Array.isArray(told) || told.length === 0 || told.length > mostSounds) return undefined;
  return told.every(isLength) ? told : undefined;
}

function isLength(told: unknown): told is Lengths[number] {
  if (!Array.isArray(told)) return false;
  const [words, bytes] = told as readonly unknown[];
  if (typeof words !== 'string' || typeof bytes !== 'number') return false;
  return Number.isInteger(bytes) && bytes > 0 && bytes <= mostSoundBytes;
}

function parsed(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** FNV-1a, 32 bits: a byte that was changed on the way is noticed. */
function sumOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
