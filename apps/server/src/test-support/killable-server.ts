import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COMPILED } from './compiled.ts';

const START_TIMEOUT_MS = 30_000;
const SERVER = join(import.meta.dirname, '../modules/meeting/booking/test/crash-server.ts');

/** The product in its own process, which dies without notice and comes back. */
export interface KillableServer {
  /** Where it listens; waits for the next start while it is down. */
  url(): Promise<string>;
  start(): Promise<void>;
  /** SIGKILL: nothing keeps running. */
  kill(): Promise<void>;
}

export function killableServer(databaseUrl: string, dataDir: string): KillableServer {
  let child: ChildProcess | undefined;
  let up = Promise.withResolvers<string>();
  return {
    url: () => up.promise,
    async start() {
      child = spawn(process.execPath, [SERVER], {
        env: {
          ...COMPILED,
          NODE_ENV: 'test',
          PORT: '0',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
          LOG_LEVEL: 'error',
          RATE_LIMIT: 'false',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface(child.stdout!);
      const [url] = await once(lines, 'line', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
      up.resolve(url as string);
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
