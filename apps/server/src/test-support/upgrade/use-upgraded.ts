import { afterAll, afterEach, beforeAll } from 'vitest';
import type { TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createPool, migrate } from '#platform/database';
import type { TestApp } from '../index.ts';
import { startRewindableApp, type RewindableApp } from '../start.ts';
import { keepRows } from '../kept-rows.ts';
import { createFilledDatabaseOfBefore, createSnapshotDatabase, snapshotNames, timeOf } from './snapshot.ts';

/** A database of the last version before 1.0.0, with the rows of the first snapshot. */
export const BEFORE_BASELINE = 'before 1.0.0';

/** Today's product on a database in an earlier state, which each test finds as the first did; `name` is the snapshot's. */
export function useUpgraded(name: string): TestApp {
  const holder = {} as { -readonly [K in keyof RewindableApp]: RewindableApp[K] };
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createUpgraded(name);
    const startAt = timeOf(name === BEFORE_BASELINE ? snapshotNames()[0]! : name).toISOString();
    Object.assign(holder, await startRewindableApp({ databaseUrl: database.url, startAt }));
  });
  afterEach(() => holder.rewind());
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
  const kept = await keepRows(database.url);
  await kept.close();
  return database;
}
