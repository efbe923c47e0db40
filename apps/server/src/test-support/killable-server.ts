import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COMPILED } from './compiled.ts';

/** On a machine whose processors others have taken, and with thousands who want to come back at once. */
const START_TIMEOUT_MS = 120_000;
const PRODUCT = join(import.meta.dirname, '../modules/meeting/booking/test/crash-server.ts');

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
      child = spawn(process.execPath, [program], {
        env: {
          ...COMPILED,
          NODE_ENV: 'test',
          PORT: '0',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
          LOG_LEVEL: 'error',
          RATE_LIMIT: 'false',
          ...variables,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      up.resolve(await listening(child));
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

/** Where it listens; rejects at once when it ends instead. */
async function listening(child: ChildProcess): Promise<string> {
  const signal = AbortSignal.timeout(START_TIMEOUT_MS);
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`the server ended with ${code} before it listened`);
  });
  const [url] = await Promise.race([once(createInterface(child.stdout!), 'line', { signal }), ended]);
  return url as string;
}
