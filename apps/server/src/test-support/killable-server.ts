import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { firstLineOf, startProgram } from './program.ts';

const PRODUCT = join(import.meta.dirname, '../modules/meeting/booking/test/crash-server.program.ts');

/** For NODE_OPTIONS: the memory that `npm start` gives the product. */
export const AS_STARTED = '--max-semi-space-size=16 --max-old-space-size=512';

/** The product in its own process, which dies without notice and comes back. */
export interface KillableServer {
  /** Where it listens; waits for the next start while it is down. */
  url(): Promise<string>;
  start(): Promise<void>;
  /** Of its process while it runs. */
  readonly pid: number | undefined;
  /** SIGKILL: nothing keeps running. */
  kill(): Promise<void>;
}

export function killableServer(
  databaseUrl: string,
  dataDir: string,
  /** Variables of its configuration. */
  variables: Readonly<Record<string, string>> = {},
  /** What runs in the process; prints where it listens in one line. */
  program = PRODUCT,
): KillableServer {
  let child: ChildProcess | undefined;
  let up = Promise.withResolvers<string>();
  return {
    url: () => up.promise,
    get pid() {
      return child?.pid;
    },
    async start() {
      child = startProgram(
        program,
        { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', ...variables },
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      up.resolve(await firstLineOf(child));
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      up = Promise.withResolvers();
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
