import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { BOOKING_LINK, channelsOfTest, withNotification } from './support.ts';

const EVENTS = Number(process.env['EVENTS'] ?? 100_000);
const PEOPLE = 1_000;

const channels = channelsOfTest();
const means = {
  ...channels.means,
  push: { ...channels.means.push, subscriptionsOf: async (_: unknown, id: string) => [{ id }] },
};
const modules = withNotification(() => means);
const config = { logLevel: 'silent' } as const;

/** Events of many people, mixed as they happen; the text of each is its number among its person's. */
async function happen({ db, clock }: TestApp): Promise<void> {
  await insertCrowd(db, { guests: PEOPLE, casts: 20, bookings: 20, now: clock.now() });
  await sql`
    insert into outbox (topic, key, payload, created_at)
    select 'notify', id::text, jsonb_build_object('accountId', id, 'kind', 'GUEST_CAST_ARRIVED', 'body', n::text, 'link', ${BOOKING_LINK}::text),
      ${clock.now()}::timestamptz
    from (select id, row_number() over (partition by id order by drawn) as n, drawn
      from (select a.id, e as drawn from generate_series(1, ${EVENTS}::int) e
        join (select id, row_number() over (order by id) as place from guest) a on a.place = 1 + abs(hashint4(e) % ${PEOPLE})) told) numbered
    order by drawn`.execute(db);
  await sql`analyze outbox`.execute(db);
}

/** Lets the clocks of both go on: ids of two nodes are in order by their times. */
function letRun(...apps: readonly TestApp[]): void {
  const atMs = apps[0]!.clock.now().getTime() - performance.now();
  for (const { clock } of apps) Object.assign(clock, { now: () => new Date(atMs + performance.now()) });
}

const isInOrder = (numbers: readonly number[]) => numbers.every((number, index) => number === index + 1);
const secondsSince = (startMs: number) => ((performance.now() - startMs) / 1000).toFixed(1);

/** What everybody has been told in the product, by account, in the order in which it is listed, oldest first. */
async function listedOf({ db }: TestApp): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ id: string; numbers: number[] }>`
    select account_id as id, array_agg(body::int order by id) as numbers from notification group by account_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, numbers }) => [id, numbers]));
}

test('a hundred thousand events, handed on by two nodes, reach everybody in order, each once', async () => {
  const one = await startTestApp({ alone: true, modules, config });
  const other = await startTestApp({ alone: true, modules, config, databaseUrl: one.databaseUrl });
  try {
    await happen(one);
    letRun(one, other);
    const handedMs = performance.now();
    await Promise.all([one.app.outbox.drain(), other.app.outbox.drain()]);
    const handed = secondsSince(handedMs);
    const listed = await listedOf(one);
    expect([...listed.values()].flat()).toHaveLength(EVENTS);
    expect([...listed].filter(([, numbers]) => !isInOrder(numbers))).toEqual([]);
    const badges = await sql<{ id: string; counts: number[] }>`
      select account_id as id, array_agg((payload #>> '{document,notifyCount}')::int order by seq) as counts
      from live_event where name = 'user.notification' group by account_id`.execute(one.db);
    // A badge may pass over some, never go back, and ends with all.
    const wrong = badges.rows.filter(
      ({ id, counts }) =>
        counts.at(-1) !== listed.get(id)?.length || counts.some((count, at) => count < (counts[at - 1] ?? 0)),
    );
    expect([badges.rows.length, wrong]).toEqual([listed.size, []]);

    const sentMs = performance.now();
    // One of them sends: two would take a person's messages of one moment at the same time.
    while ((await one.app.jobs.drain()) > 0);
    const sent = secondsSince(sentMs);
    const told = Map.groupBy(channels.sent, ({ to }) => to);
    const numbersOf = (id: string) => told.get(id)!.map(({ text }) => Number(text.split('\n')[1]));
    expect(channels.sent).toHaveLength(EVENTS);
    expect([...listed.keys()].filter((id) => !isInOrder(numbersOf(id)))).toEqual([]);
    console.log(
      `${EVENTS} events of ${listed.size} people: in the product in ${handed} s, by push in ${sent} s more`,
    );
  } finally {
    await other.close();
    await one.close();
  }
});
