import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createHttp } from '#platform/http';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { startServer } from '../../main.ts';
import { testConfig } from '../../test-support/index.ts';
import { CALL_LIMITS, type Limits } from './limits.ts';
import { createDb, createPool, isUnavailable, patiently, withTransaction, type Db } from './index.ts';
import type { PoolOptions } from './client.ts';

let database: TestDatabase;
const open: Db[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
});
afterAll(() => database.drop());

/** Typed SQL on one connection, where nothing takes long that is expected to end, and everything is let to that is not. */
function dbWith(limits: Partial<Limits>, options: Partial<PoolOptions> = {}): Db {
  const lavish = { statementMs: 600_000, lockMs: 600_000, silenceMs: 600_000 };
  const db = createDb(
    createPool({ url: database.url, size: 1, limits: { ...lavish, ...limits }, ...options }),
  );
  open.push(db);
  return db;
}

const SHORT_MS = 50;
const runAway = (db: Db) => sql`select pg_sleep(3600)`.execute(db);

/** What a call is answered that does this. */
async function answerOf(run: () => Promise<unknown>) {
  const http = await createHttp(testConfig(), createLog({ logLevel: 'silent' }), createMetrics());
  http.get('/call', run);
  const answer = await http.inject('/call');
  await http.close();
  return { status: answer.statusCode, ...answer.json(), retryAfter: answer.headers['retry-after'] };
}
const LATER = { status: 503, code: 'UNAVAILABLE', retryAfter: '30' };

it.each([true, false])(
  'a statement that runs away is ended, its call answered, its connection free (prepared: %s)',
  async (preparedStatements) => {
    const db = dbWith({ statementMs: SHORT_MS }, { preparedStatements });
    expect(await answerOf(() => runAway(db))).toMatchObject(LATER);
    expect(await answerOf(() => withTransaction(db, runAway))).toMatchObject(LATER);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  },
);

it('who waits too long for a lock is answered, and whoever has it goes on', async () => {
  const db = dbWith({ lockMs: SHORT_MS });
  const lock = (on: Db) => sql`lock table setting in access exclusive mode`.execute(on);
  await withTransaction(dbWith({}), async (trx) => {
    await lock(trx);
    expect(await answerOf(() => withTransaction(db, lock))).toMatchObject(LATER);
  });
  await withTransaction(db, lock);
});

it('a transaction of which nothing is heard is ended, and what it held is free', async () => {
  const lock = (on: Db) => sql`select pg_advisory_xact_lock(77)`.execute(on);
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const silent = withTransaction(dbWith({ silenceMs: SHORT_MS }), async (trx) => {
    await lock(trx);
    held.resolve();
    await free.promise;
    await lock(trx);
  });
  const refused = silent.catch((error: unknown) => error);
  await held.promise;
  await withTransaction(dbWith({}), lock);
  free.resolve();
  expect(isUnavailable(await refused)).toBe(true);
});

const limitOf = async (on: Db): Promise<unknown> =>
  (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(on)).rows[0]!.statement_timeout;

it.each([true, false])(
  'work is given longer, alone and in a transaction, and the next one is not (prepared: %s)',
  async (preparedStatements) => {
    const db = dbWith(CALL_LIMITS, { preparedStatements });
    const both = async () => [await limitOf(db), await withTransaction(db, limitOf)];
    expect(await both()).toEqual(['15s', '15s']);
    expect(await patiently(both)).toEqual(['10min', '10min']);
    expect(await both()).toEqual(['15s', '15s']);
  },
);

it('nothing is left on a connection whose backend is shared', async () => {
  const pool = createPool({ url: database.url, size: 1, limits: CALL_LIMITS, preparedStatements: false });
  const db = createDb(pool);
  open.push(db);
  expect(await limitOf(db)).toBe('15s');
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
});

it('work goes on with its patience, whatever it waits for', async () => {
  const db = dbWith(CALL_LIMITS);
  async function* twice() {
    yield await limitOf(db);
    await sleep(1);
    yield await limitOf(db);
  }
  const pieces = twice();
  expect((await patiently(() => pieces.next())).value).toBe('10min');
  expect((await patiently(() => pieces.next())).value).toBe('10min');
});

it('the product has limits for its calls', async () => {
  const server = await startServer({ config: testConfig(), databaseUrl: database.url, webDir: null });
  try {
    expect(await limitOf(server.app.context.db)).toBe('15s');
  } finally {
    await server.close();
  }
});
