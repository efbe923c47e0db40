import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createPool, migrate } from '#platform/database';
import { startTestApp, type TestApp } from '../index.ts';
import { loadSnapshot } from './snapshot.ts';

/** Today's product on a database in an earlier state, one per test file; `name` is the snapshot's. */
export function useUpgraded(name: string): TestApp {
  const holder = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ schema: false });
    const now = await loadSnapshot(database.url, name);
    const pool = createPool({ url: database.url, size: 1 });
    await migrate(pool);
    await pool.end();
    Object.assign(holder, await startTestApp({ databaseUrl: database.url, startAt: now.toISOString() }));
  });
  afterAll(async () => {
    await holder.close?.();
    await database?.drop();
  });
  return holder;
}
