/** Opens exported models as the app does and holds them against their golden answers: `npx tsx training/check-golden.ts [--models DIR]`. */

import { parseArgs } from 'node:util';
import { modelNames } from '../src/recogniser/models.ts';
import { modelsFolder, modelsIn, openModelsOnDisk } from '../src/terminal/recogniser/on-disk.ts';
import { goldenError, matchingError, readGolden } from './golden.ts';

/** As a share of the largest answer: what sums in another order may differ by. */
const tolerated = 1e-3;

const { values } = parseArgs({ options: { models: { type: 'string', default: modelsFolder } } });
const models = await openModelsOnDisk(values.models);
for (const name of modelNames) {
  const { manifest } = await modelsIn(values.models)(name);
  const golden = await readGolden(values.models, name);
  const error = goldenError(models[name], manifest.input, golden);
  report(name, error);
}
report('matching', await matchingError(values.models, models.matcherManifest));

function report(what: string, error: number): void {
  // What is no number is no good answer either.
  const good = error < tolerated;
  console.log(`${what}: ${good ? 'golden' : 'NOT golden'}, off by ${error.toExponential(1)}`);
  if (!good) process.exitCode = 1;
}
