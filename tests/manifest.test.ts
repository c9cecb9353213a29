import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/languages/languages.ts';
import { manifestIn, manifestName } from '../src/manifest.ts';

type Manifest = {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly description: string;
  readonly icons: readonly { readonly src: string }[];
};

const manifests = languages.map((language) => ({
  language,
  manifest: JSON.parse(manifestIn(language)) as Manifest,
}));

describe('what the app is called where it is installed', () => {
  test.each(manifests)('speaks the language: $language.name', ({ language, manifest }) => {
    const { title, description } = language.words.welcome;
    expect(manifest).toMatchObject({ name: title, description, lang: language.locale });
  });

  test.each(manifests)('has its pictures: $language.name', ({ manifest }) => {
    const folder = join(import.meta.dirname, '..', 'public');
    expect(manifest.icons.map(({ src }) => existsSync(join(folder, src)))).toEqual(
      manifest.icons.map(() => true),
    );
  });

  test('is one app in all languages, told in a file for each', () => {
    expect(new Set(manifests.map(({ manifest }) => manifest.id)).size).toBe(1);
    expect(new Set(languages.map(manifestName)).size).toBe(languages.length);
  });
});
