import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { startProgram } from './program.ts';

/** A program that builds the product on a database of a test, and works off what waits there. */
export const startWorker = (
  program: string,
  databaseUrl: string,
  /** Variables of its configuration, and what the program itself asks for. */
  variables: Readonly<Record<string, string>>,
): ChildProcess =>
  startProgram(
    program,
    { DATABASE_URL: databaseUrl, ...variables },
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );

/** One that dies by itself where its variables say. */
export async function expectDeath(...worker: Parameters<typeof startWorker>): Promise<void> {
  const [, signal] = await once(startWorker(...worker), 'exit');
  expect(signal).toBe('SIGKILL');
}
