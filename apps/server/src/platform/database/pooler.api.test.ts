import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { areMoved, checkSessions, type Session } from './pooler.ts';

let database: TestDatabase;
const backends: pg.Client[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  for (let count = 0; count < 4; count++) {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    backends.push(client);
  }
});
afterAll(async () => {
  for (const client of backends) await client.end();
  await database.drop();
});

type Free = pg.Client[];

/** Sessions that are given a backend for each transaction, as poolers do: `take` says which of those that are free. */
function pooled(free: Free, take: (free: Free) => pg.Client): Session {
  let held: pg.Client | undefined;
  return {
    async query(text) {
      const backend = held ?? take(free);
      const answer = await backend.query(text);
      if (text === 'begin') held = backend;
      if (text === 'rollback') held = undefined;
      if (!held) free.push(backend);
      return answer;
    },
  };
}

const newest = (free: Free) => free.pop()!;
const oldest = (free: Free) => free.shift()!;

it.each([
  ['the one given back last', 4, newest],
  ['the one given back first', 4, oldest],
  ['one of two', 2, oldest],
  ['the only one', 1, newest],
])('sessions that are given %s for each transaction are found out', async (_which, count, take) => {
  const free = backends.slice(0, count);
  expect(await areMoved(pooled(free, take), pooled(free, take))).toBe(true);
});

it('also where others leave each session where it is now and then', async () => {
  const free = backends.slice(0, 3);
  const turns = [free[0]!, free[1]!, free[0]!];
  const inTurns = (left: Free) => {
    const next = turns.shift() ?? left[0]!;
    left.splice(left.indexOf(next), 1);
    return next;
  };
  expect(await areMoved(pooled(free, inTurns), pooled(free, inTurns))).toBe(true);
  expect(turns).toEqual([]);
});

it('sessions of the database itself never are, however many look at once', async () => {
  const looks = Array.from({ length: 4 }, () =>
    checkSessions({ databaseUrl: database.url, directUrl: null, preparedStatements: true }),
  );
  await Promise.all([
    ...looks,
    checkSessions({ databaseUrl: database.url, directUrl: database.url, preparedStatements: false }),
  ]);
  expect(await areMoved(backends[0]!, backends[1]!)).toBe(false);
});
