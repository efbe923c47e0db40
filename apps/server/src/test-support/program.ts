import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inject } from 'vitest';

/** Where what Node has compiled of the product is kept for the next process. Who is killed has to call `flushCompileCache` first. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'yoimachi-compiled') };

const SERVER = join(import.meta.dirname, '../..');

/** Where it was built (`tools/test/programs.ts`). Suites that start few of them build none, and read each from its sources. */
const fileOf = (program: string): string => {
  const programsDir = inject('programsDir');
  return programsDir === undefined
    ? program
    : join(programsDir, relative(SERVER, program).replace(/\.ts$/, '.js'));
};

interface Started {
  readonly args?: readonly string[];
  readonly stdio: StdioOptions;
}

/** Starts a `*.program.ts` in a process of its own, with these variables of its configuration beside those of all. */
export const startProgram = (
  program: string,
  variables: Readonly<Record<string, string>>,
  { args = [], stdio }: Started,
): ChildProcess =>
  spawn(process.execPath, [fileOf(program), ...args], {
    env: {
      ...COMPILED,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: tmpdir(),
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: 'false',
      ...variables,
    },
    stdio,
  });

/** For a test that kills the product and starts it again: ten times what the longest takes where nobody else works. */
export const LIVES_TIMEOUT_MS = 600_000;

/** On a machine whose processors others have taken, and with thousands who want to come back at once. */
const START_TIMEOUT_MS = 120_000;

/** Where it listens, which it prints once it does; rejects at once when it ends instead. */
export async function firstLineOf(child: ChildProcess): Promise<string> {
  const signal = AbortSignal.timeout(START_TIMEOUT_MS);
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`the program ended with ${code} before it listened`);
  });
  const [line] = await Promise.race([once(createInterface(child.stdout!), 'line', { signal }), ended]);
  return line as string;
}
