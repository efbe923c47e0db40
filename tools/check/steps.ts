import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../launch/paths.ts';

interface Check {
  readonly name: string;
  /** A script and its arguments, run by Node. */
  readonly args: readonly string[];
}

/** Most of them use one core. */
const AT_ONCE = 2;

const require = createRequire(import.meta.url);

/** The file behind an installed command: no `.bin` on the PATH is needed. */
export function commandFile(packageName: string, command: string = packageName): string {
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (manifest === undefined) throw new Error(`${packageName} is not installed`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifest), file);
}

/**
 * Every TypeScript project: the root's and those of the packages and apps. What others refer to is read by its declarations; all of them keep
 * what they know in `.cache/types`, so that a second check looks only at what has changed.
 */
const typeProjects = (): string[] =>
  globSync('{.,packages/*,apps/*}/tsconfig{,.*}.json', { cwd: ROOT })
    .filter((path) => path !== 'tsconfig.base.json')
    .sort();

function allChecks(): Check[] {
  return [
    // The longest begin first.
    {
      name: 'types',
      // One checker for each project: several would read the same types again, and there is a project for each core.
      args: [commandFile('typescript', 'tsc'), '--build', '--checkers', '1', ...typeProjects()],
    },
    { name: 'lint and import law', args: [commandFile('oxlint'), '--deny-warnings'] },
    { name: 'format', args: [commandFile('oxfmt'), '--check'] },
    { name: 'lock file', args: ['tools/check/lock/main.ts'] },
    { name: 'borders', args: ['tools/check/borders/main.ts'] },
    { name: "the web's borders", args: ['tools/check/web-borders/main.ts'] },
    { name: 'migrations', args: ['tools/check/migrations/main.ts'] },
    { name: 'SQL of PostgreSQL 15', args: ['tools/check/newer-sql/main.ts'] },
    // Most of what it makes are trees of syntax, which are soon done with.
    { name: 'house rules', args: ['--max-semi-space-size=64', 'tools/check/house/main.ts'] },
    { name: 'walks', args: ['tools/check/walks/main.ts'] },
    { name: 'documents', args: ['tools/check/documents/main.ts'] },
    { name: 'dead code', args: [commandFile('knip')] },
    { name: 'generated files', args: ['tools/gen/main.ts', '--check'] },
  ];
}

// The compiler and the linter's rules about types, both written in Go, collect what they are done with less often while there is memory for it.
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const ENV = { ...process.env, GOGC: '400', GOMEMLIMIT: String(Math.round(memory / 3)) };

/** Runs one step; its output if it failed, or null. */
function run({ args }: Check): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.on('error', reject).on('close', (code) => resolve(code === 0 ? null : said.trim()));
  });
}

interface Checked {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** Runs every check, some side by side, with a line for each as it ends; a failed one also shows its findings. */
export async function runChecks(): Promise<Checked> {
  const counts = { passed: 0, failed: 0, failures: [] as string[] };
  const left = allChecks();
  const runNext = async (): Promise<void> => {
    for (let step = left.shift(); step; step = left.shift()) {
      const startedAt = performance.now();
      const findings = await run(step);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${findings === null ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
      if (findings !== null) {
        console.log(findings.replace(/^/gm, '       '));
        counts.failures.push(step.name);
      }
      counts[findings === null ? 'passed' : 'failed']++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return counts;
}
