import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { testClock } from '#platform/clock';
import { afterCommit, createDb, createPool, withTransaction, type Db } from '#platform/database';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { createOutbox, publish, publishAll, type Outbox, type Subscriber } from './index.ts';

const AT = new Date('2026-11-21T00:00:00Z');
let database: TestDatabase;
let db: Db;
const started: Outbox[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ url: database.url, size: 10 }));
});
afterEach(async () => {
  for (const outbox of started.splice(0)) await outbox.stop();
  await db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const outboxOf = (handle: Subscriber) =>
  createOutbox({
    db,
    clock: testClock(AT),
    log: createLog({ logLevel: 'silent' }),
    metrics: createMetrics(),
    subscriptions: [{ topic: 'told', handle }],
  });
const event = (key: string, n: number) => ({ topic: 'told', key, payload: { n }, at: AT });
const seen =
  (list: unknown[]): Subscriber =>
  async ({ payload }) =>
    void list.push((payload as { n: number }).n);

it('hands on in order what was committed, and nothing else', async () => {
  await withTransaction(db, (trx) =>
    publishAll(
      trx,
      [1, 2, 3].map((n) => event('a', n)),
    ),
  );
  await withTransaction(
    db,
    async (trx) => (await publish(trx, event('a', 4)), { ok: false, error: { code: 'CONFLICT' } }),
  );
  const list: unknown[] = [];
  await outboxOf(seen(list)).drain();
  expect(list).toEqual([1, 2, 3]);
});

it('several processes hand every event on once', async () => {
  await withTransaction(db, (trx) =>
    publishAll(
      trx,
      Array.from({ length: 300 }, (_, n) => event(`k${n}`, n)),
    ),
  );
  const list: unknown[] = [];
  await Promise.all([1, 2, 3, 4].map(() => outboxOf(seen(list)).drain()));
  expect(list.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 300 }, (_, n) => n));
});

it('wakes by itself after a commit', async () => {
  const list: unknown[] = [];
  const outbox = outboxOf(seen(list));
  started.push(outbox);
  outbox.start();
  await outbox.drain();
  await withTransaction(db, (trx) => publish(trx, event('a', 1)));
  // Well below the second of the poll.
  await vi.waitFor(() => expect(list).toEqual([1]), { timeout: 700, interval: 10 });
});

it('undoes what a failing subscriber wrote, holds its key back and lets the others through', async () => {
  await withTransaction(db, (trx) => publishAll(trx, [event('bad', 1), event('good', 2), event('bad', 3)]));
  const list: unknown[] = [];
  let broken = true;
  const outbox = outboxOf(async (one, trx) => {
    await trx
      .insertInto('setting')
      .values({ key: `told ${one.id}`, value: '1' })
      .execute();
    if (one.key === 'bad' && broken) throw new Error('cannot');
    afterCommit(trx, () => list.push((one.payload as { n: number }).n));
  });
  await outbox.drain();
  expect(list).toEqual([2]);
  expect(await db.selectFrom('setting').select('key').execute()).toHaveLength(1);
  broken = false;
  await vi.waitFor(async () => (await outbox.drain(), expect(list).toEqual([2, 1, 3])), { timeout: 3_000 });
});
