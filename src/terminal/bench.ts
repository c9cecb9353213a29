/**
 * `npm run bench`: how fast it all is on this machine, as JSON; what was not measured is not there.
 *
 * --frames N    so many frames are timed; 500 where nothing is said
 */

import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchHearing } from './bench/bench-hearing.ts';
import { benchReferee } from './bench/bench-referee.ts';
import { benchRecogniser } from './bench/bench-recogniser.ts';

const { values } = parseArgs({ options: { frames: { type: 'string', default: '500' } } });
const frames = Number(values.frames);

async function main(): Promise<void> {
  const [processor] = cpus();
  const measured = {
    machine: {
      processor: processor?.model.trim() ?? 'unknown',
      cores: cpus().length,
      node: process.version,
    },
    recogniser: await benchRecogniser(frames),
    hearing: await benchHearing(),
    referee: benchReferee(),
  };
  console.log(JSON.stringify(measured, undefined, 2));
}

if (Number.isInteger(frames) && frames > 0) {
  await main().catch((error: unknown) => {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(why);
    process.exitCode = 1;
  });
} else {
  console.error('--frames is a whole number from 1 on.');
  process.exitCode = 2;
}
