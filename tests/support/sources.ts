/** The program's own source files, read and parsed, for the tests that look at the code itself. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

export type Import = {
  /** `cards/card.ts` for a file of ours, the bare name for a package. */
  readonly target: string;
  readonly ours: boolean;
};

export type Source = {
  /** From src/, with forward slashes: `cards/card.ts`. */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly Import[];
};

const src = join(import.meta.dirname, '..', '..', 'src');

export function readSources(): readonly Source[] {
  return filesIn(src)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map(readSource);
}

/** The folder of src/ that a path lies in; the empty word for src/ itself. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

/** Every node of the tree, the tree itself first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export function lineOf(source: Source, node: ts.Node): string {
  const { line } = source.tree.getLineAndCharacterOfPosition(node.getStart());
  return `${source.path}:${String(line + 1)}`;
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const imports = [...nodesOf(tree)].flatMap((node) => importOf(file, node));
  return { path: fromSrc(file), text, tree, imports };
}

function importOf(file: string, node: ts.Node): Import[] {
  const specifier = specifierOf(node);
  if (!specifier || !ts.isStringLiteral(specifier)) return [];
  const ours = specifier.text.startsWith('.');
  return [{ target: ours ? fromSrc(join(dirname(file), specifier.text)) : specifier.text, ours }];
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return node.argument.literal;
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isCall ? node.arguments[0] : undefined;
}

function fromSrc(file: string): string {
  return relative(src, file).replaceAll('\\', '/');
}
