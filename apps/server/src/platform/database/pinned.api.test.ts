import { Socket } from 'node:net';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fail, ok } from '@yoimachi/domain/result';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { roundTripsOf } from '../../test-support/sent.ts';
import {
  beforeCommit,
  createDb,
  createPool,
  isUnavailable,
  readingOnly,
  undo,
  wasReadingOnly,
  withCommit,
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

it('what is asked for together is one packet', async () => {
  const write = () =>
    withTransaction(db, (trx) => Promise.all([put(trx, 'a'), deeper(6, () => raw(trx, 'b')), put(trx, 'c')]));
  await write();
  await db.deleteFrom('setting').execute();
  const packets = vi.spyOn(Socket.prototype, '_writev');
  try {
    await write();
    expect(packets).toHaveBeenCalledTimes(1);
  } finally {
    packets.mockRestore();
  }
  expect(await keys()).toEqual(['a', 'b', 'c']);
});

const putAll = async (trx: Trx, all: readonly string[]) =>
  void (await Promise.all(all.map((key) => put(trx, key))));
const putMore = (trx: Trx, all: readonly string[]) =>
  Promise.all(all.map((key) => raw(trx, key))).then(() => undefined);

it('what is written last comes once and in its order, the end of it with the commit', async () => {
  const counted = async (trx: Trx, all: readonly string[]) => {
    const { length } = await trx.selectFrom('setting').select('key').execute();
    withCommit(trx, putAll, [...all, `${length}`]);
  };
  const trips = await roundTripsOf(() =>
    withTransaction(db, async (trx) => {
      withCommit(trx, putAll, ['z']);
      withCommit(trx, putMore, ['y']);
      beforeCommit(trx, putMore, ['a', 'b']);
      beforeCommit(trx, counted, ['c']);
      beforeCommit(trx, counted, ['d']);
      await put(trx, 'e');
    }),
  );
  expect(trips.map((texts) => texts.map((text) => text.split(' ')[0]))).toEqual([
    ['begin', 'insert'],
    ['insert', 'insert', 'select'],
    [...Array<string>(5).fill('insert'), 'commit'],
  ]);
  expect(await keys()).toEqual(['3', 'a', 'b', 'c', 'd', 'e', 'y', 'z']);
});

it('a failure of what goes out with the commit is told, and nothing is kept', async () => {
  const constraints = { setting_pkey: 'ALREADY_REQUESTED' } as const;
  const twice = async (trx: Trx) => {
    await put(trx, 'a');
    withCommit(trx, putAll, ['b', 'a', 'c']);
    return ok();
  };
  expect(await withTransaction(db, twice, { constraints })).toEqual(fail('ALREADY_REQUESTED'));
  expect(await keys()).toEqual([]);
  await expect(withTransaction(db, twice)).rejects.toThrow('setting_pkey');
  const late = withTransaction(db, async (trx) =>
    withCommit(trx, async () => withCommit(trx, putAll, ['a']), ['']),
  );
  await expect(late).rejects.toThrow('before its end');
  await withTransaction(db, (trx) => put(trx, 'd'));
  expect(await keys()).toEqual(['d']);
});

it('what had nothing to do returns its value without its effects, a part of another one alone', async () => {
  const nothing = async (trx: Trx) => {
    await put(trx, 'a');
    withCommit(trx, putAll, ['b']);
    undo(trx);
    return 7;
  };
  expect(await withTransaction(db, nothing)).toBe(7);
  expect(await keys()).toEqual([]);
  const whole = withTransaction(db, async (trx) => {
    await put(trx, 'kept');
    return withTransaction(trx, nothing);
  });
  expect(await whole).toBe(7);
  expect(await keys()).toEqual(['kept']);
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

it('also where a statement that comes after it, twice, was never prepared on this connection', async () => {
  const constraints = { setting_pkey: 'ALREADY_REQUESTED' } as const;
  const fresh = (trx: Trx, key: string) =>
    sql`insert into setting (key, value) values (${key}, '"never before"')`.execute(trx);
  const twice = (trx: Trx) =>
    Promise.all([put(trx, 'a'), deeper(8, () => put(trx, 'a')), fresh(trx, 'b'), fresh(trx, 'c')]).then(() =>
      ok(),
    );
  expect(await withTransaction(db, twice, { constraints })).toEqual(fail('ALREADY_REQUESTED'));
  await withTransaction(db, (trx) => Promise.all([fresh(trx, 'b'), fresh(trx, 'c')]));
  expect(await keys()).toEqual(['b', 'c']);
});

it('nothing comes after the end, neither of a failed transaction nor of a kept one', async () => {
  const late: Promise<string>[] = [];
  const [failed, kept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lateIn = (trx: Trx, end: Promise<void>) => {
    for (const write of [put, raw]) {
      const written = end.then((): Promise<unknown> => write(trx, 'late'));
      late.push(
        written.then(
          () => 'written',
          () => 'refused',
        ),
      );
    }
  };
  const failing = withTransaction(db, async (trx) => {
    lateIn(trx, failed.promise);
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  failed.resolve();
  await withTransaction(db, async (trx) => lateIn(trx, kept.promise));
  kept.resolve();
  expect(await Promise.all(late)).toEqual(Array(4).fill('refused'));
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

it('who only reads writes nothing, alone or in a transaction, and leaves nothing to the next on the connection', async () => {
  const writes = [
    () => db.insertInto('setting').values({ key: 'a', value: '1' }).execute(),
    () => withTransaction(db, (trx) => put(trx, 'a')),
  ];
  for (const write of writes) {
    const refused = await readingOnly(write).catch((error: unknown) => error);
    expect(wasReadingOnly(refused)).toBe(true);
    await write();
    expect(await keys()).toEqual(['a']);
    await db.deleteFrom('setting').execute();
  }
});

it('what is read alone by who only reads is a transaction, which takes no more round trips', async () => {
  expect(await roundTripsOf(() => readingOnly(keys))).toEqual([
    ['begin read only', expect.stringMatching(/^select/), 'commit'],
  ]);
  const { rows } = await pool.query('show default_transaction_read_only');
  expect(rows).toEqual([{ default_transaction_read_only: 'off' }]);
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
