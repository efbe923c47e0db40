import { dirname, join } from 'node:path/posix';
import type { Source } from '../sources.ts';
import { bare } from '../walks/calls.ts';
import { nodesOf, parse, type Node } from './ast.ts';

/** A function or a value of a file's own level. */
export interface Unit {
  /** `path#name` */
  readonly key: string;
  readonly path: string;
  readonly isFunction: boolean;
  /** Its literals and pieces of templates, and the units that it names: outside of what `readPrivately` is handed. */
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

const nameOf = (node: unknown): string => String((node as Node | null)?.['name']);

/** Every unit of a server's sources by its key. Doors lead to what they hand on; what is handed to a function when it runs is not followed. */
export function unitsOf(sources: readonly Source[]): ReadonlyMap<string, Unit> {
  const files = new Map(sources.map((source) => [source.path, parse(source)]));
  const units = [...files].flatMap(([path, tree]) => unitsIn(path, tree, takenBy(path, tree)));
  const handed = new Map([...files].flatMap(([path, tree]) => handedOn(path, tree)));
  const at = (key: string): string => {
    const next = handed.get(key);
    return next === undefined || next === key ? key : at(next);
  };
  return new Map(units.map((unit) => [unit.key, { ...unit, names: unit.names.map(at) }]));
}

/** The file behind a specifier. */
function fileOf(path: string, from: string): string {
  if (from.startsWith('.')) return join(dirname(path), from);
  const [, place] = /^#((?:people|find|meeting|money|talk|desk)\/[\w-]+)$/.exec(from) ?? [];
  return place === undefined ? from : `apps/server/src/modules/${place}/index.ts`;
}

/** What a name of a file stands for: a unit of another file, or, with a name after it, any of its units. */
type Taken = ReadonlyMap<string, { readonly file: string; readonly name: string | null }>;

function takenBy(path: string, tree: Node): Taken {
  const imports = (tree['body'] as Node[]).filter(({ type }) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap((statement) => {
      const file = fileOf(path, String((statement['source'] as Node)['value']));
      return (statement['specifiers'] as Node[]).map((one) => [
        nameOf(one['local']),
        { file, name: one.type === 'ImportSpecifier' ? nameOf(one['imported']) : null },
      ]);
    }),
  );
}

const handedOn = (path: string, tree: Node): [string, string][] =>
  (tree['body'] as Node[]).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement['source']) return [];
    const file = fileOf(path, String((statement['source'] as Node)['value']));
    return (statement['specifiers'] as Node[]).map((one): [string, string] => [
      `${path}#${nameOf(one['exported'])}`,
      `${file}#${nameOf(one['local'])}`,
    ]);
  });

function unitsIn(path: string, tree: Node, taken: Taken): Unit[] {
  const declared = (tree['body'] as Node[])
    .map((statement) => (statement['declaration'] as Node | undefined) ?? statement)
    .flatMap((one) => (one.type === 'VariableDeclaration' ? (one['declarations'] as Node[]) : [one]))
    .filter(({ type }) => /^(?:FunctionDeclaration|VariableDeclarator)$/.test(type));
  const own = new Set(declared.map(({ id }) => nameOf(id)));
  return declared.map((declaration) => {
    const nodes = openNodesOf(declaration);
    return {
      key: `${path}#${nameOf(declaration['id'])}`,
      path,
      isFunction: /Function/.test((bare(declaration['init']) ?? declaration).type),
      texts: nodes.flatMap(textIn),
      names: [...new Set(nodes.flatMap((node) => unitNamed(node, path, taken, own)))],
    };
  });
}

/** What stands below, without what `readPrivately` is handed: it keeps who reads there. */
function openNodesOf(declaration: Node): Node[] {
  const all = [...nodesOf(declaration)];
  const kept = all.filter(
    (node) => node.type === 'CallExpression' && nameOf(bare(node['callee'])) === 'readPrivately',
  );
  if (kept.length === 0) return all;
  return all.filter((node) => !kept.some(({ start, end }) => start < node.start && node.end <= end));
}

function textIn(node: Node): string[] {
  if (node.type === 'TemplateElement') return [(node['value'] as { raw: string }).raw];
  return node.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : [];
}

function unitNamed(node: Node, path: string, taken: Taken, own: ReadonlySet<string>): string[] {
  if (node.type === 'MemberExpression' && node['computed'] !== true) {
    const file = taken.get(nameOf(node['object']));
    return file?.name === null ? [`${file.file}#${nameOf(node['property'])}`] : [];
  }
  if (node.type !== 'Identifier') return [];
  const other = taken.get(nameOf(node));
  if (other) return other.name === null ? [] : [`${other.file}#${other.name}`];
  return own.has(nameOf(node)) ? [`${path}#${nameOf(node)}`] : [];
}
