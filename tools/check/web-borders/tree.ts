import { parseSync } from 'vite';
import type { Source } from '../sources.ts';

export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The syntax of a file; one that cannot be read throws, so that none passes unread. */
export function parse({ path, text }: Source): Node {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  return program as unknown as Node;
}

/** This node and all below it. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null || !('type' in value)) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesOf)];
}

/** What a file names to be imported: values, types, what is handed on, and `import('…')`. */
export function importsOf(tree: Node): string[] {
  return nodesOf(tree).flatMap(({ type, source }) => {
    if (typeof source !== 'object' || source === null || !/^(?:Import|Export|TSImport)/.test(type)) return [];
    const name = (source as Node)['value'];
    return [typeof name === 'string' ? name : '(computed)'];
  });
}
