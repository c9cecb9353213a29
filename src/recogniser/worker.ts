/** The recogniser's worker: frames, sightings and hidden cards stay in here; only updates leave it. */

import type { End } from '../cards/face.ts';
import { readUnfinished } from '../deck/deck-file.ts';
import { encodeInBrowser } from './encode-in-browser.ts';
import { decodeInBrowser, openModelsInBrowser, pixelsOf } from './in-browser.ts';
import { KnownDeck } from './known-deck.ts';
import { LessonReader } from './lesson-reader.ts';
import { describe, type Description } from './matcher.ts';
import type { FromWorker, ToLesson, ToWorker } from './message.ts';
import type { Models } from './models.ts';
import type { Picture } from './picture.ts';
import { RecogniserFailure, type LessonNews } from './recogniser.ts';
import { ScanReader } from './scan-reader.ts';
import { wholeCrop } from './teaching.ts';

let opened: Promise<Models> | undefined;
/** The deck read last, by its text: a new scan of it need not describe its pictures again. */
let lastDeck: { readonly text: string; readonly deck: KnownDeck } | undefined;
let current: { readonly scan: number; readonly reader: ScanReader | LessonReader } | undefined;

function models(): Promise<Models> {
  opened ??= openModelsInBrowser();
  opened.catch(() => (opened = undefined));
  return opened;
}

function know(networks: Models, text: string): KnownDeck {
  if (lastDeck?.text === text) return lastDeck.deck;
  const file = readUnfinished(text);
  if (typeof file === 'string') throw new RecogniserFailure('unknown-deck');
  lastDeck = { text, deck: new KnownDeck(networks, file, decodeInBrowser) };
  return lastDeck.deck;
}

async function startScan(message: ToWorker & { kind: 'scan' }): Promise<ScanReader> {
  const networks = await models();
  const deck = know(networks, message.deck);
  const { colour, players } = message.expectation;
  if (!deck.knows(colour, players)) throw new RecogniserFailure('colour-not-taught');
  await deck.prototypes(colour);
  return new ScanReader(networks, deck, message.expectation);
}

async function startLesson(message: ToWorker & { kind: 'lesson' }): Promise<LessonReader> {
  const networks = await models();
  const known = new Map<End, readonly Description[]>();
  for (const [end, pictures] of message.known) {
    const decoded = await Promise.all(pictures.map(decodeInBrowser));
    known.set(end, describe(networks.matcher, decoded.map(wholeCrop)));
  }
  return new LessonReader(networks, known);
}

async function look(
  reader: ScanReader | LessonReader,
  scan: number,
  picture: Picture,
): Promise<FromWorker> {
  const nowMs = performance.now();
  if (reader instanceof ScanReader)
    return { kind: 'seen', scan, update: await reader.look(picture, nowMs) };
  const { taken, ...seen } = reader.look(picture, nowMs);
  if (taken === undefined) return { kind: 'taught', scan, news: seen };
  const jpeg = await encodeInBrowser(taken.picture);
  const news: LessonNews = { ...seen, taken: { ...taken, picture: jpeg } };
  return { kind: 'taught', scan, news };
}

function tell(lesson: LessonReader, message: ToLesson): void {
  switch (message.kind) {
    case 'ask':
      return lesson.ask(message.end);
    case 'forget':
      return lesson.forget(message.end);
    case 'take-now':
      return lesson.takeNow();
  }
}

async function answer(message: ToWorker): Promise<FromWorker | undefined> {
  const { scan } = message;
  const reader = current?.scan === scan ? current.reader : undefined;
  switch (message.kind) {
    case 'scan':
      current = { scan, reader: await startScan(message) };
      return { kind: 'ready', scan };
    case 'lesson':
      current = { scan, reader: await startLesson(message) };
      return { kind: 'ready', scan };
    case 'look':
      if (reader !== undefined) return look(reader, scan, pixelsOf(message.frame));
      message.frame.close();
      return undefined;
    case 'ask':
    case 'forget':
    case 'take-now':
      if (reader instanceof LessonReader) tell(reader, message);
      return undefined;
    case 'close':
      if (reader !== undefined) current = undefined;
      return undefined;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  answer(data).then(
    (said) => {
      if (said !== undefined) self.postMessage(said);
    },
    (error: unknown) => {
      const reason = error instanceof RecogniserFailure ? error.reason : 'not-supported';
      self.postMessage({ kind: 'failed', scan: data.scan, reason } satisfies FromWorker);
    },
  );
});
