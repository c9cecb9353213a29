/** `npm start`: from a fresh clone to the app on the table's phone, with nothing asked. */

import { installPackages, requireNode, top } from './install.mjs';

requireNode();
process.chdir(top);
installPackages();

// Only now are there packages to import; tsx lets Node read the rest, which is TypeScript.
import('tsx/esm/api')
  .then(({ register }) => register())
  .then(() => import('./serve.ts'))
  .then(({ start }) => start(process.argv.slice(2)))
  .catch((reason) => {
    console.error(reason);
    process.exitCode = 1;
  });
