/** Times the recogniser in a worker, as the app runs it, step by step. */

import * as tf from '@tensorflow/tfjs-core';
import builtinDeck from '../../../models/builtin-deck/deck.json?url';
import { readDeck } from '../../deck/deck-file.ts';
import { HandReader } from '../../recogniser/hand-reader.ts';
import { decodeInBrowser, openModelsInBrowser } from '../../recogniser/in-browser.ts';
import { KnownDeck } from '../../recogniser/known-deck.ts';
import { stages, type Stage } from '../../recogniser/stage.ts';
import { answerWith, fetchPictures, frameAt } from './frames.ts';
import { timesOf, type Ask, type ReadingSpeed } from './told.ts';

/** So many frames go before: compilers and caches warm up. */
const warmUp = 8;

async function measure({ frames, most }: Ask): Promise<ReadingSpeed> {
  const models = await openModelsInBrowser();
  const file = readDeck(await (await fetch(builtinDeck)).text());
  if (typeof file === 'string') throw new Error(file);
  const deck = new KnownDeck(models, file, decodeInBrowser);
  const pictures = await fetchPictures(frames);
  const known = { colour: frames.colour, players: 2, setup: true } as const;

  const whole: number[] = [];
  const parts = Object.fromEntries(stages.map((stage) => [stage, [] as number[]])) as Record<
    Stage,
    number[]
  >;
  let spent: Map<Stage, number>;
  let lapMs: number;
  const onStage = (stage: Stage): void => {
    const nowMs = performance.now();
    spent.set(stage, (spent.get(stage) ?? 0) + nowMs - lapMs);
    lapMs = nowMs;
  };

  let reader: HandReader | undefined;
  let seen = 0;
  let before = 0;
  for (let i = -warmUp; i < most; i++) {
    if (i === 0) before = tf.memory().numTensors;
    const picture = frameAt(pictures, i + warmUp);
    if (reader === undefined || (i + warmUp) % frames.aScan === 0)
      reader = new HandReader(models, deck, known, onStage);
    spent = new Map();
    const beginMs = (lapMs = performance.now());
    const { quads } = await reader.see(picture);
    reader.read();
    if (i < 0) continue;
    whole.push(performance.now() - beginMs);
    for (const stage of stages) parts[stage].push(spent.get(stage) ?? 0);
    seen += quads.length;
  }
  return {
    frames: most,
    wholeFrame: timesOf(whole),
    stages: Object.fromEntries(
      stages.map((stage) => [stage, timesOf(parts[stage])]),
    ) as ReadingSpeed['stages'],
    cardsSeenAFrame: seen / most,
    numTensors: { before, after: tf.memory().numTensors },
  };
}

answerWith(measure);
