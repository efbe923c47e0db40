import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/test/global-database.ts';
import { createDb, createPool, withSavepoint, withTransaction, type Db } from '#platform/database';
import { tell } from '../index.ts';
import { accountOf, pointsOf } from './kit.ts';

const AT = new Date('2026-11-21T09:00:00Z');
const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(accountOf);

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ url: database.url, size: 16 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const to = (accountId: string, version: number) => ({ accountId, ...pointsOf(version), at: AT });
/** All of them, from another one on each time, and every second time backwards. */
const inOrder = (step: number) => {
  const turned = PEOPLE.map((_, index) => PEOPLE[(index + step) % PEOPLE.length]!);
  return step % 2 === 0 ? turned : turned.toReversed();
};

/** What can be read at this moment: of each person, from the first number on without a gap. */
async function expectNoGap(): Promise<void> {
  const { rows } = await sql<{ seq: number; count: number; head: number }>`
    select max(e.seq) as seq, count(*) as count, h.seq as head from live_event e
    join live_head h on h.account_id = e.account_id group by h.account_id`.execute(db);
  for (const { seq, count, head } of rows) expect([count, head]).toEqual([seq, seq]);
}

it('300 transactions that tell the same people in any order: no circle, no gap, not even meanwhile', async () => {
  const over = new AbortController();
  let runs = 0;
  const watching = (async () => {
    while (!over.signal.aborted) await expectNoGap();
  })();
  await Promise.all(
    Array.from({ length: 300 }, (_, step) =>
      withTransaction(db, async (trx) => {
        runs += 1;
        for (const accountId of inOrder(step)) {
          await tell(trx, [to(accountId, step)]);
          await sql`select pg_sleep(0.0005)`.execute(trx);
        }
      }),
    ),
  );
  over.abort();
  await watching;
  const heads = await db.selectFrom('live_head').select('seq').execute();
  expect(heads).toEqual(PEOPLE.map(() => ({ seq: 300 })));
  // One that PostgreSQL had to end would have run again.
  expect(runs).toBe(300);
});

it('what a part of a transaction told goes with that part', async () => {
  const one = accountOf('z');
  await withTransaction(db, async (trx) => {
    await tell(trx, [to(one, 1)]);
    await withSavepoint(trx, async () => {
      await tell(trx, [to(one, 2)]);
      throw new Error('undone');
    }).catch(() => undefined);
    await withSavepoint(trx, () => tell(trx, [to(one, 3)]));
  });
  const told = await db
    .selectFrom('live_event')
    .select(['seq', 'payload'])
    .where('account_id', '=', one)
    .orderBy('seq')
    .execute();
  expect(told).toMatchObject([
    { seq: 1, payload: { version: 1 } },
    { seq: 2, payload: { version: 3 } },
  ]);
});
