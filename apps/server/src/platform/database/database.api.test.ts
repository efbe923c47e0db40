import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '@yoimachi/domain/result';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { movableClock, testClock } from '#platform/clock';
import { offsetStore } from '#platform/clock/offset.store.ts';
import {
  afterCommit,
  checkDatabase,
  createDb,
  createPool,
  oneOf,
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
  pool = createPool({ url: database.url, size: 5 });
  db = createDb(pool);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => void (await db.deleteFrom('setting').execute()));

const put = (trx: Db | Trx, key: string) => trx.insertInto('setting').values({ key, value: '1' }).execute();
const keys = async () =>
  (await db.selectFrom('setting').select('key').orderBy('key').execute()).map((row) => row.key);

it('gives each statement its callback when it is made, and the answer or the failure to who asked', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const { rows } = await sql<{ n: number }>`select ${7}::int as n`.execute(db);
    expect(rows).toEqual([{ n: 7 }]);
    await withTransaction(db, (trx) => put(trx, 'a'));
    await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
    // The first one, begin, the row, commit, and the one that fails.
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(5);
    for (const [query] of asked.mock.calls as unknown[][])
      expect(query).toMatchObject({ text: expect.any(String), callback: expect.any(Function) });
  } finally {
    asked.mockRestore();
  }
});

describe('values', () => {
  it('come as safe numbers, day texts and instants', async () => {
    const { rows } = await pool.query(
      `select 9007199254740991::int8 as big, '2026-11-21'::date as day, 12.5::numeric as part, $1::timestamptz as at`,
      [new Date('2026-11-21T00:00:00Z')],
    );
    expect(rows).toEqual([
      { big: Number.MAX_SAFE_INTEGER, day: '2026-11-21', part: 12.5, at: new Date('2026-11-21T00:00:00Z') },
    ]);
    await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow('too large');
  });

  it('pass the check of the start', () => expect(checkDatabase(pool)).resolves.toBeUndefined());

  it('of a list are found one by one: none, one, several, numbers too', async () => {
    const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
    const found = async (wanted: readonly string[]) => {
      const { rows } = await sql<{ id: string }>`
        select id from unnest(${ids}::uuid[]) as id where id = ${oneOf(wanted)}`.execute(db);
      return rows.map(({ id }) => id);
    };
    expect(await found([])).toEqual([]);
    expect(await found([ids[1]!])).toEqual([ids[1]]);
    expect(await found([ids[2]!, ids[0]!])).toEqual([ids[0], ids[2]]);
    const { rows } = await sql`select n from generate_series(1, 4) n where n = ${oneOf([2, 4])}`.execute(db);
    expect(rows).toEqual([{ n: 2 }, { n: 4 }]);
  });

  /** Statements that the connection has prepared, once one with a value was sent. */
  const preparedOn = (on: Db) =>
    on.connection().execute(async (one) => {
      await sql`select ${1}::int as named_here`.execute(one);
      const { rows } = await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements`.execute(one);
      return rows;
    });

  it('are asked for by named statements, whose names say their text alone', async () => {
    const prepared = (await preparedOn(db)).filter(({ statement }) => statement.includes('named_here'));
    expect(prepared).toHaveLength(1);
    const { name, statement } = prepared[0]!;
    const hash = createHash('sha256').update(statement).digest().subarray(0, 16);
    expect(name).toBe(`s${hash.toString('base64url')}`);
  });

  it('are asked for by statements without a name, where connections are shared', async () => {
    const shared = createDb(createPool({ url: database.url, size: 1, preparedStatements: false }));
    expect(await preparedOn(shared)).toEqual([]);
    await shared.destroy();
  });
});

describe('a transaction', () => {
  it('rolls back on a failure, and keeps it where that is wished', async () => {
    const failing = async (trx: Trx) => {
      await put(trx, 'a');
      afterCommit(trx, () => expect.unreachable());
      return fail('CONFLICT');
    };
    expect(await withTransaction(db, failing)).toEqual(fail('CONFLICT'));
    expect(await keys()).toEqual([]);
    const kept = async (trx: Trx) => (await put(trx, 'b'), fail('CONFLICT'));
    expect(await withTransaction(db, kept, { keepOnFailure: true })).toEqual(fail('CONFLICT'));
    expect(await keys()).toEqual(['b']);
  });

  it('translates the refusals it was told of, by constraint', async () => {
    await put(db, 'b');
    const again = (trx: Trx) => put(trx, 'b').then(() => ok());
    const constraints = { setting_pkey: 'ALREADY_REQUESTED' } as const;
    expect(await withTransaction(db, again, { constraints })).toEqual(fail('ALREADY_REQUESTED'));
    await expect(withTransaction(db, again)).rejects.toThrow('setting_pkey');
  });

  it('tries again after a deadlock', async () => {
    await withTransaction(db, (trx) => Promise.all([put(trx, 'x'), put(trx, 'y')]));
    let starts = 0;
    let holds = 0;
    // Each holds its first row before either asks for its second; the one that retries meets no conflict.
    let bothHold = () => {};
    const held = new Promise<void>((resolve) => (bothHold = resolve));
    const lock = (trx: Trx, key: string) =>
      sql`update setting set value = to_jsonb(value::text::int + 1) where key = ${key}`.execute(trx);
    const both = (first: string, second: string) =>
      withTransaction(db, async (trx) => {
        starts++;
        await lock(trx, first);
        if (++holds === 2) bothHold();
        await held;
        await lock(trx, second);
      });
    await Promise.all([both('x', 'y'), both('y', 'x')]);
    expect(starts).toBe(3);
    const { rows } = await pool.query(
      `select distinct value::int as value from setting where key in ('x', 'y')`,
    );
    expect(rows).toEqual([{ value: 3 }]);
  });

  it('undoes a savepoint alone', async () => {
    const told: string[] = [];
    await withTransaction(db, async (trx) => {
      const part = withSavepoint(trx, async () => {
        await put(trx, 'undone');
        afterCommit(trx, () => told.push('undone'));
        throw new Error('part');
      });
      await expect(part).rejects.toThrow('part');
      await put(trx, 'z');
      afterCommit(trx, () => told.push('z'));
    });
    expect(await keys()).toEqual(['z']);
    expect(told).toEqual(['z']);
  });

  it('is a part of one that runs, which goes on when it is refused', async () => {
    await withTransaction(db, async (trx) => {
      await put(trx, 'outer');
      const refused = async (inner: Trx) => (await put(inner, 'refused'), fail('CONFLICT'));
      expect(await withTransaction(trx, refused)).toEqual(fail('CONFLICT'));
      const constraints = { setting_pkey: 'ALREADY_REQUESTED' } as const;
      const again = (inner: Trx) => put(inner, 'outer').then(() => ok());
      expect(await withTransaction(trx, again, { constraints })).toEqual(fail('ALREADY_REQUESTED'));
      await withTransaction(trx, (inner) => put(inner, 'inner'));
      expect(await keys()).not.toContain('outer');
    });
    expect(await keys()).toEqual(expect.arrayContaining(['inner', 'outer']));
    expect(await keys()).not.toContain('refused');
  });
});

it('a moved clock is where it was after a restart', async () => {
  const base = testClock('2026-11-21T00:00:00Z');
  const clock = await movableClock(offsetStore(db), base);
  await clock.advanceTo(new Date('2026-11-25T00:00:00Z'));
  await clock.advanceTo(new Date('2026-11-24T00:00:00Z'));
  expect((await movableClock(offsetStore(db), base)).now()).toEqual(new Date('2026-11-25T00:00:00Z'));
});
