import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fail, ok } from '@yoimachi/domain/result';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { roundTripsOf } from '../../test-support/sent.ts';
import {
  createDb,
  createPool,
  isUnavailable,
  withSavepoint,
  withTransaction,
  type Db,
  type Trx,
} from './index.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection: what was left on it would be seen by the next transaction.
  pool = createPool({ url: database.url, size: 1 });
  db = createDb(pool);
});
beforeEach(() => db.deleteFrom('setting').execute());
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const put = (trx: Trx, key: string) => trx.insertInto('setting').values({ key, value: '1' }).execute();
const raw = (trx: Trx, key: string) =>
  sql`insert into setting (key, value) values (${key}, '1')`.execute(trx);
const keys = async () =>
  (await db.selectFrom('setting').select('key').orderBy('key').execute()).map((row) => row.key);
const deeper = async (levels: number, run: () => Promise<unknown>): Promise<unknown> =>
  levels === 0 ? run() : deeper(levels - 1, run);

it('what is asked for together shares a round trip, the start of the transaction its first', async () => {
  const trips = await roundTripsOf(() =>
    withTransaction(db, async (trx) => {
      await Promise.all([put(trx, 'a'), raw(trx, 'b')]);
      await put(trx, 'c');
    }),
  );
  expect(trips.map((texts) => texts.map((text) => text.split(' ')[0]))).toEqual([
    ['begin', 'insert', 'insert'],
    ['insert'],
    ['commit'],
  ]);
  expect(await keys()).toEqual(['a', 'b', 'c']);
});

it('statements arrive in the order in which they are asked for, however deep', async () => {
  const names = ['a', 'b', 'c', 'd'];
  const seen = await withTransaction(db, async (trx) => {
    const counted = names.map((name, index) =>
      deeper(index % 2 === 0 ? 6 : 0, async () => {
        const before = await trx.selectFrom('setting').select('key').execute();
        return before.length;
      }).then((count) => [name, count]),
    );
    const written = names.map((name, index) => deeper(index % 2 === 0 ? 0 : 6, () => put(trx, name)));
    const [after] = await Promise.all([trx.selectFrom('setting').select('key').execute(), ...written]);
    return { counts: await Promise.all(counted), after: after.length };
  });
  expect(seen).toEqual({ counts: names.map((name) => [name, 0]), after: 4 });
});

it('the first failure is the one that is told, and nothing is kept', async () => {
  const constraints = { setting_pkey: 'ALREADY_REQUESTED' } as const;
  const twice = (trx: Trx) =>
    Promise.all([put(trx, 'a'), deeper(8, () => put(trx, 'a')), raw(trx, 'b'), put(trx, 'c')]).then(() =>
      ok(),
    );
  expect(await withTransaction(db, twice, { constraints })).toEqual(fail('ALREADY_REQUESTED'));
  expect(await keys()).toEqual([]);
  await expect(withTransaction(db, twice)).rejects.toThrow('setting_pkey');
});

it('a statement that could not be prepared because of a failure fails with that, however often it was asked for', async () => {
  await withTransaction(db, (trx) => put(trx, 'there'));
  // Never seen by this connection before: where the first cannot be prepared, the second finds nothing prepared.
  const unseen = (trx: Trx) =>
    sql`update setting set value = ${'2'} where key = ${'there'} and key <> ${'unseen'}`.execute(trx);
  const refused = withTransaction(db, (trx) =>
    Promise.all([deeper(30, () => put(trx, 'there')), deeper(30, () => unseen(trx)), unseen(trx)]),
  );
  await expect(refused).rejects.toThrow('setting_pkey');
  await withTransaction(db, unseen);
});

it('nothing comes after the end, neither of a failed transaction nor of a kept one', async () => {
  const late: Promise<PromiseSettledResult<unknown>[]>[] = [];
  const lateIn = (trx: Trx) =>
    late.push(
      Promise.allSettled([sleep(20).then(() => put(trx, 'late')), sleep(20).then(() => raw(trx, 'late'))]),
    );
  const failing = withTransaction(db, async (trx) => {
    lateIn(trx);
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  await withTransaction(db, async (trx) => void lateIn(trx));
  const outcomes = await Promise.all(late);
  expect(outcomes.flat().map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(await keys()).toEqual([]);
});

it('a failure that nobody waited for does not commit', async () => {
  const ignoring = withTransaction(db, async (trx) => {
    await put(trx, 'a');
    void put(trx, 'a').catch(() => undefined);
  });
  await expect(ignoring).rejects.toThrow();
  expect(await keys()).toEqual([]);
});

it('a part that fails is undone with all that ran beside its failure', async () => {
  await withTransaction(db, async (trx) => {
    await put(trx, 'kept');
    const goingOn = async () => {
      for (const key of ['x', 'y', 'z']) await put(trx, key);
    };
    const refused = withSavepoint(trx, () => Promise.all([goingOn(), put(trx, 'kept'), raw(trx, 'w')]));
    await expect(refused).rejects.toThrow('setting_pkey');
    const thrown = withSavepoint(trx, () =>
      Promise.all([goingOn(), put(trx, 'v').then(() => Promise.reject(new Error('thought better of it')))]),
    );
    await expect(thrown).rejects.toThrow('thought better of it');
    await put(trx, 'after');
  });
  expect(await keys()).toEqual(['after', 'kept']);
});

it('a connection lost in between fails what is under way, and the next transaction has another', async () => {
  const lost = withTransaction(db, (trx) =>
    Promise.all([
      put(trx, 'a'),
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx),
      put(trx, 'b'),
    ]),
  );
  expect(isUnavailable(await lost.catch((error: unknown) => error))).toBe(true);
  await withTransaction(db, (trx) => put(trx, 'c'));
  expect(await keys()).toEqual(['c']);
});
