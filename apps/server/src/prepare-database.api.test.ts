import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { createTestDatabase, type TestDatabase } from '../../../tools/test/global-database.ts';
import { INSERT_OPERATORS } from '../../../tools/test/operators.ts';
import { assertCoherent } from '#money/points';
import { approved, at, bookableCast, does, participationOf } from './modules/meeting/booking/test/support.ts';
import { migrateDatabase } from './prepare-database.ts';
import { guestWithPoints, startTestApp } from './test-support/index.ts';

let database: TestDatabase;
let owner: pg.Client;
/** The product's own: it may change no table. */
let user: string;
let url: string;

beforeEach(async () => {
  database = await createTestDatabase({ schema: false });
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  user = `product "${randomBytes(4).toString('hex')}"`;
  await owner.query(`create role ${owner.escapeIdentifier(user)} login password 'of a test'`);
  url = Object.assign(new URL(database.url), { username: user, password: 'of a test' }).href;
});
afterEach(async () => {
  await owner.query(`drop owned by ${owner.escapeIdentifier(user)}`);
  await owner.query(`drop role ${owner.escapeIdentifier(user)}`);
  await owner.end();
  await database.drop();
});

it('lets a role that may change no table work on what its owner has migrated', async () => {
  expect((await migrateDatabase({ url: database.url, user })).length).toBeGreaterThan(0);
  expect(await migrateDatabase({ url: database.url, user })).toEqual([]);
  await owner.query(INSERT_OPERATORS);
  const test = await startTestApp({ databaseUrl: url, config: { migrates: false } });
  const booked = await approved(test, {
    guest: await guestWithPoints(test, 20_000),
    cast: await bookableCast(test),
  });
  await test.moveTo(at(18));
  await does(test, booked, castBookingRoutes.castArrived);
  await test.moveTo(at(19, 46));
  expect(await participationOf(test, booked.bookingId)).toMatchObject({
    finished_at: at(19, 30),
    settled_points: 15_000,
  });
  await assertCoherent(test.db);
  await expect(sql`create table own (id int)`.execute(test.db)).rejects.toThrow(
    'permission denied for schema public',
  );
  await expect(sql`alter table booking add column own text`.execute(test.db)).rejects.toThrow(
    'must be owner of table booking',
  );
  await test.close();
});
