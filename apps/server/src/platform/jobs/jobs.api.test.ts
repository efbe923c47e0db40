import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createDb, createPool, withTransaction, type Db } from '#platform/database';
import { createLog } from '#platform/log';
import { createJobs, type Jobs } from './index.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;
let jobs: Jobs;
const ran: unknown[] = [];
let failures = 1;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 5 });
  db = createDb(pool);
  const kind = {
    name: 'ask-provider',
    async run(data: unknown) {
      if ((data as { n: number }).n === 2 && failures-- > 0) throw new Error('out of reach');
      ran.push(data);
    },
  };
  jobs = createJobs({ pool, log: createLog({ logLevel: 'silent' }), kinds: [kind], work: true });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await db.destroy();
  await database.drop();
});

it('runs what was enqueued by a committed transaction, again after a failure', async () => {
  await withTransaction(db, async (trx) => {
    await jobs.send(trx, 'ask-provider', { n: 0 });
    return { ok: false, error: { code: 'CONFLICT' } };
  });
  await withTransaction(db, (trx) => jobs.send(trx, 'ask-provider', { n: 1 }));
  await withTransaction(db, (trx) => jobs.send(trx, 'ask-provider', { n: 2 }));
  await vi.waitFor(() => expect(ran).toEqual([{ n: 1 }, { n: 2 }]), { timeout: 15_000, interval: 100 });
}, 20_000);
