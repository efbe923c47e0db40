import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createPool, migrate } from '#platform/database';
import { startTestApp, type TestApp } from '../index.ts';
import { createFilledDatabaseOfBefore, createSnapshotDatabase, snapshotNames, timeOf } from './snapshot.ts';

/** A database of the last version before 1.0.0, with the rows of the first snapshot. */
export const BEFORE_BASELINE = 'before 1.0.0';

/** Today's product on a database in an earlier state, one per test file; `name` is the snapshot's. */
export function useUpgraded(name: string): TestApp {
  const holder = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createUpgraded(name);
    const startAt = timeOf(name === BEFORE_BASELINE ? snapshotNames()[0]! : name).toISOString();
    Object.assign(holder, await startTestApp({ databaseUrl: database.url, startAt }));
  });
  afterAll(async () => {
    await holder.close?.();
    await database?.drop();
  });
  return holder;
}

async function createUpgraded(name: string): Promise<TestDatabase> {
  const database = await (name === BEFORE_BASELINE
    ? createFilledDatabaseOfBefore()
    : createSnapshotDatabase(name));
  const pool = createPool({ url: database.url, size: 1 });
  await migrate(pool);
  await pool.end();
  return database;
}
