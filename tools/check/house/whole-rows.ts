import { isSql, lineOf, nodesOf, parse, type Node } from '../borders/ast.ts';
import type { Source } from '../sources.ts';
import { bare } from '../walks/calls.ts';

/**
 * Where whole rows are read and nobody says how many, as `path:line: text`: `selectAll()` up to an `execute()` without a `limit`, and a statement that
 * begins with `select *` and has none. What a list of columns reads may be as long, and cannot be told from what reads one.
 */
export function endlessRows(source: Source): string[] {
  if (!/\bselectAll\(|select \*/i.test(source.text)) return [];
  const lines = source.text.split('\n');
  return [...nodesOf(parse(source))].filter(isEndless).map(({ end }) => {
    const line = lineOf(source.text, end);
    return `${source.path}:${line}: ${lines[line - 1]!.trim()}`;
  });
}

function isEndless(node: Node): boolean {
  if (node.type === 'CallExpression') {
    const steps = stepsOf(node);
    return steps[0] === 'execute' && steps.includes('selectAll') && !steps.includes('limit');
  }
  if (!isSql(node)) return false;
  const quasis = (node['quasi'] as Node)['quasis'] as { readonly value: { readonly raw: string } }[];
  const text = quasis.map(({ value }) => value.raw).join(' ');
  return /^\s*select\s+\*/i.test(text) && !/\blimit\b/i.test(text);
}

/** The names of a chain of calls, the last first. */
function stepsOf(call: Node): string[] {
  const steps: string[] = [];
  let next: Node | null = call;
  while (next?.type === 'CallExpression') {
    const callee = bare(next['callee']);
    if (callee?.type !== 'MemberExpression') break;
    steps.push(String((callee['property'] as Node)['name']));
    next = bare(callee['object']);
  }
  return steps;
}
