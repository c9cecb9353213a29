/** `npm test`: from a fresh clone to "N passed, N failed", with nothing asked. */

import { installPackages, requireNode, top } from './install.mjs';

requireNode();
process.chdir(top);
installPackages();

// Only now are there packages to import; tsx lets Node read the rest, which is TypeScript.
import('tsx/esm/api')
  .then(({ register }) => register())
  .then(() => import('./run-tests.ts'))
  .then(({ runTests }) => runTests(process.argv.slice(2)))
  .catch((reason) => {
    console.error(reason);
    process.exitCode = 1;
  });
