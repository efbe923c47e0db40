import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../apps/server/src/platform/config/index.ts';
import { unreachable } from '../../apps/server/src/platform/database/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { ROOT } from './paths.ts';
import { runChild } from './run-child.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Whether nobody has an account yet, also before the first migration. Throws StartupError for a database out of reach. */
async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('account') is not null as known`,
    );
    if (!rows[0]?.known) return true;
    return (await client.query('select from account limit 1')).rowCount === 0;
  } catch (error) {
    const sentence = unreachable(error);
    throw sentence === undefined ? error : new StartupError(sentence);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Fills an empty database with the demo, outside production. */
export async function ensureDemo(config: Config, databaseUrl: string, signal: AbortSignal): Promise<void> {
  if (config.production || !(await isEmpty(databaseUrl))) return;
  console.log('Filling the database with the demo …');
  await runChild({
    name: 'The demo data',
    args: [join(ROOT, 'tools/demo/main.ts')],
    env: { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir },
    signal,
  });
}
