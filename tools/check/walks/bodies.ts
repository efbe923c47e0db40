import { posix } from 'node:path';
import type { Source } from '../sources.ts';
import { literal, parse, type Node } from '../borders/ast.ts';
import { argumentsOf, bare, calleeOf } from './calls.ts';

/** What happens in one function, in the order in which it is written; what is handed to another call on the spot belongs to it. */
export interface Body {
  readonly source: Source;
  readonly parameters: readonly string[];
  /** What stands inside of a call comes before it. */
  readonly calls: readonly Node[];
  /** The page that a locator is of, by the name it has here; null where that cannot be read. */
  readonly pageOf: (expression: Node | null | undefined) => string | null;
  /** An expression in its own words, or in those of the constant that it names. */
  readonly textOf: (expression: Node) => string;
}

export interface Bodies {
  readonly all: readonly Body[];
  /** The function of ours that is called there. */
  readonly calledBy: (call: Node, caller: Body) => Body | null;
}

const isFunction = (node: Node | null): node is Node =>
  node !== null && /^(?:Function|ArrowFunction)(?:Declaration|Expression)$/.test(node.type);

type Constants = ReadonlyMap<string, Node>;

interface File {
  readonly source: Source;
  readonly named: Map<string, Body>;
  /** Where a name comes from: a path and the name it has there. */
  readonly imported: Map<string, readonly [path: string, name: string]>;
  readonly bodies: Body[];
}

/** Every function of these files that has a name or is a test of its own, with what stands outside of them. */
export function bodiesOf(sources: readonly Source[]): Bodies {
  const files = new Map(sources.map((source) => [source.path, fileOf(source)]));
  return {
    all: [...files.values()].flatMap(({ bodies }) => bodies),
    calledBy(call, caller) {
      const callee = calleeOf(call);
      const file = files.get(caller.source.path);
      if (!callee || callee.object || !file) return null;
      const [path, name] = file.imported.get(callee.name) ?? [caller.source.path, callee.name];
      return files.get(path)?.named.get(name) ?? null;
    },
  };
}

function fileOf(source: Source): File {
  const file: File = { source, named: new Map(), imported: new Map(), bodies: [] };
  const tree = parse(source);
  for (const statement of tree['body'] as Node[]) {
    const from = statement.type === 'ImportDeclaration' ? literal(statement['source']) : null;
    if (from === null) continue;
    for (const one of statement['specifiers'] as Node[]) {
      const imported = (one['imported'] as { readonly name?: string } | undefined)?.name;
      if (imported !== undefined)
        file.imported.set(String((one['local'] as Node)['name']), [
          posix.join(posix.dirname(source.path), from),
          imported,
        ]);
    }
  }
  read(tree, [], new Map(), file);
  return file;
}

/** Reads one function, and by itself each that is named or a test inside of it. */
function read(root: Node, parameters: readonly string[], outer: Constants, file: File): Body {
  const { text } = file.source;
  const calls: Node[] = [];
  const constants = new Map(outer);
  const body: Body = {
    source: file.source,
    parameters,
    calls,
    pageOf: (expression) => pageOf(expression, constants),
    textOf(expression) {
      const { start, end } = constants.get(String(expression['name'])) ?? expression;
      return text.slice(start, end);
    },
  };
  file.bodies.push(body);
  const readAlone = (one: Node): Body =>
    read(bare(one['body'])!, (one['params'] as Node[]).map(nameOf), constants, file);
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    const named = nameAndFunction(node);
    if (named) return void file.named.set(named.name, readAlone(named.function));
    if (node.type === 'VariableDeclarator' && bare(node['init']))
      constants.set(nameOf(node['id'] as Node), bare(node['init'])!);
    const isTests = node.type === 'CallExpression' && isOfTests(node);
    for (const [key, child] of Object.entries(node)) if (!isTests || key !== 'arguments') walk(child);
    if (isTests)
      for (const one of argumentsOf(node))
        if (isFunction(one)) readAlone(one);
        else walk(one);
    if (node.type === 'CallExpression') calls.push(node);
  };
  walk(root);
  return body;
}

/** `async function open(…) {…}` and `const open = async (…) => {…}`. */
function nameAndFunction(node: Node): { readonly name: string; readonly function: Node } | null {
  if (node.type === 'FunctionDeclaration') return { name: nameOf(node['id'] as Node), function: node };
  const init = node.type === 'VariableDeclarator' ? bare(node['init']) : null;
  return isFunction(init) ? { name: nameOf(node['id'] as Node), function: init } : null;
}

/** `test(…)`, `test.describe(…)`, whose functions begin again; a step of a test goes on. */
function isOfTests(call: Node): boolean {
  const callee = calleeOf(call);
  if (callee?.name === 'step') return false;
  let object = callee?.object ?? null;
  while (object?.type === 'MemberExpression') object = bare(object['object']);
  return (object ? object['name'] : callee?.name) === 'test';
}

/** A name; of `name = 1`, too; none of what is taken apart. */
function nameOf(pattern: Node): string {
  const named = (pattern['left'] ?? pattern) as { readonly name?: string };
  return named.name ?? '';
}

function pageOf(
  expression: Node | null | undefined,
  constants: Constants,
  seen = new Set<Node>(),
): string | null {
  const node = bare(expression);
  if (!node || seen.has(node)) return null;
  seen.add(node);
  if (node.type === 'CallExpression') {
    const callee = calleeOf(node);
    return pageOf(callee?.object ?? argumentsOf(node)[0], constants, seen);
  }
  if (node.type === 'MemberExpression') {
    const of = bare(node['object']);
    const isPath = of?.type === 'Identifier' || of?.type === 'MemberExpression';
    const path = pageOf(of, constants, seen);
    return isPath && path !== null ? `${path}.${String((node['property'] as Node)['name'])}` : path;
  }
  if (node.type !== 'Identifier') return null;
  // What had to be waited for is a page of its own, not a part of one.
  const constant = constants.get(String(node['name']));
  const of = constant?.type === 'AwaitExpression' ? null : pageOf(constant, constants, seen);
  return of ?? String(node['name']);
}
