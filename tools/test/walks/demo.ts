import { join } from 'node:path';
import { createDb, createPool, migrate } from '../../../apps/server/src/platform/database/index.ts';
import { offsetStore } from '../../../apps/server/src/platform/clock/offset.store.ts';
import { ROOT } from '../../launch/paths.ts';
import { runChild } from '../../launch/run-child.ts';
import { demoStart } from './day.ts';

interface Demo {
  /** Of an empty database. */
  readonly databaseUrl: string;
  /** Gets its files. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Makes the demo of the walks, whole, as if it were their day. */
export async function makeWalksDemo({ databaseUrl, dataDir, env, signal }: Demo): Promise<void> {
  const pool = createPool({ url: databaseUrl, size: 1 });
  try {
    await migrate(pool);
    await offsetStore(createDb(pool)).raise(demoStart().getTime() - Date.now());
    await runChild({
      name: 'The demo data',
      args: [join(ROOT, 'tools/demo/main.ts')],
      env: { ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      signal,
    });
    // The clock of a walk is its own.
    await pool.query(`delete from setting where key = 'clock.offset_ms'`);
  } finally {
    await pool.end();
  }
}
