/** The program's own source files, read and parsed, for the tests that look at the code itself. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

export type Import = {
  /** `cards/card.ts` for a file of ours, the bare name for a package. */
  readonly target: string;
  readonly ours: boolean;
  readonly typesOnly: boolean;
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
  const named = specifierOf(node);
  if (!named) return [];
  const ours = named.specifier.startsWith('.');
  const target = ours ? fromSrc(join(dirname(file), named.specifier)) : named.specifier;
  return [{ target, ours, typesOnly: named.typesOnly }];
}

function specifierOf(node: ts.Node): { specifier: string; typesOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typesOnly: onlyTypes(node.importClause) };
  }
  if (
    ts.isExportDeclaration(node) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  ) {
    return { specifier: node.moduleSpecifier.text, typesOnly: node.isTypeOnly };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [first] = node.arguments;
    if (first && ts.isStringLiteral(first)) return { specifier: first.text, typesOnly: false };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument;
    if (ts.isStringLiteral(literal)) return { specifier: literal.text, typesOnly: true };
  }
  return undefined;
}

function onlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  return (
    clause.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly)
  );
}

function fromSrc(file: string): string {
  return relative(src, file).replaceAll('\\', '/');
}
