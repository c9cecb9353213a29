/** The ear's worker: sound in, verdicts out. Sound is forgotten with its utterance. */

import { readModel, type AcousticModel } from './acoustic-model.ts';
import { fetchLexicon, fetchModel, modelManifest } from './files.ts';
import { Hearer, type Utterance } from './hearer.ts';
import type { FromWorker, ToWorker } from './message.ts';
import { Resampler } from './resample.ts';

type Hearing = { readonly utterance: Utterance; readonly resampler: Resampler };

const hearings = new Map<number, Promise<Hearing>>();
const hearers = new Map<string, Promise<Hearer>>();
let model: Promise<AcousticModel> | undefined;

const tell = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void take(data).catch(() => tell({ kind: 'missing' }));
});

async function take(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'prepare':
      await hearerOf(message.language);
      return tell({ kind: 'ready', language: message.language });
    case 'begin': {
      const { utterance, language, graphs, rate } = message;
      const hearing = hearerOf(language).then((hearer) => ({
        utterance: hearer.listen(graphs),
        resampler: new Resampler(rate),
      }));
      hearings.set(utterance, hearing);
      await hearing;
      return;
    }
    case 'sound': {
      const hearing = await hearings.get(message.utterance);
      hearing?.utterance.push(hearing.resampler.push(message.samples));
      return;
    }
    case 'end': {
      const hearing = await hearings.get(message.utterance);
      hearings.delete(message.utterance);
      if (!hearing) return;
      const verdict = hearing.utterance.verdict();
      return tell({ kind: 'heard', utterance: message.utterance, verdict });
    }
    case 'forget':
      hearings.delete(message.utterance);
  }
}

/** What could not be fetched is tried again the next time. */
function hearerOf(language: string): Promise<Hearer> {
  const known = hearers.get(language);
  if (known) return known;
  model ??= fetchModel((part) => tell({ kind: 'loading', part })).then((bytes) =>
    readModel(modelManifest, bytes),
  );
  const hearer = Promise.all([model, fetchLexicon(language)]).then(
    ([read, lexicon]) => new Hearer(read, lexicon),
  );
  hearers.set(language, hearer);
  model.catch(() => (model = undefined));
  hearer.catch(() => hearers.delete(language));
  return hearer;
}
