/** Finds a Chromium on this computer, and on a bare Debian fetches one. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What to do where none is found, in plain words. */
export const howToGetABrowser =
  'Install Chromium or Chrome, or say where it is: CHROME_PATH=/path/to/chrome npm test';

/** The path of the first that is there. What CHROME_PATH names goes before all others. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places, playwrightsOwn()].find(isProgram);
}

/** As `findBrowser`; on a Debian where we may, one is installed if there is none. */
export function findOrInstallBrowser(): string | undefined {
  return findBrowser() ?? (mayInstall() ? installOnDebian() : undefined);
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && !process.env.CHROME_PATH;
}

function installOnDebian(): string | undefined {
  console.log('There is no Chromium here, so it is installed (apt-get install chromium) ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['-q', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return findBrowser();
}

/** Playwright's cache; asking where it would be throws on a system that Playwright has none for. */
function playwrightsOwn(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
