/** The app's own ear, whole: sound goes in, announcements come out. The sounds are flite's and espeak-ng's. */

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageOf } from '../../src/languages/languages.ts';
import { everyCommand } from '../../src/languages/wording.ts';
import { openHearer } from '../../src/terminal/ear-on-disk.ts';
import { hearFile } from '../../src/terminal/hear-wav.ts';

async function heard(code: string, file: string) {
  const language = languageOf(code);
  const moment = {
    commands: everyCommand(['red', 'blue', 'yellow']),
    turn: 'green' as const,
    seats: ['green', 'red', 'blue', 'yellow'] as const,
  };
  const path = join(import.meta.dirname, 'spoken', `${file}.wav`);
  return hearFile(await openHearer(code), language, moment, path);
}

describe('the ear that needs no network', () => {
  test.each([
    ['en', 'spy-on-yellow', 'yellow'],
    ['et', 'luuran-punase-jarele', 'red'],
  ])('hears an announcement: %s %s', async (code, file, player) => {
    const said = { command: { kind: 'spy', player } };
    expect(await heard(code, file)).toEqual({ kind: 'understood', said });
  });

  test('takes table talk for nothing', async () => {
    expect(await heard('en', 'glasses')).toEqual({ kind: 'not-understood' });
  });
});
