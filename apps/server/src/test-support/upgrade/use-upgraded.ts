import { afterAll, beforeAll } from 'vitest';
import { createMadeDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createPool, migrate } from '#platform/database';
import { startTestApp, type TestApp } from '../index.ts';
import { createSnapshotDatabase, timeOf } from './snapshot.ts';

/** Today's product on a database in an earlier state, one per test file; `name` is the snapshot's. */
export function useUpgraded(name: string): TestApp {
  const holder = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createUpgraded(name);
    const startAt = timeOf(name).toISOString();
    Object.assign(holder, await startTestApp({ databaseUrl: database.url, startAt }));
  });
  afterAll(async () => {
    await holder.close?.();
    await database?.drop();
  });
  return holder;
}

/** Several files try the same upgrade: it is made once for a run. */
const createUpgraded = (name: string): Promise<TestDatabase> =>
  createMadeDatabase(`upgraded_${name}`, async () => {
    const database = await createSnapshotDatabase(name);
    const pool = createPool({ url: database.url, size: 1 });
    await migrate(pool);
    await pool.end();
    return database;
  });
