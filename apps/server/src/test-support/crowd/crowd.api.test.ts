import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { searchRoutes } from '@yoimachi/contract/search';
import { assertCoherent } from '#money/points';
import type { Db } from '#platform/database';
import { eventually } from '../eventually.ts';
import { guestWithPoints, startTestApp, verifiedCast, type TestApp } from '../index.ts';
import { loadInBulk } from './bulk-load.ts';
import { insertCrowd, type CrowdSize } from './index.ts';

/** Three crowds, or a crowd whose due work is done. */
const LONG_MS = 180_000;
const SIZE = { casts: 150, guests: 300, bookings: 1_500, transfers: 10_000, tomorrow: 100 };

const apps: TestApp[] = [];
async function start(): Promise<TestApp> {
  const test = await startTestApp({ alone: true });
  apps.push(test);
  return test;
}
afterEach(async () => {
  for (const test of apps.splice(0)) await test.close();
});

const crowdOf = ({ db, clock }: TestApp, size: Partial<CrowdSize> = {}): Promise<void> =>
  insertCrowd(db, { ...SIZE, now: clock.now(), ...size });

/** Every index and constraint as it is defined. */
async function definitions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select pg_get_indexdef(indexrelid) as text from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace
    union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1`.execute(
    db,
  );
  return rows.map(({ text }) => text);
}

/** One number for all rows of a table. */
async function sumOf(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.table(table)} t`.execute(
    db,
  );
  return rows[0]!.sum;
}

it('a crowd has coherent books, a journal of the rows it is to have, and every index and constraint of before', async () => {
  const test = await start();
  const before = await definitions(test.db);
  await crowdOf(test);
  await assertCoherent(test.db);
  expect((await sumOf(test.db, 'ledger_transfer')).split(' ')[0]).toBe('10000');
  expect(await definitions(test.db)).toEqual(before);
});

it('bookings of every kind are there: asked, held, confirmed, met, late, claimed, refused and called off', async () => {
  const test = await start();
  await crowdOf(test);
  const { rows } = await sql<{ kind: string }>`
    select distinct p.status || case when p.status <> 'APPROVE' then '' when p.finished_at is not null then ' finished' when p.arrived_at is not null
      then ' meeting' when b.confirmed_at is null then ' held' else ' due' end || case when b.open then ', open' else '' end as kind
    from participation p join booking b on b.id = p.booking_id order by 1`.execute(test.db);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'APPROVE due, open',
    'APPROVE finished',
    'APPROVE held, open',
    'APPROVE meeting, open',
    'AUTO_CANCEL',
    'AUTO_REJECT',
    'CANCEL',
    'FORCE_FINISH',
    'FORCE_FINISH, open',
    'NO_SHOW, open',
    'PENDING, open',
    'REJECT',
  ]);
});

it(
  'the same seed makes the same rows, another one others',
  async () => {
    const [first, second, other] = [await start(), await start(), await start()];
    const few = { casts: 60, guests: 120, bookings: 500, transfers: 5_000, tomorrow: 50 };
    await crowdOf(first, few);
    await crowdOf(second, few);
    await crowdOf(other, { ...few, seed: 2 });
    for (const table of [
      'cast_member',
      'participation',
      'booking_event',
      'schedule',
      'gift_sent',
      'review',
      'wallet',
    ]) {
      expect(await sumOf(second.db, table), table).toBe(await sumOf(first.db, table));
      expect(await sumOf(other.db, table), table).not.toBe(await sumOf(first.db, table));
    }
  },
  LONG_MS,
);

it(
  'the product finds its casts, lists its bookings and does what is due, and the books stay coherent',
  async () => {
    const test = await start();
    const guest = await guestWithPoints(test, 500_000);
    const cast = await verifiedCast(test);
    await crowdOf(test, { tomorrow: 20, focus: { guestId: guest.userId, castId: cast.userId } });
    const found = await test.ok(searchRoutes.searchCasts, { query: { order: 'RECOMMENDED' } }, guest);
    expect(found.items).toHaveLength(20);
    const ofGuest = await test.ok(guestBookingRoutes.listGuestBookings, { query: { tab: 'PAST' } }, guest);
    const ofCast = await test.ok(castBookingRoutes.listCastBookings, { query: { tab: 'PAST' } }, cast);
    expect([ofGuest.items.length, ofCast.items.length]).toEqual([20, 20]);
    await test.work();
    await assertCoherent(test.db);
    const { rows } = await sql<{ left: string }>`
    select count(*) as left from participation where due_at <= ${test.clock.now()} or reminder_at <= ${test.clock.now()}`.execute(
      test.db,
    );
    expect(Number(rows[0]!.left)).toBe(0);
  },
  LONG_MS,
);

it('a load that writes what a constraint refuses fails as a whole', async () => {
  const { db } = await start();
  const load = (statement: string) =>
    loadInBulk(db, ['wallet', 'lot'], async (trx) => void (await sql.raw(statement).execute(trx)));
  const lot = (points: string) =>
    `insert into lot (guest_id, kind, granted_points, remaining_points, expires_on, created_at)
     values ('00000000-0000-7000-8000-000000000000', 'PAID', ${points}, '2026-12-31', '2026-11-20')`;
  await expect(load(lot('100, 100'))).rejects.toThrow('lot_guest_id_fkey');
  await expect(load(lot('100, 200'))).rejects.toThrow('lot_check');
  expect(await sumOf(db, 'lot')).toBe('0 0');
});

it('a load is done when its indexes are used, which is not before somebody ends who runs elsewhere', async () => {
  const [{ db }, elsewhere] = [await start(), await start()];
  await sql`create table loaded (id int primary key, text text); create index loaded_text on loaded (text)`.execute(
    db,
  );
  await sql`insert into loaded values (1, 'before')`.execute(db);
  const other = await elsewhere.db.startTransaction().execute();
  await sql`select pg_current_xact_id()`.execute(other);
  let done = false;
  const loading = loadInBulk(db, ['loaded'], async (trx) => {
    await sql`update loaded set text = 'after'`.execute(trx);
  }).then(() => (done = true));
  const unused = sql`select from pg_index where indexrelid = 'loaded_text'::regclass and indcheckxmin`;
  await eventually(async () => expect((await unused.execute(db)).rows).toHaveLength(1));
  const plan = () =>
    db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return JSON.stringify(await sql`explain select from loaded where text = 'after'`.execute(trx));
    });
  expect(await plan()).not.toContain('loaded_text');
  expect(done).toBe(false);
  await other.rollback().execute();
  await loading;
  expect(await plan()).toContain('loaded_text');
});
