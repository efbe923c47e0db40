import type { Node } from '../borders/ast.ts';
import { keyOf } from './catalogue.ts';

/** The names by which a text is asked for; what is below the last is used, too. */
export type Use = readonly string[];

/** Which names of other files a file has: the local one, and what it is where. */
export interface Taken {
  readonly local: string;
  readonly name: string;
  readonly from: string;
}

/** What a file takes from others by value, and what it hands on under its own door. */
export function takenBy(tree: Node): Taken[] {
  return (tree['body'] as Node[]).flatMap((statement) => {
    if (!/^(?:Import|ExportNamed)Declaration$/.test(statement.type) || !statement['source']) return [];
    const from = String((statement['source'] as Node)['value']);
    return (statement['specifiers'] as Node[]).flatMap((one) => {
      const name = one.type === 'ImportSpecifier' ? one['imported'] : one['local'];
      return one.type === 'ExportSpecifier' || one.type === 'ImportSpecifier'
        ? [{ local: nameOf(one['local']), name: nameOf(name), from }]
        : [];
    });
  });
}

const nameOf = (node: unknown): string => String((node as Node)['name']);

/** How a file uses what these names stand for. One that is shadowed counts, too: better too few findings than a text that is missed. */
export function usesOf(tree: Node, names: ReadonlySet<string>): ReadonlyMap<string, Use[]> {
  const uses = new Map<string, Use[]>();
  if (names.size === 0) return uses;
  // From the file down to what is looked at.
  const above: Node[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (NO_USE.test(node.type)) return;
    const name = node.type === 'Identifier' ? nameOf(node) : '';
    if (names.has(name) && isAsked(node, above.at(-1)))
      uses.set(name, [...(uses.get(name) ?? []), ...usesAt(node, above)]);
    above.push(node);
    for (const key in node) if (typeof node[key] === 'object') visit(node[key]);
    above.pop();
  };
  visit(tree);
  return uses;
}

/** What takes and hands on, and what only types are made of. */
const NO_USE = /^(?:Import|ExportAll)Declaration$|^TSTypeQuery$/;

/** Neither a property's name nor what is declared. */
function isAsked(name: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression' && parent['property'] === name) return parent['computed'] === true;
  if (parent.type === 'Property' && parent['key'] === name && parent['value'] !== name)
    return parent['computed'] === true;
  return !(parent.type === 'VariableDeclarator' && parent['id'] === name);
}

/** `a.b.c` follows its names until one is computed; `const { a, b } = c` is both of them; anything else is the whole. */
function usesAt(name: Node, above: readonly Node[]): Use[] {
  const path: string[] = [];
  let inner = name;
  for (const outer of above.toReversed()) {
    if (isTransparent(outer)) {
      inner = outer;
      continue;
    }
    if (outer.type !== 'MemberExpression' || outer['object'] !== inner || outer['computed'] === true)
      return taken(outer, inner).map((names) => [...path, ...names]);
    path.push(nameOf(outer['property']));
    inner = outer;
  }
  return [path];
}

const isTransparent = ({ type }: Node): boolean => /^(?:Parenthesized|TSNonNull|TSAs|Chain)/.test(type);

function taken(outer: Node, init: Node): Use[] {
  const pattern = outer['id'] as Node | undefined;
  if (outer.type !== 'VariableDeclarator' || outer['init'] !== init || pattern?.type !== 'ObjectPattern')
    return [[]];
  return (pattern['properties'] as Node[]).map((property) => {
    const key = keyOf(property);
    return key === null ? [] : [key];
  });
}
