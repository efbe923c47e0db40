import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { testClock } from '#platform/clock';
import { afterCommit, createDb, createPool, withTransaction, type Db } from '#platform/database';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import {
  checkHeard,
  createOutbox,
  deadEvents,
  event,
  happened,
  on,
  onMany,
  publish,
  publishAll,
  reviveEvent,
  type Outbox,
  type Subscription,
} from './index.ts';
import { eventually } from '../../test-support/eventually.ts';

const AT = new Date('2026-11-21T00:00:00Z');
const told = event('told', z.object({ who: z.string(), n: z.int() }), ({ who }) => who);
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

const outboxWith = (subscriptions: readonly Subscription[], now = AT) =>
  createOutbox({
    db,
    clock: testClock(now),
    log: createLog({ logLevel: 'silent' }),
    metrics: createMetrics(),
    events: subscriptions.map(({ event }) => event),
    subscriptions,
  });
const outboxOf = (handle: Parameters<typeof on<{ who: string; n: number }>>[1]) =>
  outboxWith([on(told, handle)]);
const one = (who: string, n: number) => happened(told, { who, n }, AT);
const listed = (list: unknown[], heard = told) =>
  on(heard, async ({ payload }, trx) => afterCommit(trx, () => list.push(payload.n)));
const seen = (list: unknown[], now = AT) => outboxWith([listed(list)], now);

describe('what was published', () => {
  it('is handed on in order when it was committed, and nothing else', async () => {
    await withTransaction(db, (trx) =>
      publishAll(
        trx,
        [1, 2, 3].map((n) => one('a', n)),
      ),
    );
    await withTransaction(
      db,
      async (trx) => (
        await publish(trx, told, { who: 'a', n: 4 }, AT),
        { ok: false, error: { code: 'CONFLICT' } }
      ),
    );
    const list: unknown[] = [];
    await seen(list).drain();
    expect(list).toEqual([1, 2, 3]);
  });

  it('is handed on once by several processes', async () => {
    await withTransaction(db, (trx) =>
      publishAll(
        trx,
        Array.from({ length: 300 }, (_, n) => one(`k${n}`, n)),
      ),
    );
    const list: unknown[] = [];
    await Promise.all([1, 2, 3, 4].map(() => seen(list).drain()));
    expect(list.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 300 }, (_, n) => n));
  });

  it('wakes the outbox after its commit', async () => {
    const list: unknown[] = [];
    const outbox = seen(list);
    started.push(outbox);
    outbox.start(() => 60_000);
    await outbox.drain();
    await withTransaction(db, (trx) => publish(trx, told, { who: 'a', n: 1 }, AT));
    // It would look by itself in a minute.
    await eventually(() => expect(list).toEqual([1]));
  });

  it('is what the catalogue says, or is not published', async () => {
    const wrong = { who: 'a', n: 0.5 };
    await expect(withTransaction(db, (trx) => publish(trx, told, wrong, AT))).rejects.toThrow();
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});

describe('a subscriber that fails', () => {
  it('has written nothing, holds its key back and lets the others through', async () => {
    await withTransaction(db, (trx) => publishAll(trx, [one('bad', 1), one('good', 2), one('bad', 3)]));
    const list: unknown[] = [];
    let broken = true;
    const outbox = outboxOf(async ({ id, payload }, trx) => {
      await trx
        .insertInto('setting')
        .values({ key: `told ${id}`, value: '1' })
        .execute();
      if (payload.who === 'bad' && broken) throw new Error('cannot');
      afterCommit(trx, () => list.push(payload.n));
    });
    await outbox.drain();
    expect(list).toEqual([2]);
    expect(await db.selectFrom('setting').select('key').execute()).toHaveLength(1);
    broken = false;
    await eventually(async () => (await outbox.drain(), expect(list).toEqual([2, 1, 3])));
  });

  it('holds its key back in every process', async () => {
    await withTransaction(db, (trx) => publishAll(trx, [one('bad', 1), one('bad', 2), one('good', 3)]));
    const list: unknown[] = [];
    const fails = () =>
      outboxOf(async ({ payload }, trx) => {
        if (payload.n === 1) throw new Error('cannot');
        afterCommit(trx, () => list.push(payload.n));
      });
    await fails().drain();
    await fails().drain();
    expect(list).toEqual([3]);
    await seen(list).drain();
    expect(list).toEqual([3, 1, 2]);
  });
});

it('a key is handed on in order while another process is slow with its first event', async () => {
  await withTransaction(db, (trx) => publishAll(trx, [one('slow', 1), one('slow', 2), one('other', 3)]));
  const list: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = outboxOf(async ({ payload }, trx) => {
    if (payload.n === 1) {
      begun.resolve();
      await mayEnd.promise;
    }
    afterCommit(trx, () => list.push(payload.n));
  });
  const first = slow.drain();
  await begun.promise;
  // Its batch holds all that waits; what comes later is another's.
  await withTransaction(db, (trx) => publishAll(trx, [one('slow', 4), one('late', 5)]));
  const quick = seen(list);
  await quick.drain();
  expect(list).toEqual([5]);
  mayEnd.resolve();
  await first;
  await quick.drain();
  expect(list).toEqual([5, 1, 2, 3, 4]);
});

