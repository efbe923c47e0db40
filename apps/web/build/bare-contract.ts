import { parseSync } from 'vite';
import type { Plugin } from 'vite';

/** What the browser needs of a call to send it. The rest of a declaration gives types, validation on the server and documents. */
const keptKeys = new Set(['method', 'path', 'who', 'idempotent']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Takes schemas, summaries and error lists out of the contract's `route({ … })` declarations for the browser, and marks every
 * other call in the contract as free of effects, so that a schema nobody uses there is dropped with the schema library (a twelfth
 * of the first load). Types are not touched.
 */
export function bareContract(): Plugin {
  return {
    name: 'bare-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      handler(code, id) {
        const { program } = parseSync(id, code);
        return { code: applyEdits(code, editsOf(program as unknown as Node, code)), map: null };
      },
    },
  };
}

function editsOf(program: Node, code: string): Edit[] {
  const edits: Edit[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as Node;
    if (node.type === 'CallExpression') {
      edits.push({ start: node.start, end: node.start, text: '(/* @__PURE__ */ ' });
      edits.push({ start: node.end, end: node.end, text: ')' });
    }
    const declaration = routeArgument(node);
    if (declaration) edits.push(...spareProperties(declaration, code));
    else Object.values(node).forEach(visit);
  };
  visit(program);
  return edits;
}

function routeArgument(node: Node): Node | null {
  if (node.type !== 'CallExpression' || (node['callee'] as Node)['name'] !== 'route') return null;
  const [argument] = node['arguments'] as Node[];
  return argument?.type === 'ObjectExpression' ? argument : null;
}

function spareProperties(declaration: Node, code: string): Edit[] {
  return (declaration['properties'] as Node[])
    .filter((property) => !keptKeys.has(String((property['key'] as Node)['name'])))
    .map(({ start, end }) => ({
      start,
      end: /^\s*,/.test(code.slice(end)) ? code.indexOf(',', end) + 1 : end,
      text: '',
    }));
}

/** Inserted texts at one place keep the order in which they were found: outer calls open first, and close last. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  let out = '';
  let at = 0;
  for (const edit of sorted) {
    out += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + code.slice(at);
}
