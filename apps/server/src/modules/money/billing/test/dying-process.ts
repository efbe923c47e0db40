import { fileURLToPath } from 'node:url';
import type { Route } from '@yoimachi/contract/route';
import { type Person, type TestApp } from '../../../../test-support/index.ts';
import { startLife, type Living } from '../../../../test-support/lives.ts';

const SERVER = fileURLToPath(new URL('./dying-server.program.ts', import.meta.url));

/** Starts the product with its clock at `now`; it dies at step `dieAt`, or survives. */
export async function startDying(app: TestApp, dataDir: string, now: Date, dieAt = 'never'): Promise<Living> {
  const value = JSON.stringify(now.getTime() - Date.now());
  await app.db
    .insertInto('setting')
    .values({ key: 'clock.offset_ms', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return startLife(SERVER, { DATA_DIR: dataDir, DATABASE_URL: app.databaseUrl, DIE_AT: dieAt });
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
