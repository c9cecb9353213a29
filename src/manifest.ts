/** What the app is called where it is installed. A browser reads this at that moment, in the language that is chosen then. */

import type { Language } from './languages/language.ts';

export function manifestName({ code }: Pick<Language, 'code'>): string {
  return `app.${code}.webmanifest`;
}

/** Lies beside the page: its addresses are relative to it. The `id` is the same for all languages, so it is one app. */
export function manifestIn({ locale, direction, words }: Language): string {
  const { title, description } = words.welcome;
  const png = (name: string, size: string) => ({
    src: `icons/${name}.png`,
    sizes: size,
    type: 'image/png',
  });
  const manifest = {
    name: title,
    short_name: title,
    description,
    lang: locale,
    dir: direction,
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f2e9d5',
    theme_color: '#f2e9d5',
    categories: ['games'],
    icons: [
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', '192x192'),
      png('icon-512', '512x512'),
      { ...png('icon-maskable-512', '512x512'), purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
