import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../../apps/server/src/platform/config/index.ts';
import { unreachable } from '../../apps/server/src/platform/database/index.ts';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { SCENES, SCENES_KEY } from '../demo/accounts.ts';
import { ROOT } from './paths.ts';
import { runChild } from './run-child.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** What the demo lacks: everything in an empty database, the additions of later versions in one filled before, or nothing. */
async function lacking(databaseUrl: string): Promise<'all' | 'scenes' | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('account') is not null as known`,
    );
    if (!rows[0]?.known) return 'all';
    if ((await client.query('select from account limit 1')).rowCount === 0) return 'all';
    const marks = await client.query<{ demo: boolean; scenes: number | null }>(
      `select exists (select from setting where key = 'demo') as demo,
        (select value::int from setting where key = $1) as scenes`,
      [SCENES_KEY],
    );
    const { demo = false, scenes = null } = marks.rows[0] ?? {};
    return demo && (scenes ?? 0) < SCENES ? 'scenes' : null;
  } catch (error) {
    const sentence = unreachable(error);
    throw sentence === undefined ? error : new StartupError(sentence);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Fills an empty database with the demo, outside production, and updates an older demo. */
export async function ensureDemo(config: Config, databaseUrl: string, signal: AbortSignal): Promise<void> {
  if (config.production) return;
  const missing = await lacking(databaseUrl);
  if (missing === null) return;
  console.log(missing === 'all' ? 'Filling the database with the demo …' : 'Bringing the demo up to date …');
  await runChild({
    name: 'The demo data',
    args: [join(ROOT, 'tools/demo/main.ts'), ...(missing === 'scenes' ? ['--scenes'] : [])],
    env: { DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir },
    signal,
  });
}
