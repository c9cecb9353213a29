/** Photographs to lay behind scenes, small enough to keep in memory. */

import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Bitmap } from '../src/scenes/scene.ts';

/** One picture a folder named `images`: those hold one wallpaper at many sizes. */
function picturesUnder(folder: string): string[] {
  const found: string[] = [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const known = ['.jpg', '.jpeg', '.png', '.webp'].includes(extname(entry.name).toLowerCase());
    if (entry.isFile() && known) found.push(join(entry.parentPath, entry.name));
  }
  found.sort();
  const sizes = /\/images[^/]*\/[^/]+$/;
  return found.filter((path, i) => {
    const folderOf = path.replace(sizes, '');
    return folderOf === path || !(found[i - 1] ?? '').startsWith(`${folderOf}/images`);
  });
}

export type Backdrops = {
  readonly count: number;
  readonly load: (index: number) => Promise<Bitmap>;
};

/** Throws if a folder cannot be read. Each picture is read once, at most 1024 pixels wide. */
export function openBackdrops(folders: readonly string[]): Backdrops {
  const paths = folders.flatMap(picturesUnder);
  const known = new Map<number, Promise<Bitmap>>();
  const read = async (path: string): Promise<Bitmap> => {
    const { data, info } = await sharp(path)
      .resize(1024, 768, { fit: 'outside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      pixels: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    };
  };
  return {
    count: paths.length,
    load: (index) => {
      const bitmap = known.get(index) ?? read(paths[index]!);
      known.set(index, bitmap);
      return bitmap;
    },
  };
}
