/** Where the ear's files are, and how they are fetched: once, with their progress, and never taken broken. */

/// <reference types="vite/client" />
import manifest from '../../../models/ear/manifest.json';
import weights from '../../../models/ear/weights.bin?url';
import type { NetworkManifest } from '../../networks/network.ts';
import type { Lexicon } from './lexicon.ts';

const lexicons = import.meta.glob<string>('../../../models/ear/lexicons/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The network, the phones that it tells apart, and its file's size and SHA-256. */
export type EarManifest = NetworkManifest & {
  readonly phones: readonly string[];
  readonly bytes: number;
  readonly sha256: string;
};

export const earManifest = manifest as unknown as EarManifest;

/** Rejects where it is missing or not what the manifest says. `onPart` is told how much is there, from 0 to 1. */
export async function fetchWeights(onPart: (part: number) => void): Promise<ArrayBuffer> {
  const kept = await readWhole(await fetched(weights), onPart);
  if (await isWhole(kept)) return kept;
  // What was kept may be broken, and what the server has whole.
  const anew = await readWhole(await fetched(weights, { cache: 'reload' }), onPart);
  if (await isWhole(anew)) return anew;
  throw new Error("The ear's network is broken.");
}

/** Rejects for a language that has none. */
export async function fetchLexicon(language: string): Promise<Lexicon> {
  const address = lexicons[`../../../models/ear/lexicons/${language}.json`];
  if (address === undefined) throw new Error(`No lexicon for ${language}.`);
  return (await (await fetched(address)).json()) as Lexicon;
}

async function isWhole(bytes: ArrayBuffer): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('') === earManifest.sha256;
}

async function fetched(address: string, how?: RequestInit): Promise<Response> {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  return answer;
}

async function readWhole(answer: Response, onPart: (part: number) => void): Promise<ArrayBuffer> {
  const reader = answer.body?.getReader();
  if (!reader) return answer.arrayBuffer();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
    size += read.value.length;
    onPart(Math.min(1, size / earManifest.bytes));
  }
  return new Blob(pieces).arrayBuffer();
}
