import { parseSync } from 'vite';
import type { Source } from '../sources.ts';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The syntax tree of a TypeScript file and its comments; one that cannot be read throws, so that no file passes unread. */
export function parseWithComments({ path, text }: Source): {
  readonly tree: Node;
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[];
} {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]!.message}`);
  return { tree: program as unknown as Node, comments };
}

export const parse = (source: Source): Node => parseWithComments(source).tree;

/** Every node below and with this one, parents first and as they are written. A stack of its own: generators inside of generators take five times as long. */
export function* nodesOf(value: unknown): Generator<Node> {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const isNode = !Array.isArray(next) && 'type' in next;
    if (isNode) yield next as Node;
    if (isNode || Array.isArray(next)) left.push(...Object.values(next).reverse());
  }
}

/** The text of a literal or of a template without a hole; null of anything else. */
export function literal(value: unknown): string | null {
  const node = value as Node | null | undefined;
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]!.value.cooked : null;
}

export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** What reads a statement that is written behind it: ``allRows<Row>(db)`select …` `` (`platform/database/rows.ts`). */
const READERS = ['allRows', 'allValues', 'firstRow', 'firstValue', 'isThere', 'run', 'theRow', 'theValue'];

/** Whether a template is SQL: behind `sql`, or behind what reads a statement. */
export function isSql({ type, tag }: Node): boolean {
  if (type !== 'TaggedTemplateExpression') return false;
  const { name, callee } = tag as { readonly name?: string; readonly callee?: { readonly name?: string } };
  return name === 'sql' || READERS.includes(callee?.name ?? '');
}