describe('a subscriber that hears several at once', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => one(`k${n % 40}`, n));
  const outboxOfMany = (handle: Parameters<typeof onMany<{ who: string; n: number }>>[1]) =>
    outboxWith([onMany(told, handle)]);
  const numbers = (rows: readonly { payload: { n: number } }[]) => rows.map(({ payload }) => payload.n);

  it('is handed a batch in a few statements, without a savepoint', async () => {
    await withTransaction(db, (trx) => publishAll(trx, many(90)));
    const batches: number[][] = [];
    const sent: string[] = [];
    const { query } = pg.Client.prototype as unknown as {
      query: (this: pg.Client, ...args: unknown[]) => unknown;
    };
    const spy = vi.spyOn(pg.Client.prototype, 'query') as unknown as {
      mockImplementation(run: unknown): void;
    };
    spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [first] = args as [string | { text: string }];
      sent.push(typeof first === 'string' ? first : first.text);
      return query.apply(this, args);
    });
    await outboxOfMany(async (rows, trx) => afterCommit(trx, () => batches.push(numbers(rows)))).drain();
    vi.restoreAllMocks();
    expect(batches).toEqual([Array.from({ length: 90 }, (_, n) => n)]);
    // Two that take, one that marks, and begin and commit; then begin, one that finds nothing, and commit.
    expect(sent).toHaveLength(8);
    expect(sent.filter((text) => text.includes('savepoint'))).toEqual([]);
  });

  it('hears all but the failing one of a batch once, and that one when it works again', async () => {
    await withTransaction(db, (trx) => publishAll(trx, many(60)));
    const list: number[] = [];
    let broken = true;
    const outbox = outboxOfMany(async (rows, trx) => {
      for (const { id, payload } of rows) {
        await trx
          .insertInto('setting')
          .values({ key: `many ${id}`, value: '1' })
          .execute();
        if (payload.n === 7 && broken) throw new Error('cannot');
      }
      afterCommit(trx, () => list.push(...numbers(rows)));
    });
    await outbox.drain();
    // 47 is of the key that waits.
    const expected = Array.from({ length: 60 }, (_, n) => n).filter((n) => n !== 7 && n !== 47);
    expect(list).toEqual(expected);
    const written = await db.selectFrom('setting').select('key').where('key', 'like', 'many %').execute();
    expect(written).toHaveLength(58);
    broken = false;
    await eventually(async () => (await outbox.drain(), expect(list).toEqual([...expected, 7, 47])));
  });

  it('is handed each event once by several processes', async () => {
    await withTransaction(db, (trx) => publishAll(trx, many(300)));
    const list: number[] = [];
    const process = () =>
      outboxOfMany(async (rows, trx) => afterCommit(trx, () => list.push(...numbers(rows)))).drain();
    await Promise.all([process(), process(), process()]);
    expect(list.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, n) => n));
    for (let key = 0; key < 40; key++) {
      const own = list.filter((n) => n % 40 === key);
      expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
  });
});

describe('a row that this process cannot read', () => {
  const LATER = new Date(AT.getTime() + 8 * 60_000 + 1);
  const left = (topic: string, payload: object) =>
    db
      .insertInto('outbox')
      .values({ topic, key: 'a', payload: JSON.stringify(payload), created_at: AT })
      .execute();

  it('is given up with its reason once it is old, and holds nothing back', async () => {
    await left('gone', { who: 'a', n: 1 });
    await left('told', { who: 'a' });
    await withTransaction(db, (trx) => publish(trx, told, { who: 'a', n: 3 }, AT));
    const list: unknown[] = [];
    await seen(list, LATER).drain();
    expect(list).toEqual([3]);
    const dead = await deadEvents(db, 10);
    expect(dead).toMatchObject([{ topic: 'gone', reason: 'no such event' }, { topic: 'told' }]);
    expect(dead[1]!.reason).toContain('expected');
  });

  it('is left to a process of a later version while versions change, with what follows of its key', async () => {
    const both = [one('a', 1), one('a', 3), one('b', 4)];
    await withTransaction(db, (trx) => publishAll(trx, [both[0]!]));
    await left('new', { who: 'a', n: 2 });
    await withTransaction(db, (trx) => publishAll(trx, both.slice(1)));
    const list: unknown[] = [];
    const before = seen(list);
    await before.drain();
    expect(list).toEqual([1, 4]);
    expect(await deadEvents(db, 10)).toEqual([]);
    await outboxWith([listed(list), listed(list, { ...told, name: 'new' })]).drain();
    expect(list).toEqual([1, 4, 2, 3]);
    await withTransaction(db, (trx) => publish(trx, told, { who: 'a', n: 5 }, AT));
    await eventually(async () => (await before.drain(), expect(list).toEqual([1, 4, 2, 3, 5])));
  });

  it('is handed on when an operator says so', async () => {
    await left('gone', { who: 'a', n: 1 });
    const list: unknown[] = [];
    await seen(list, LATER).drain();
    const [dead] = await deadEvents(db, 10);
    await db.updateTable('outbox').set({ topic: 'told' }).execute();
    expect(await reviveEvent(db, dead!.id)).toBe(true);
    expect(await reviveEvent(db, dead!.id)).toBe(false);
    await seen(list).drain();
    expect(list).toEqual([1]);
    expect(await deadEvents(db, 10)).toEqual([]);
  });
});

describe('the start', () => {
  const hears = (what: typeof told): Subscription => on(what, async () => undefined);

  it('goes on when every event is heard', () => {
    expect(() => checkHeard([told], [hears(told), hears(told)])).not.toThrow();
  });

  it('fails for an event nobody hears, a hearer of nothing and two of one name', () => {
    expect(() => checkHeard([told], [])).toThrow('nobody hears told');
    const other = { ...told, name: 'other' };
    expect(() => checkHeard([told], [hears(told), hears(other)])).toThrow(
      'other is heard, but not in the catalogue',
    );
    const twin = { ...told };
    expect(() => checkHeard([told, twin], [hears(told), hears(twin)])).toThrow('two events are called told');
  });
});
