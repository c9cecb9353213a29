/** `npm run bench`: how fast it all is on this machine, as JSON; what was not measured is not there. */

import { cpus } from 'node:os';
import { benchReferee } from './bench-referee.ts';

const [processor] = cpus();

const measured = {
  machine: {
    processor: processor?.model.trim() ?? 'unknown',
    cores: cpus().length,
    node: process.version,
  },
  referee: benchReferee(),
};

console.log(JSON.stringify(measured, undefined, 2));
