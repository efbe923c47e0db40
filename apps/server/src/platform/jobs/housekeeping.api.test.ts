import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetDeliveries } from '#platform/delivery';
import { forgetRateWindows } from '#platform/http';
import { forgetLive } from '#platform/realtime';
import { startTestApp, type TestApp } from '../../test-support/index.ts';
import { ROWS_AT_ONCE } from '../database/in-batches.ts';
import { housekeeping } from './housekeeping.ts';

const OLD = 2 * ROWS_AT_ONCE + 7;
const TABLES = ['outbox', 'idempotency_key', 'live_event', 'rate_window', 'sent_message'] as const;

let test: TestApp;
const ask = async <Row>(text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(test.db)).rows;

/** Rows of a week and more ago, and some of this week. */
async function fill(oldRows = OLD): Promise<void> {
  const old = `timestamptz '2026-11-10T12:00Z' + n * interval '1 second'`;
  const fresh = `timestamptz '2026-11-19T12:00Z' + n * interval '1 second'`;
  for (const [rows, at] of [
    [oldRows, old],
    [10, fresh],
  ] as const)
    await ask(`
      with n as (select n from generate_series(1, ${rows}) n),
      outbox as (insert into outbox (topic, key, payload, created_at, processed_at)
        select 'of a test', n::text, '{}', ${at}, ${at} from n),
      keys as (insert into idempotency_key (account_id, key, route, body_hash, created_at)
        select gen_random_uuid(), gen_random_uuid(), 'of a test', '', ${at} from n),
      windows as (insert into rate_window select decode(md5(n::text), 'hex'), ${at}, 1 from n),
      sent as (insert into sent_message (key, channel, state, started_at) select '${rows} ' || n, 'SMS', 'STARTED', ${at} from n)
      insert into live_event (account_id, seq, name, payload, created_at)
        select md5((n % 40)::text)::uuid, ${rows === oldRows ? 0 : oldRows} + n, 'of a test', '{}', ${at} from n`);
}

/** And what each statement removes is counted. */
async function fillAndCount(): Promise<void> {
  await fill();
  await ask(`
    insert into outbox (topic, key, payload, created_at, processed_at, dead_reason)
      values ('given up', 'dead', '{}', '2026-11-01', '2026-11-01', 'no such event'), ('waiting', 'open', '{}', '2026-11-01', null, null);
    insert into live_head select account_id, max(seq) from live_event group by 1 on conflict (account_id) do update set seq = excluded.seq;
    create table removed (name text, rows bigint);
    create function count_removed() returns trigger language plpgsql as $$
      begin insert into removed select tg_table_name, count(*) from gone; return null; end $$`);
  for (const table of TABLES)
    await ask(`create trigger removed after delete on ${table} referencing old table as gone for each statement
      execute function count_removed()`);
}

beforeAll(async () => {
  test = await startTestApp({ alone: true });
  await fillAndCount();
});
afterAll(() => test.close());

it('removes what is a week old, a batch at a time, and nothing that somebody still waits for', async () => {
  const others = [forgetDeliveries, forgetLive, forgetRateWindows];
  await housekeeping(test.db, test.clock, others).run();
  for (const table of TABLES) {
    const [counted] = await ask<{ most: number; all: number }>(
      `select max(rows)::int as most, sum(rows)::int as all from removed where name = '${table}'`,
    );
    // A person's events go along with what is newer than they are, which is more than what was looked for.
    expect(counted, table).toEqual({ most: ROWS_AT_ONCE, all: OLD });
  }
  const left = await ask<{ topic: string; rows: number }>(
    'select topic, count(*)::int as rows from outbox group by 1 order by 1',
  );
  expect(left).toEqual([
    { topic: 'given up', rows: 1 },
    { topic: 'of a test', rows: 10 },
    { topic: 'waiting', rows: 1 },
  ]);
});

it('keeps the newest of each person, whoever he is', async () => {
  await ask(`insert into live_head select md5('p' || n)::uuid, 20000 + n from generate_series(1, 2500) n`);
  await ask(`
    insert into live_event (account_id, seq, name, payload, created_at)
      select account_id, place, 'of many', '{}', '2026-11-19T12:00Z' from live_head,
        unnest(array[1, seq - 1000, seq - 999, seq]) place where seq between 20001 and 22500`);
  await forgetLive(test.db, new Date('2026-11-12T12:00:00Z'));
  const kept = await ask<{ rows: number; people: number }>(
    `select rows::int, count(*)::int as people from (
       select count(*) as rows from live_event where name = 'of many' group by account_id) one group by 1`,
  );
  expect(kept).toEqual([{ rows: 2, people: 2500 }]);
});

it.each([
  [
    'outbox',
    `select id from outbox where processed_at < '2026-11-10T12:00:30Z' and dead_reason is null limit 5000`,
    'outbox_by_time',
  ],
  [
    'live_event',
    `select account_id from live_event where created_at < '2026-11-10T12:00:30Z' limit 5000`,
    'live_event_by_time',
  ],
  [
    'idempotency_key',
    `select account_id from idempotency_key where created_at < '2026-11-10T12:00:30Z' order by created_at limit 5000`,
    'idempotency_key_by_time',
  ],
])('finds what is old of %s without reading the rest', async (table, text, index) => {
  await ask(`truncate ${TABLES.join()}`);
  // As many as make an index worth its while.
  await fill(60_000);
  await ask(`analyze ${table}`);
  const plan = await ask<{ 'QUERY PLAN': string }>(`explain ${text}`);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
});
