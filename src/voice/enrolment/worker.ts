/** The worker of own voices: sound in, sequences or what was said out. Sound is forgotten at once. */

import type { Take } from '../../cards/enrolment.ts';
import { openNetwork, type Network, type NetworkManifest } from '../../networks/network.ts';
import { startWasm } from '../../networks/wasm.ts';
import manifest from '../../../models/ear/embedding/manifest.json';
import weights from '../../../models/ear/embedding/weights.bin?url';
import { FrontEnd, soundRate } from '../offline-ear/front-end.ts';
import { Resampler } from '../offline-ear/resample.ts';
import { spokenIn } from './embedding.ts';
import { clearlySaid } from './likeness.ts';
import type { FromWorker, ToWorker } from './message.ts';
import { settling, TakeGate } from './take-gate.ts';

/** Of a voice that never pauses, no more than an announcement lasts is kept. */
const most = 6 * soundRate;

let network: Promise<Network> | undefined;
let takes: readonly Take[] = [];
let resampler = new Resampler(soundRate);
let sound = new Float32Array(0);
/** Kept from one take to the next, since it knows the room. */
let frontEnd: FrontEnd | undefined;
let heard = 0;
let gate: TakeGate | undefined;
let speaking = false;

const tell = (message: FromWorker): void => postMessage(message);

// One after the other: sound must not overtake the question that ends it.
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  last = last.then(() => take(data)).catch(() => tell({ kind: 'missing' }));
});

async function take(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'know':
      takes = message.takes;
      if (takes.length > 0) await opened();
      return;
    case 'begin':
      resampler = new Resampler(message.rate);
      forget();
      gate = message.taking ? new TakeGate() : undefined;
      if (!message.taking) frontEnd = undefined;
      if (message.taking) await opened();
      return;
    case 'sound': {
      const samples = resampler.push(message.samples);
      keep(samples);
      return gate ? gated(gate, samples) : undefined;
    }
    case 'ask': {
      const spoken = spokenIn(await opened(), sound);
      const said = spoken && clearlySaid(takes, spoken);
      forget();
      return tell({ kind: 'answer', question: message.question, ...(said && { said }) });
    }
  }
}

async function gated(open: TakeGate, samples: Float32Array): Promise<void> {
  if (!frontEnd) [frontEnd, heard] = [new FrontEnd(), 0];
  for (const frame of frontEnd.push(samples)) {
    const state = ++heard > settling ? open.push(frame) : 'waiting';
    if (state === 'waiting') continue;
    if (state === 'speaking') {
      if (!speaking) tell({ kind: 'speaking' });
      speaking = true;
      continue;
    }
    const spoken = state === 'said' ? spokenIn(await opened(), sound) : undefined;
    gate = undefined;
    forget();
    if (spoken) tell({ kind: 'taken', sequence: spoken });
    else tell({ kind: 'refused', trouble: state === 'said' ? 'too-short' : state });
    return;
  }
}

function keep(samples: Float32Array): void {
  const both = new Float32Array(sound.length + samples.length);
  both.set(sound);
  both.set(samples, sound.length);
  sound = both.slice(-most);
}

function forget(): void {
  sound = new Float32Array(0);
  speaking = false;
}

/** What could not be fetched is tried again the next time. */
function opened(): Promise<Network> {
  network ??= open();
  network.catch(() => (network = undefined));
  return network;
}

async function open(): Promise<Network> {
  if (!(await startWasm())) throw new Error('This browser cannot run it.');
  const answer = await fetch(weights);
  if (!answer.ok) throw new Error(`${weights}: ${String(answer.status)}`);
  return openNetwork(manifest as unknown as NetworkManifest, await answer.arrayBuffer());
}
