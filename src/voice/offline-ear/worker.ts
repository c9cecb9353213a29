/** The ear's worker: sound in, verdicts out. Sound is forgotten with its utterance. */

import { openNetwork } from '../../networks/network.ts';
import { startWasm } from '../../networks/wasm.ts';
import { Attention } from './attention.ts';
import { earManifest, fetchLexicon, fetchWeights } from './files.ts';
import { Hearer, Utterance, type SoundModel } from './hearer.ts';
import type { FromWorker, ToWorker } from './message.ts';
import { Resampler } from './resample.ts';
import { GraphReceiver } from './sent-graphs.ts';
import type { Verdict } from './verdict.ts';

type Begin = Extract<ToWorker, { readonly kind: 'begin' }>;
type Hearing = { readonly ear: Utterance | Attention; readonly resampler: Resampler };

const graphsSent = new GraphReceiver();
const hearings = new Map<number, Promise<Hearing>>();
const hearers = new Map<string, Promise<Hearer>>();
let model: Promise<SoundModel> | undefined;

const tell = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void take(data).catch(() => tell({ kind: 'missing' }));
});

async function take(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'prepare': {
      const graphs = graphsSent.received(message.graphs);
      const hearer = await hearerOf(message.language);
      hearer.layOut(graphs);
      return tell({ kind: 'ready', language: message.language });
    }
    case 'begin': {
      const { utterance } = message;
      const hearing = begun(message);
      hearings.set(utterance, hearing);
      // What follows of it has nobody to hear it; that is told once.
      hearing.catch(() => hearings.delete(utterance));
      await hearing;
      return;
    }
    case 'sound': {
      const hearing = await heardIn(message.utterance);
      hearing?.ear.push(hearing.resampler.push(message.samples));
      return;
    }
    case 'end': {
      const { utterance } = message;
      const ear = (await heardIn(utterance))?.ear;
      hearings.delete(utterance);
      if (ear instanceof Utterance) tell({ kind: 'heard', utterance, verdict: ear.verdict() });
      return;
    }
    case 'forget':
      hearings.delete(message.utterance);
  }
}

async function begun({ utterance, language, graphs: sent, rate, ends }: Begin): Promise<Hearing> {
  const graphs = graphsSent.received(sent);
  const hearer = await hearerOf(language);
  const listen = () => hearer.listen(graphs);
  const heard = (verdict: Verdict) => tell({ kind: 'heard', utterance, verdict });
  const ear = ends === 'by-itself' ? new Attention(listen, heard) : listen();
  return { ear, resampler: new Resampler(rate) };
}

/** Nothing where it was forgotten, or could not begin. */
function heardIn(utterance: number): Promise<Hearing | undefined> {
  return hearings.get(utterance)?.catch(() => undefined) ?? Promise.resolve(undefined);
}

/** What could not be fetched is tried again the next time. */
function hearerOf(language: string): Promise<Hearer> {
  const known = hearers.get(language);
  if (known) return known;
  model ??= openModel();
  const hearer = Promise.all([model, fetchLexicon(language)]).then(
    ([read, lexicon]) => new Hearer(read, lexicon),
  );
  hearers.set(language, hearer);
  model.catch(() => (model = undefined));
  hearer.catch(() => hearers.delete(language));
  return hearer;
}

async function openModel(): Promise<SoundModel> {
  const weights = await fetchWeights((part) => tell({ kind: 'loading', part }));
  if (!(await startWasm())) throw new Error('This browser cannot run it.');
  return { network: openNetwork(earManifest, weights), phones: earManifest.phones };
}
