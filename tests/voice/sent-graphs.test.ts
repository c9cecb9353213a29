/** A graph goes to a worker once; a new worker gets all that it is asked for. */

import { expect, test } from 'vitest';
import { openOfflineEar, type EarWorker } from '../../src/voice/offline-ear/offline-ear.ts';
import { GraphReceiver, GraphSender } from '../../src/voice/offline-ear/sent-graphs.ts';
import type { ToWorker } from '../../src/voice/offline-ear/message.ts';
import type { WordGraph } from '../../src/voice/offline-ear/word-graph.ts';

const graphOf = (word: string): WordGraph => ({
  states: 2,
  end: 1,
  transitions: [{ from: 0, to: 1, word }],
});
const [one, two, three] = ['one', 'two', 'three'].map(graphOf) as [WordGraph, WordGraph, WordGraph];

test('what was sent before is called by its number, and is the same on the other side', () => {
  const [sender, receiver] = [new GraphSender(), new GraphReceiver()];
  const sent = [[one, two], [two, three], [one]].map((graphs) => sender.toSend(graphs));
  expect(sent.flat().filter(({ graph }) => graph !== undefined).length).toBe(3);
  const arrived = sent.map((each) => receiver.received(structuredClone(each)));
  expect(arrived).toEqual([[one, two], [two, three], [one]]);
  expect(arrived[1]![0]).toBe(arrived[0]![1]);
  expect(arrived[2]![0]).toBe(arrived[0]![0]);
});

test('a number that was never sent is an error', () => {
  expect(() => new GraphReceiver().received([{ number: 4 }])).toThrow('never sent');
});

test('a worker that broke is followed by one that is sent everything', () => {
  const messages: ToWorker[][] = [];
  const errors: (() => void)[] = [];
  const makeWorker = (): EarWorker => {
    const told: ToWorker[] = [];
    messages.push(told);
    return {
      postMessage: (message) => void told.push(message),
      addEventListener: (kind: string, listener: (event: never) => void) => {
        if (kind === 'error') errors.push(() => listener(undefined as never));
      },
    };
  };
  const microphone = { listen: () => Promise.reject(new Error()), close: () => undefined };
  const ear = openOfflineEar(makeWorker, microphone, true, () => undefined);
  ear.prepare('en', [one]);
  ear.prepare('en', [one, two]);
  errors[0]!();
  ear.prepare('en', [one, two]);
  const whole = messages.map((told) =>
    told.map((message) => 'graphs' in message && message.graphs.map(({ graph }) => graph)),
  );
  expect(whole).toEqual([[[one], [undefined, two]], [[one, two]]]);
});
