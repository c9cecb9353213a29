/** The recogniser's worker: frames, sightings and hidden cards stay in here; only updates leave it. */

import { readDeck } from '../deck/deck-file.ts';
import { decodeInBrowser, openModelsInBrowser, pixelsOf } from './in-browser.ts';
import { KnownDeck } from './known-deck.ts';
import type { FromWorker, ToWorker } from './message.ts';
import type { Models } from './models.ts';
import { RecogniserFailure } from './recogniser.ts';
import { ScanReader } from './scan-reader.ts';

let opened: Promise<Models> | undefined;
/** The deck read last, by its text: a new scan of it need not describe its pictures again. */
let lastDeck: { readonly text: string; readonly deck: KnownDeck } | undefined;
let current: { readonly scan: number; readonly reader: ScanReader } | undefined;

function know(models: Models, text: string): KnownDeck {
  if (lastDeck?.text === text) return lastDeck.deck;
  const file = readDeck(text);
  if (typeof file === 'string') throw new RecogniserFailure('unknown-deck');
  lastDeck = { text, deck: new KnownDeck(models, file, decodeInBrowser) };
  return lastDeck.deck;
}

async function answer(message: ToWorker): Promise<FromWorker | undefined> {
  switch (message.kind) {
    case 'scan': {
      opened ??= openModelsInBrowser();
      opened.catch(() => (opened = undefined));
      const models = await opened;
      const deck = know(models, message.deck);
      await deck.prototypes(message.expectation.colour);
      current = { scan: message.scan, reader: new ScanReader(models, deck, message.expectation) };
      return { kind: 'ready', scan: message.scan };
    }
    case 'look': {
      if (current?.scan !== message.scan) {
        message.frame.close();
        return undefined;
      }
      const update = await current.reader.look(pixelsOf(message.frame), performance.now());
      return { kind: 'seen', scan: message.scan, update };
    }
    case 'close':
      if (current?.scan === message.scan) current = undefined;
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
