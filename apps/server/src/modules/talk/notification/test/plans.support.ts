import { sql } from 'kysely';
import {
  guestWithPoints,
  OPERATORS,
  verifiedCast,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { hearSent, literal, type Query } from '../../../../test-support/sent.ts';

export interface TellCrowd {
  readonly guest: Person;
  readonly cast: Person;
}

/** Of the one guest who is looked at. */
export const HIS_NOTICES = 2_000;
/** Guests who wait for days of the one cast who is looked at. */
export const AWAITED_BY = 1_000;

/** Ids that grow with time, as the product's do. */
const nextId = sql`(lpad(to_hex(row_number() over ()), 12, '0') || '70008' || repeat('0', 15))::uuid`;

/** A guest who was told much and a cast whom many wait for, among many who are told, hear of news, ask and write. */
export async function tellCrowd(test: TestApp): Promise<TellCrowd> {
  const crowd = { guest: await guestWithPoints(test), cast: await verifiedCast(test) };
  const focus = { guestId: crowd.guest.userId, castId: crowd.cast.userId };
  await insertCrowd(test.db, { guests: 1_500, casts: 500, bookings: 4_000, now: test.clock.now(), focus });
  await insertNotices(test, crowd);
  await insertNews(test);
  await insertWaiting(test, crowd);
  await insertInquiries(test, crowd);
  await sql`vacuum analyze`.execute(test.db);
  return crowd;
}

const instant = ({ clock }: TestApp) => sql`${clock.now()}::timestamptz`;

/** A year's for everybody, told by a channel; few wait for the morning, for their channel, or were given up. */
async function insertNotices(test: TestApp, { guest }: TellCrowd): Promise<void> {
  const at = instant(test);
  await sql`
    insert into notification (id, account_id, kind, body, link, created_at, read_at)
    select ${nextId}, id, 'GUEST_APPROVED', 'お知らせ', '/guest/dohan-detail?bookingId=1', created_at, case when n > 20 then created_at end
    from (select a.id, n, ${at} - n * interval '5 hours' as created_at
      from account a, generate_series(1, 40) n where a.id <> ${guest.userId}
      union all select ${guest.userId}::uuid, n, ${at} - n * interval '4 hours' from generate_series(1, ${HIS_NOTICES}) n
      order by created_at) told`.execute(test.db);
  await sql`insert into notification_count (account_id, unread_count, version)
    select account_id, count(*) filter (where read_at is null), count(*) from notification group by account_id`.execute(
    test.db,
  );
  await sql`insert into notification_setting (account_id, category, channel, is_on)
    select id, 'CHAT', 'PUSH', false from account`.execute(test.db);
  await sql`
    insert into notification_delivery (id, account_id, source_id, kind, channel, address, state, created_at, due_at, ended_at)
    select ${nextId}, account_id, id, kind, 'MAIL', 'OWN', state, created_at,
      case when n % 4000 = 1 then ${at} + n * interval '1 second' end, case when state <> 'WAITING' then created_at end
    from (select *, case when n % 4000 < 2 then 'WAITING' when n % 4000 = 2 then 'DEAD' else 'SENT' end as state
      from (select *, row_number() over (order by id) as n from notification) told) d`.execute(test.db);
}

/** News that were told of, each read by many; of each the broadcast is over. */
async function insertNews({ db, clock }: TestApp): Promise<void> {
  const at = sql`${clock.now()}::timestamptz`;
  await sql`
    insert into news (id, kind, audience, title, body, is_pinned, starts_at, published_at, written_by, written_at)
    select ${nextId}, 'NOTICE', 'ALL', 'お知らせ', 'お休みです。', false, ${at} - n * interval '1 day', ${at} - n * interval '1 day',
      ${OPERATORS.sato.id}::uuid, ${at} - n * interval '1 day' from generate_series(1, 300) n`.execute(db);
  await sql`insert into news_broadcast (news_id, state, run, people_count, looked_count, told_count, begun_at, ended_at)
    select id, 'DONE', 1, 100, 100, 100, starts_at, starts_at from news`.execute(db);
  await sql`insert into news_read (account_id, news_id, read_at)
    select a.id, n.id, ${at} from account a, (select id from news order by id limit 20) n`.execute(db);
}

/** Meetings of which the question was long answered, but for a few; guests who wait for days. */
async function insertWaiting(test: TestApp, { cast }: TellCrowd): Promise<void> {
  const at = instant(test);
  await sql`
    insert into all_right_question (id, participation_id, booking_id, cast_id, next_at, asked_at, answered_at, answer, created_at)
    select gen_random_uuid(), id, booking_id, cast_id, case when n % 500 = 0 then ${at} + n * interval '1 second' end,
      starts_at, case when n % 500 > 0 then starts_at end, case when n % 500 > 0 then 'ALL_RIGHT' end, starts_at
    from (select *, row_number() over (order by id) as n from participation where starts_at < ${at}) p`.execute(
    test.db,
  );
  await sql`
    insert into day_notice (guest_id, cast_id, created_at)
    select g.id, c.id, ${at} - interval '1 day' from guest g, (select id from cast_member order by id limit 20) c
    union select id, ${cast.userId}::uuid, ${at} - interval '1 day' from (select id from guest order by id limit ${AWAITED_BY}) g`.execute(
    test.db,
  );
  await sql`insert into day_opening (cast_id, began_at, due_at)
    select id, ${at}, ${at} + interval '5 minutes' from cast_member where id <> ${cast.userId}`.execute(
    test.db,
  );
}

/** Inquiries that were answered, but for a tenth; of every tenth it is asked to remove something. */
async function insertInquiries(test: TestApp, { guest }: TellCrowd): Promise<void> {
  const at = instant(test);
  await sql`
    insert into inquiry (id, number, account_id, category, subject_sealed, state, created_at, last_at, waiting_since, last_number)
    select ${nextId}, 'N' || n, a.id, case when n % 10 = 0 then 'REMOVAL' else 'OTHER' end, 'x',
      case when n % 10 = 5 then 'RECEIVED' else 'ANSWERED' end, asked, asked, case when n % 10 = 5 then asked end, 1
    from (select id, row_number() over (order by id) as n, ${at} - (row_number() over (order by id desc)) * interval '1 minute' as asked
      from account, generate_series(1, 5) where id <> ${guest.userId}) a`.execute(test.db);
  await sql`insert into removal_request (inquiry_id, what_sealed, hurt_right, asked_at, remind_at, outcome, decided_at, decided_by)
    select id, 'x', 'PRIVACY', created_at, case when n % 50 = 0 then ${at} + interval '1 day' end, case when n % 50 > 0 then 'KEPT' end,
      case when n % 50 > 0 then created_at end, case when n % 50 > 0 then ${OPERATORS.sato.id}::uuid end
    from (select *, row_number() over (order by id) as n from inquiry where category = 'REMOVAL') i`.execute(
    test.db,
  );
}

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Step[];
}
const all = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(all)];

