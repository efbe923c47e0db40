import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetDeliveries } from '#platform/delivery';
import { forgetRateWindows } from '#platform/http';
import { forgetLive } from '#platform/realtime';
import { startTestApp, type TestApp } from '../../test-support/index.ts';
import { hearSent, type Sent } from '../../test-support/sent.ts';
import { housekeeping } from './housekeeping.ts';

const ROWS = Number(process.env['HOUSEKEEPING_ROWS'] ?? 5_000_000);
const OLD = ROWS / 5;
const PEOPLE = 40_000;
const LONGEST_MS = 1_000;
const SAMPLE_MS = 10;
const TABLES = ['outbox', 'idempotency_key', 'live_event'] as const;

let test: TestApp;
/** Beside the product's connections, without their limits. */
const clients: pg.Client[] = [];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  clients.push(client);
  return client;
}

/** A fifth is of the ten days before the week that is kept, the rest of that week, in the order in which they came. */
const AT = `case when n <= ${OLD} then timestamptz '2026-11-03T03:00Z' + n * (interval '9 days' / ${OLD})
  else timestamptz '2026-11-13T04:00Z' + (n - ${OLD}) * (interval '6 days' / ${ROWS - OLD}) end`;

async function fill(client: pg.Client): Promise<void> {
  const rows = `(select n, ${AT} as at from generate_series(1, ${ROWS}) n) of_a_test`;
  for (const text of [
    `insert into outbox (topic, key, payload, created_at, processed_at)
      select 'of a test', n::text, '{"bookingId": "0197a000-0000-7000-8000-000000000001"}', at, at from ${rows}`,
    `insert into idempotency_key (account_id, key, route, body_hash, status, answer, created_at)
      select md5((n % ${PEOPLE})::text)::uuid, gen_random_uuid(), 'POST /of-a-test', '\\x00', 200, '{}', at from ${rows}`,
    `insert into live_event (account_id, seq, name, payload, created_at)
      select md5((n % ${PEOPLE})::text)::uuid, (n - 1) / ${PEOPLE} + 1, 'of a test', '{"count": 1}', at from ${rows}`,
    `insert into live_head select account_id, max(seq) from live_event group by 1`,
    `insert into outbox (topic, key, payload, created_at, processed_at, dead_reason)
      values ('given up', 'dead', '{}', '2026-11-01', '2026-11-01', 'no such event')`,
  ])
    await client.query(text);
  for (const table of TABLES) await client.query(`vacuum (analyze) ${table}`);
}

beforeAll(async () => {
  test = await startTestApp({ alone: true });
  await fill(await connect());
}, 3_600_000);
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await test.close();
});

/** The longest that somebody in this database has held a lock until now, which is at most as long as the transaction lasts. */
const HELD = `select coalesce(max(extract(epoch from clock_timestamp() - a.xact_start)), 0)::float8 * 1000 as ms
  from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()
    and l.granted and l.locktype <> 'virtualxid'`;

/** What others do meanwhile: somebody is told something, sends a call, and reads what came after. */
const OTHERS = [
  `insert into outbox (topic, key, payload, created_at) values ('from others', 'one', '{}', '2026-11-20T03:00Z')`,
  `insert into idempotency_key (account_id, key, route, body_hash, created_at)
    values (gen_random_uuid(), gen_random_uuid(), 'from others', '\\x00', '2026-11-20T03:00Z')`,
  `insert into live_event (account_id, seq, name, payload, created_at)
    values (gen_random_uuid(), 1, 'from others', '{}', '2026-11-20T03:00Z')`,
  `select id from outbox where processed_at is null order by id limit 1`,
  `select seq from live_event where account_id = md5('7')::uuid and seq > 20 order by seq limit 100`,
  `select status from idempotency_key where account_id = md5('7')::uuid limit 1`,
];

/** Asks again and again until it is over; returns the longest answer, what it answered at most, and how often it asked. */
async function askUntil(over: AbortSignal, texts: readonly string[], pauseMs: number) {
  const client = await connect();
  let [longestMs, mostMs, rounds] = [0, 0, 0];
  for (; !over.aborted; rounds++) {
    for (const text of texts) {
      const before = performance.now();
      const { rows } = await client.query<{ ms?: number }>(text);
      longestMs = Math.max(longestMs, performance.now() - before);
      mostMs = Math.max(mostMs, rows[0]?.ms ?? 0);
    }
    await sleep(pauseMs);
  }
  return { longestMs, mostMs, rounds };
}

/** Runs, and measures what is sent meanwhile by the product. */
async function longestOf(run: () => Promise<unknown>) {
  const lengths: Promise<{ readonly text: string; readonly ms: number }>[] = [];
  const own = ({ text }: Sent, answer: Promise<unknown>) => {
    if (!/^\s*(?:\/\*.*?\*\/)?\s*(?:delete|with)\b/i.test(text)) return;
    const before = performance.now();
    lengths.push(answer.then(() => ({ text, ms: performance.now() - before })));
  };
  await hearSent({ sent: own }, run);
  const all = await Promise.all(lengths);
  return { statements: all.length, longest: all.toSorted((one, other) => other.ms - one.ms)[0]! };
}

it('nobody waits for the night, and nothing is locked for a second', async () => {
  const over = new AbortController();
  const held = askUntil(over.signal, [HELD], SAMPLE_MS);
  const others = askUntil(over.signal, OTHERS, SAMPLE_MS);
  const routine = housekeeping(test.db, test.clock, [forgetDeliveries, forgetLive, forgetRateWindows]);
  const began = performance.now();
  const { statements, longest } = await longestOf(() => routine.run());
  const seconds = (performance.now() - began) / 1_000;
  over.abort();
  const [locks, met] = [await held, await others];
  console.log(
    `${ROWS} rows in each of ${TABLES.join(', ')}, ${OLD} of them old: gone in ${seconds.toFixed(0)} s by ${statements} statements, the longest ${longest.ms.toFixed(0)} ms (${longest.text.replaceAll(/\s+/g, ' ').slice(0, 60)}…); ` +
      `the longest lock ${locks.mostMs.toFixed(0)} ms in ${locks.rounds} looks; the longest read or insert of others ${met.longestMs.toFixed(0)} ms in ${met.rounds} rounds`,
  );
  expect(locks.rounds).toBeGreaterThan(1);
  expect(met.rounds).toBeGreaterThan(1);
  const client = clients[0]!;
  for (const table of TABLES) {
    const { rows } = await client.query(
      `select count(*) filter (where created_at >= '2026-11-20T03:00Z')::int as "fromOthers",
        count(*) filter (where created_at between '2026-11-13T03:00Z' and '2026-11-20T02:00Z')::int as kept,
        count(*) filter (where created_at < '2026-11-13T03:00Z')::int as old from ${table}`,
    );
    // What was given up is kept, however old.
    expect(rows, table).toEqual([
      { fromOthers: met.rounds, kept: ROWS - OLD, old: table === 'outbox' ? 1 : 0 },
    ]);
  }
  expect(longest.ms).toBeLessThan(LONGEST_MS);
  expect(locks.mostMs).toBeLessThan(LONGEST_MS);
  expect(met.longestMs).toBeLessThan(LONGEST_MS);
});
