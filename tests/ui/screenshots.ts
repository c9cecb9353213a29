/** Takes a picture of every screen: `npm run screenshots -- [part of a name...]`, into data/screenshots. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openGallery, type Look } from './open-gallery.ts';
import { languageCodes } from '../../src/languages/codes.ts';
import { views } from './gallery/views.ts';

const folder = 'data/screenshots';
const phone = { width: 360, height: 740 };
const sizes = { phone, tablet: { width: 820, height: 1180 }, desk: { width: 1440, height: 900 } };

const wanted = process.argv.slice(2);

const looks: readonly (Look & { readonly file: string })[] = Object.keys(views).flatMap((view) => [
  ...Object.entries(sizes).flatMap(([size, measures]) =>
    (['light', 'dark'] as const).map((theme) => ({
      ...measures,
      view,
      theme,
      file: `${view}-${size}-${theme}`,
    })),
  ),
  ...languageCodes.slice(1).map((language) => ({
    ...phone,
    view,
    language,
    file: `${view}-phone-${language}`,
  })),
]);

/** All words must be part of the picture's name: `table phone` takes the table in every look on a phone. */
const pictures = looks.filter(({ file }) => wanted.every((part) => file.includes(part)));

mkdirSync(folder, { recursive: true });
const gallery = await openGallery();
try {
  for (const { file, ...look } of pictures) {
    await gallery.show(look);
    await gallery.page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
  }
  console.log(`${pictures.length} pictures in ${folder}`);
} finally {
  await gallery.close();
}
