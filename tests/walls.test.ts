/** The walls of the house: who may lean on whom, what the pure folders may not touch, what lies where. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { folderOf, lineOf, nodesOf, readSources, type Source } from './support/sources.ts';

const top = join(import.meta.dirname, '..');
const sources = readSources();

/** What a folder may import: whole folders; files that hold words alone, types and closed sets; packages. */
type Wall = {
  readonly uses: readonly string[];
  readonly words?: readonly string[];
  readonly packages?: readonly string[];
};

const walls: Readonly<Record<string, Wall>> = {
  cards: { uses: [] },
  hand: { uses: ['cards'] },
  game: { uses: ['cards'] },
  languages: { uses: ['cards'], words: ['game/ruling.ts', 'game/action.ts'] },
  session: { uses: ['cards', 'hand', 'game', 'languages'] },
  scenes: { uses: ['cards'] },
  deck: { uses: ['cards'], words: ['recogniser/recogniser.ts', 'scenes/scene.ts'] },
  camera: { uses: ['cards', 'scenes', 'deck'] },
  networks: { uses: [], packages: ['@tensorflow/'] },
  recogniser: {
    uses: ['cards', 'hand', 'deck', 'networks'],
    packages: ['@tensorflow/', '@mediapipe/'],
  },
  voice: { uses: ['cards', 'networks'] },
  storage: { uses: ['cards'], packages: ['idb'] },
  offline: { uses: ['cards'] },
  ui: {
    uses: ['cards', 'languages'],
    words: ['session/view.ts', 'session/event.ts', 'session/settings.ts', 'game/rules.ts'],
    packages: ['lit'],
  },
};

/** These know everyone: the page's main file, and the commands. */
const knowEveryone = ['', 'terminal'];

const pure = ['cards', 'hand', 'game', 'languages', 'session'];

describe('who may lean on whom', () => {
  test.each(Object.keys(walls))('%s leans only on what it may', (folder) => {
    const wall = walls[folder]!;
    const outside = within(folder).flatMap((source) =>
      source.imports
        .filter(({ target, ours }) => !ours || folderOf(target) !== folder)
        .filter((found) => !isAllowed(wall, found))
        .map(({ target }) => `${source.path} → ${target}`),
    );
    expect(outside).toEqual([]);
  });

  test('each folder has its wall', () => {
    const folders = new Set(sources.map(({ path }) => folderOf(path)));
    const known = [...Object.keys(walls), ...knowEveryone];
    expect([...folders].filter((folder) => !known.includes(folder))).toEqual([]);
  });

  test('what is lent for its words alone holds no function', () => {
    const lent = Object.values(walls).flatMap(({ words }) => words ?? []);
    const doers = sources
      .filter(({ path }) => lent.includes(path))
      .flatMap((source) => found([source], isFunction));
    expect(doers).toEqual([]);
  });

  test('nobody leans on the main file or on the commands', () => {
    const leaning = sources
      .filter(({ path }) => !knowEveryone.includes(folderOf(path)))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target, ours }) => ours && knowEveryone.includes(folderOf(target)))
          .map(({ target }) => `${path} → ${target}`),
      );
    expect(leaning).toEqual([]);
  });
});

describe('the pure folders', () => {
  test('compile where there is no page, no clock of the system, no console', () => {
    expect(compilePure()).toEqual([]);
  }, 300_000);

  test.each([
    ['a clock', (node: ts.Node) => ts.isIdentifier(node) && node.text === 'Date'],
    [
      'dice',
      (node: ts.Node) => ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random',
    ],
    ['waiting', ts.isAwaitExpression],
    ['promises', (node: ts.Node) => ts.isIdentifier(node) && node.text === 'Promise'],
    ['asynchrony', (node: ts.Node) => node.kind === ts.SyntaxKind.AsyncKeyword],
    ['global state', (node: ts.Node) => ts.isIdentifier(node) && node.text === 'globalThis'],
  ])('know no %s', (_, isForbidden) => {
    expect(found(pure.flatMap(within), isForbidden)).toEqual([]);
  });
});

describe('the source', () => {
  test('never writes to the console, but for the commands', () => {
    const quiet = sources.filter(({ path }) => folderOf(path) !== 'terminal');
    const speaks = (node: ts.Node): boolean =>
      ts.isPropertyAccessExpression(node) && node.expression.getText() === 'console';
    expect(found(quiet, speaks)).toEqual([]);
  });

  test('says any nowhere', () => {
    expect(found(sources, (node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([]);
  });

  test('holds no address outside this machine', () => {
    // The names of XML's own vocabularies look like addresses; nobody ever asks them for anything.
    const isForeign = (address: string): boolean => !address.includes('//www.w3.org/');
    const addresses = sources
      .filter(({ path }) => folderOf(path) !== 'terminal')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\b(?:https?|wss?):\/\/[\w.-]+\S*/g)]
          .filter(([address]) => isForeign(address))
          .map(([address]) => `${path}: ${address}`),
      );
    expect(addresses).toEqual([]);
  });

  test('lets in no style but from its own files, and binds none that the policy would refuse', () => {
    const files = ['src/index.html', 'src/terminal/headers.ts'];
    const policies = files.map((file) => readFileSync(join(top, file), 'utf8'));
    for (const policy of policies) {
      expect(policy).toMatch(/style-src 'self'[;"]/);
      expect(policy).not.toContain('unsafe-inline');
    }
    // A style attribute is refused; `.style=` sets the property, which is not.
    const bound = within('ui').filter(({ text }) => /\sstyle=/.test(text));
    expect(bound.map(({ path }) => path)).toEqual([]);
  });

  test('opens each file with a sentence that says what it gives', () => {
    const silent = sources.filter(({ text }) => !/^\/\*\*\s[^]*?\*\//.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});

describe('the top level', () => {
  const allowed = [
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
    ...['src', 'models', 'training', 'public', 'tests', 'README.md', 'LICENSE'],
  ];
  // Made by the commands, and by whoever trains; git ignores them.
  const made = ['node_modules', 'dist', 'data'];

  test('holds only what one looks for there', () => {
    const names = readdirSync(top).filter((name) => !name.startsWith('.'));
    expect(names.filter((name) => ![...allowed, ...made].includes(name))).toEqual([]);
  });

  test.each(['package-lock.json', 'package.json', '.npmrc'])('%s names no registry', (file) => {
    expect(readFileSync(join(top, file), 'utf8')).not.toMatch(/"resolved"|registry\s*=|registry\./);
  });
});

function within(folder: string): readonly Source[] {
  return sources.filter(({ path }) => folderOf(path) === folder);
}

function isAllowed(wall: Wall, { target, ours }: Source['imports'][number]): boolean {
  // Models are files, not code: the recogniser loads them, and the voice the ear's.
  if (target.startsWith('../models/ear/')) return wall === walls['voice'];
  if (target.startsWith('../models/')) return wall === walls['recogniser'];
  if (!ours) return (wall.packages ?? []).some((name) => target.startsWith(name));
  return wall.uses.includes(folderOf(target)) || (wall.words ?? []).includes(target);
}

function isFunction(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) || ts.isArrowFunction(node);
}

function found(among: readonly Source[], isForbidden: (node: ts.Node) => boolean): string[] {
  return among.flatMap((source) =>
    [...nodesOf(source.tree)].filter(isForbidden).map((node) => lineOf(source, node)),
  );
}

function compilePure(): string[] {
  const file = join(top, 'tests', 'support', 'pure.tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(file, '..'));
  const program = ts.createProgram(fileNames, options);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file: at, messageText }) =>
        `${at?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
