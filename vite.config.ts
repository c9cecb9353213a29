/** How the app is built: the page lives in src/, so that the top level holds only what one looks for there. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { defineConfig } from 'vitest/config';
import { languages } from './src/languages/languages.ts';
import { manifestIn, manifestName } from './src/manifest.ts';

const publicFolder = join(import.meta.dirname, 'public');
const earFolder = join(import.meta.dirname, 'models', 'ear');

export default defineConfig({
  root: 'src',
  base: './',
  publicDir: '../public',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { page: 'src/index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        // The service worker's address must stay the same, and only at the top may it serve everything.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  plugins: [writeManifests(), listFilesForOffline()],
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  test: {
    root: '.',
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // A small machine that has other things to do is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

function writeManifests(): Plugin {
  const manifests = new Map(languages.map((one) => [`/${manifestName(one)}`, manifestIn(one)]));
  return {
    name: 'write-manifests',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const manifest = manifests.get(url);
        if (manifest === undefined) return next();
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest);
      });
    },
    generateBundle() {
      for (const [path, source] of manifests)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

/** Tells the service worker all files that it must take in, and gives it a mark that changes with any of them. */
function listFilesForOffline(): Plugin {
  return {
    name: 'list-files-for-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
      const later = Object.values(bundle).filter(isForLater);
      const built = Object.values(bundle)
        .filter((file) => file !== worker && !file.fileName.endsWith('.map'))
        .filter((file) => !later.includes(file))
        .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
      const lying = filesIn(publicFolder).map(
        (name) => [name, readFileSync(join(publicFolder, name))] as const,
      );
      const files = [...built, ...lying].sort(([a], [b]) => (a < b ? -1 : 1));
      const mark = createHash('sha256').update(worker.code);
      for (const [name, bytes] of files) mark.update(name).update(bytes);
      const names = ['./', ...files.map(([name]) => name).filter((name) => name !== 'index.html')];
      worker.code = worker.code
        .replaceAll('__FILES__', JSON.stringify(names))
        .replaceAll('__LATER__', JSON.stringify(later.map(({ fileName }) => fileName)))
        .replaceAll('__MARK__', JSON.stringify(mark.digest('hex').slice(0, 12)));
    },
  };
}

/** The ear's own files are large, and wanted only by those who play aloud. They are known by what is in them. */
function isForLater(file: Rollup.OutputAsset | Rollup.OutputChunk): boolean {
  if (file.type !== 'asset') return false;
  const bytes = Buffer.from(file.source);
  return filesIn(earFolder).some((name) => readFileSync(join(earFolder, name)).equals(bytes));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'));
}
