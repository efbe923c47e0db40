import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Route } from '@yoimachi/contract/route';
import { COMPILED, type Person, type TestApp } from '../../../../test-support/index.ts';

const START_TIMEOUT_MS = 30_000;
const SERVER = fileURLToPath(new URL('./dying-server.ts', import.meta.url));

export interface DyingProcess {
  readonly url: string;
  /** Resolves when it has died on its own. */
  readonly died: Promise<unknown>;
  /** SIGKILL: nothing keeps running. */
  kill(): Promise<void>;
}

/** Starts the product with its clock at `now`; it dies at step `dieAt`, or survives. */
export async function startDying(
  app: TestApp,
  dataDir: string,
  now: Date,
  dieAt = 'never',
): Promise<DyingProcess> {
  const value = JSON.stringify(now.getTime() - Date.now());
  await app.db
    .insertInto('setting')
    .values({ key: 'clock.offset_ms', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  const child: ChildProcess = spawn(process.execPath, [SERVER], {
    env: {
      ...COMPILED,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: app.databaseUrl,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: 'false',
      DIE_AT: dieAt,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit');
  const lines = createInterface(child.stdout!);
  const [url] = await once(lines, 'line', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
  return {
    url: url as string,
    died,
    async kill() {
      child.kill('SIGKILL');
      await died;
    },
  };
}

export interface SentCall {
  readonly route: Route;
  readonly body: object;
  readonly key: string;
}

/** Its answer, or undefined when the process died first. */
export async function send<Answer>(
  url: string,
  person: Person,
  { route, body, key }: SentCall,
): Promise<Answer | undefined> {
  const headers = {
    authorization: `Bearer ${await person.token()}`,
    'idempotency-key': key,
    'content-type': 'application/json',
  };
  try {
    const answer = await fetch(`${url}/v1${route.path}`, {
      method: route.method,
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Answer;
  } catch {
    return undefined;
  }
}
