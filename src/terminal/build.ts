/** Builds the app into dist/, unless what lies there was built from these very files. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = ['src', 'public', 'models', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
const stamp = join('node_modules', '.cache', 'spy-referee', 'built');
const page = join('dist', 'index.html');
const vite = join('node_modules', 'vite', 'bin', 'vite.js');

/** Returns whether dist/ now holds the app as the files tell it; what went wrong has been said if not. */
export function buildApp(): boolean {
  const now = fingerprint();
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  console.log('Building the app ...');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    console.error('\nThe app could not be built; the reason is above.');
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

/** Names, sizes and times: reading every byte would cost more than it saves. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${String(size)} ${String(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