/** What a statement that is sent during `run`, whatever it does, would read from end to end, of tables of more than a thousand rows. */
export async function readWhole(test: TestApp, run: () => Promise<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and reltuples > 1000`.execute(test.db);
  const large = new Set(rows.map(({ name }) => name));
  const found: Promise<string[]>[] = [];
  const before = ({ text, values, query }: { text: string; values: readonly unknown[]; query: Query }) => {
    if (!/^(\/\*.*?\*\/)?\s*(delete|insert|select|update|with)\b/i.test(text) || /\bpgboss\./.test(text))
      return;
    found.push(wholeOf(query, text, values, large));
  };
  await hearSent({ before }, run);
  return (await Promise.all(found)).flat();
}

let lastName = 0;

async function wholeOf(
  query: Query,
  text: string,
  values: readonly unknown[],
  large: ReadonlySet<string>,
): Promise<string[]> {
  const name = `whole_${++lastName}`;
  const call = values.length > 0 ? `${name}(${values.map(literal).join(', ')})` : name;
  const [, { rows }] = (await query(
    `prepare ${name} as ${text}; explain (format json) execute ${call}; deallocate ${name}`,
  )) as [unknown, { rows: { 'QUERY PLAN': [{ Plan: Step }] }[] }];
  return all(rows[0]!['QUERY PLAN'][0].Plan)
    .filter((step) => step['Node Type'] === 'Seq Scan' && large.has(step['Relation Name'] ?? ''))
    .map((step) => `${step['Relation Name']}: ${text}`);
}
