import { lineOf, literal, parse, type Node } from '../borders/ast.ts';
import type { Source } from '../sources.ts';
import { argumentsOf, bare, calleeOf } from '../walks/calls.ts';

/** Tests that kill at any moment, that take long, and what only they use. */
const MAY_SLEEP = /\.(?:crash|long)\.test\.ts$|\/test-support\/(?:chat-storm|cluster)\//;

/** Looks again and again; what it waits for ends it. */
const ASKS_AGAIN = /^(?:While|DoWhile|For)Statement$/;

/**
 * Lines, as `path:line: text`, in which a test waits for a time: what takes longer on a busy machine has not come by then, and what does not come
 * at all has not come either. A pause between two looks is none.
 */
export function sleepsOf(source: Source): string[] {
  if (MAY_SLEEP.test(source.path) || !/\bsetTimeout\b|\bnode:timers|\bscheduler\b/.test(source.text))
    return [];
  const tree = parse(source);
  const sleeping = sleepersOf(tree);
  const lines = source.text.split('\n');
  return sleepsIn(tree, sleeping, false).map(({ start }) => {
    const line = lineOf(source.text, start);
    return `${source.path}:${line}: ${lines[line - 1]!.trim()}`;
  });
}

/** What `node:timers/promises` is called here, and other names of the timer itself. */
function sleepersOf(tree: Node): ReadonlySet<string> {
  const names = new Set<string>();
  for (const one of tree['body'] as Node[]) {
    const isTimers = one.type === 'ImportDeclaration' && literal(one['source'])?.startsWith('node:timers');
    if (isTimers)
      for (const specifier of one['specifiers'] as Node[])
        names.add(String((specifier['local'] as Node)['name']));
    for (const { id, init } of (one.type === 'VariableDeclaration' ? one['declarations'] : []) as Node[])
      if (bare(init)?.['name'] === 'setTimeout') names.add(String((id as Node)['name']));
  }
  return names;
}

function sleepsIn(node: Node, sleepers: ReadonlySet<string>, isAsking: boolean): Node[] {
  if (isSleep(node, sleepers)) return isAsking ? [] : [node];
  const asks = isAsking || ASKS_AGAIN.test(node.type);
  return Object.values(node).flatMap((value) =>
    [value].flat().flatMap((child) => (isNode(child) ? sleepsIn(child, sleepers, asks) : [])),
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** `sleep(20)`, `new Promise((resolve) => setTimeout(resolve, 20))`, and a timer that does something later. */
function isSleep(node: Node, sleepers: ReadonlySet<string>): boolean {
  const callee = node.type === 'CallExpression' ? calleeOf(node) : null;
  if (!callee || argumentsOf(node).length === 0) return false;
  const isNamed = sleepers.has(callee.object === null ? callee.name : String(callee.object['name']));
  const isGlobal = !callee.object || /^(?:globalThis|window)$/.test(String(callee.object['name']));
  return isNamed || (isGlobal && callee.name === 'setTimeout');
}
