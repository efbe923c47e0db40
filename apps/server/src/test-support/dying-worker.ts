import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import { COMPILED } from './compiled.ts';

/** A program that builds the product on a database of a test, and works off what waits there. */
export const startWorker = (
  program: string,
  databaseUrl: string,
  /** Variables of its configuration, and what the program itself asks for. */
  variables: Readonly<Record<string, string>>,
): ChildProcess =>
  spawn(process.execPath, [program], {
    env: {
      ...COMPILED,
      NODE_ENV: 'test',
      DATA_DIR: tmpdir(),
      DATABASE_URL: databaseUrl,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'fatal',
      ...variables,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

/** One that dies by itself where its variables say. */
export async function expectDeath(...worker: Parameters<typeof startWorker>): Promise<void> {
  const [, signal] = await once(startWorker(...worker), 'exit');
  expect(signal).toBe('SIGKILL');
}
