/** Runs the unit tests and then the tests in a real browser, and closes with one count of both. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallBrowser, howToGetABrowser } from './browser.ts';
import { buildApp } from './build.ts';

type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

const notes = join('node_modules', '.cache', 'spy-referee', 'tests');
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const browserTests = join('tests', 'e2e');

/** `words` go to the unit tests: `npm test -- tests/game` runs those alone, and no browser. */
export function runTests(words: readonly string[]): void {
  rmSync(notes, { recursive: true, force: true });
  mkdirSync(notes, { recursive: true });
  const counts = words.length > 0 ? [unitTests(words)] : [unitTests([]), testsInABrowser()];
  const sum = (part: keyof Count): number =>
    counts.reduce((total, count) => total + count[part], 0);
  const skipped = sum('skipped') > 0 ? `, ${String(sum('skipped'))} skipped` : '';
  console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed${skipped}`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
}

function unitTests(words: readonly string[]): Count {
  const file = join(notes, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = runNode([vitest, 'run', ...reporters, ...words]);
  return atLeastOneFailed(status, countUnitTests(file));
}

/** Vitest's own words for its counts; a file that could not even be read is a failed suite without tests. */
function countUnitTests(file: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readOr(file, '{}'),
  ) as Partial<Record<string, number>>;
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
}

function testsInABrowser(): Count {
  const files = readdirSync(browserTests).filter((name) => name.endsWith('.e2e.ts'));
  const path = findOrInstallBrowser();
  if (path === undefined) return withoutABrowser(files.length);
  console.log(`\nThe tests in a real browser, ${path}:\n`);
  if (!buildApp()) return { passed: 0, failed: files.length, skipped: 0 };
  const file = join(notes, 'browser.tap');
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
  ];
  const status = runNode(
    // One file after the other: each has a browser of its own, and this may be a small machine.
    ['--import', 'tsx', '--test', '--test-concurrency=1', ...reporters].concat(
      files.map((name) => join(browserTests, name)),
    ),
    { CHROME_PATH: path },
  );
  return atLeastOneFailed(status, countTap(readOr(file, '')));
}

function countTap(tap: string): Count {
  const closing = (word: string): number =>
    Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return {
    passed: closing('pass'),
    failed: closing('fail') + closing('cancelled'),
    skipped: closing('skipped') + closing('todo'),
  };
}

/** A person may have none; a machine that is there to test must have one. */
function withoutABrowser(files: number): Count {
  const must = process.env.CI === 'true';
  console.log(
    `\nThe tests in a real browser were ${must ? 'not run, and here they must be' : 'skipped'}: ` +
      `no Chromium was found.\n${howToGetABrowser}`,
  );
  return must ? { passed: 0, failed: files, skipped: 0 } : { passed: 0, failed: 0, skipped: files };
}

/** A run that ended badly is never counted as if all were well, whatever it managed to count. */
function atLeastOneFailed(status: number, count: Count): Count {
  return status === 0 ? count : { ...count, failed: Math.max(1, count.failed) };
}

function runNode(words: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const { status } = spawnSync(process.execPath, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
