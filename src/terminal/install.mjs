/** What must be there before anything else can run: a Node that is new enough, with the packages that the lock file names. */

// Plain JavaScript with nothing imported but Node itself, and nothing newer than what an old Node can
// read: this runs before any package is there, and it must be able to say that Node is too old.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// Vite needs as much.
const oldestNode = [20, 19];

/** Ends the program, in plain words, where Node is older than the packages need. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(
    `This needs Node.js ${oldestNode.join('.')} or newer; here is ${process.versions.node}.\n` +
      "A newer one is at https://nodejs.org, or in your system's package manager.",
  );
  process.exit(1);
}

/**
 * Installs the packages if any is missing or not the one that the lock file names.
 * Ends the program, in plain words, where that cannot be done.
 */
export function installPackages() {
  if (packagesAreThere()) return;
  console.log('Installing the packages (a minute or two, the first time only) ...');
  const npm = spawnSync(
    ...npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  if (npm.status === 0) return;
  console.error(
    '\nThe packages could not be installed; what npm says is above.\n' +
      'It needs the network this once. Try again when there is one.',
  );
  process.exit(1);
}

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** npm notes what it has really installed in a lock file of its own, at the end: half an install has none. */
function packagesAreThere() {
  const wanted = readLock(join(top, 'package-lock.json'));
  const installed = readLock(join(top, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  delete wanted[''];
  return (
    Object.entries(wanted).every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional === true,
    ) && Object.keys(installed).every((path) => path in wanted)
  );
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * The npm that started this, if one did, else the one on the path.
 * @param {string[]} words
 * @returns {[string, string[], import('node:child_process').SpawnSyncOptions]}
 */
function npmCommand(words) {
  const started = process.env.npm_execpath;
  const options = { cwd: top, stdio: /** @type {const} */ ('inherit') };
  return started && /npm-cli\.[cm]?js$/.test(started)
    ? [process.execPath, [started, ...words], options]
    : ['npm', words, { ...options, shell: process.platform === 'win32' }];
}
