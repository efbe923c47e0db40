import type { Source } from '../sources.ts';
import { importsOf } from '../borders/imports.ts';
import { lineOf, literal, nodesOf, parse, type Node } from '../borders/ast.ts';
import { argumentsOf, calleeOf } from './calls.ts';

const MODULE = /^(?:node:)?(?:child_process|cluster|worker_threads)$/;
const STARTS = /^(?:execFile|execFileSync|exec|execSync|spawn|spawnSync|fork)$/;

/** Processes that a walk starts by itself. */
export function ownProcesses(source: Source): string[] {
  const required = [...nodesOf(parse(source))]
    .filter(isRequired)
    .map(({ start }) => lineOf(source.text, start));
  const imported = importsOf(source).filter(({ from }) => MODULE.test(from));
  return [...new Set([...imported.map(({ line }) => line), ...required])].map(
    (line) =>
      `${source.path}:${line}: a walk starts no process: operators act by calls, and what needs a process of its own has it from e2e/support`,
  );
}

/** `require('child_process')`, `process.getBuiltinModule(…)`, and `spawn(…)` of whatever else hands it out. */
function isRequired(node: Node): boolean {
  const callee = node.type === 'CallExpression' ? calleeOf(node) : null;
  if (!callee) return false;
  const isStart = !callee.object && STARTS.test(callee.name);
  return isStart || MODULE.test(literal(argumentsOf(node)[0]) ?? '');
}
