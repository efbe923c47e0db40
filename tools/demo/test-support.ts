import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '../../apps/server/src/platform/database/index.ts';

const OF_PEOPLE = [
  'account_id',
  'guest_id',
  'cast_id',
  'owner_id',
  'friend_id',
  'referrer_id',
  'reporter_id',
  'reported_id',
];

/** What a person has that the product dates; a table that is renamed must not be left out unseen. */
const DATED = [
  'age_check.submitted_at',
  'booking.requested_at',
  'chat_member.last_at',
  'consent.at',
  'favorite.created_at',
  'lot.created_at',
  'notification.created_at',
  'participation.requested_at',
  'purchase.created_at',
  'referral.created_at',
  'review.created_at',
];

/** The columns of times, each with a person's beside it, whose rows are older than the person's registration. */
export async function olderThanRegistration(db: Db): Promise<string[]> {
  const { rows: times } = await sql<{ table: string; person: string; time: string }>`
    select r.relname as table, p.attname as person, t.attname as time
    from pg_class r
    join pg_attribute p on p.attrelid = r.oid and p.atttypid = 'uuid'::regtype and p.attname = any (${OF_PEOPLE})
    join pg_attribute t on t.attrelid = r.oid and t.atttypid = 'timestamptz'::regtype and not t.attisdropped
    where r.relkind = 'r' and r.relnamespace = 'public'::regnamespace order by 1, 2, 3`.execute(db);
  const known = new Set(times.map(({ table, time }) => `${table}.${time}`));
  const older = DATED.filter((column) => !known.has(column)).map((column) => `${column} is not there`);
  for (const { table, person, time } of times) {
    const { rows } = await sql`
      select from ${sql.table(table)} x join account a on a.id = x.${sql.ref(person)}
      where x.${sql.ref(time)} < a.created_at limit 1`.execute(db);
    if (rows.length > 0) older.push(`${table}.${time} of ${person}`);
  }
  return older;
}

/** How many guests, casts and decided checks of age there are, on the day with the most, in the week before today, and today. */
export async function arrivalsOf(db: Db, today: Day) {
  const { rows } = await sql<{ what: string; all: number; most: number; week: number; now: number }>`
    with days as (
      select what, (at at time zone 'Asia/Tokyo')::date as day, count(*)::int as times from (
        select case user_type when 1 then 'guests' else 'casts' end as what, created_at as at from account
        union all select 'checks', decided_at from age_check where decided_at is not null) x
      group by 1, 2)
    select what, sum(times)::int as all, max(times)::int as most,
      coalesce(sum(times) filter (where day between ${today}::date - 7 and ${today}::date - 1), 0)::int as week,
      coalesce(sum(times) filter (where day = ${today}::date), 0)::int as now
    from days group by 1`.execute(db);
  return rows;
}

const SETTINGS = ['PACKAGE', 'STAGE', 'GIFT'] as const;

/** The changes of packages, stages and gifts, the first first. */
export const priceChanges = (db: Db) =>
  db
    .selectFrom('setting_change')
    .select(['id', 'setting', 'subject', 'before', 'after', 'at'])
    .where('setting', 'in', SETTINGS)
    .orderBy('id')
    .execute();

/** What they are now. */
export const pricesNow = async (db: Db) => ({
  fees: await db.selectFrom('stage_fee').selectAll().orderBy('stage').execute(),
  needs: await db.selectFrom('stage_requirement').selectAll().orderBy('stage').execute(),
  gifts: await db.selectFrom('gift').selectAll().orderBy('id').execute(),
  packages: await db
    .selectFrom('point_package')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute(),
});

/** As a start leaves it that has begun each of these changes and ended none. */
export async function stopBetweenPrices(db: Db): Promise<void> {
  const all = await priceChanges(db);
  // What is never deleted is, this once.
  await sql`alter table setting_change disable trigger user`.execute(db);
  for (const setting of SETTINGS) {
    const first = all.find((one) => one.setting === setting)!;
    await sql`delete from setting_change where setting = ${setting} and id > ${first.id}`.execute(db);
  }
  await sql`alter table setting_change enable trigger user`.execute(db);
  const begun = (await priceChanges(db)).map(({ setting, subject, after }) => ({
    setting,
    subject,
    after: after as Record<'bookings' | 'feePercent' | 'points', number>,
  }));
  for (const { setting, subject, after } of begun) {
    if (setting === 'GIFT')
      await sql`update gift set points = ${after.points} where name = ${subject}`.execute(db);
    if (setting === 'PACKAGE')
      await sql`update point_package set removed_at = null
        where id = (select id from point_package where points = ${after.points} order by id desc limit 1)`.execute(
        db,
      );
    if (setting !== 'STAGE') continue;
    const stage = Number(subject);
    await sql`update stage_fee set fee_percent = ${after.feePercent} where stage = ${stage}`.execute(db);
    await sql`update stage_requirement set bookings = ${after.bookings} where stage = ${stage}`.execute(db);
  }
}

/** What is left of a login, which playing again begins with. */
const OF_LOGINS: ReadonlySet<string> = new Set(['access_record', 'identity_grant', 'line_login', 'session']);

/** How many rows each other table has. */
export async function rowCounts(db: Db): Promise<Record<string, unknown>> {
  const tables = (await db.introspection.getTables()).filter(
    ({ isView, schema, name }) => !isView && schema === 'public' && !OF_LOGINS.has(name),
  );
  const counts: Record<string, unknown> = {};
  for (const { name } of tables)
    counts[name] = (
      await db
        .selectFrom(name as 'account')
        .select((eb) => eb.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  return counts;
}

/** Notices of these people that contradict the meeting they lead to, and lines that they were told twice at once. */
export async function noticesAmiss(db: Db, accountIds: readonly string[]) {
  const all = await db
    .selectFrom('notification as n')
    .leftJoin('participation as p', (join) =>
      join.on(
        sql<boolean>`n.link like '%bookingId=' || p.booking_id and n.account_id in (p.guest_id, p.cast_id)`,
      ),
    )
    .select(['n.account_id', 'n.kind', 'n.body', 'n.link', 'n.created_at', 'p.finished_at', 'p.arrived_at'])
    .where('n.account_id', 'in', accountIds)
    .execute();
  const untrue = all.filter(
    ({ kind, body, created_at, finished_at, arrived_at }) =>
      (finished_at !== null && /不成立|キャンセルされました/.test(body)) ||
      (kind === 'GUEST_CAST_ARRIVED' && created_at.getTime() !== arrived_at?.getTime()),
  );
  const lines = all.map((one) =>
    [one.account_id, one.body, one.link, one.created_at.toISOString()].join(' '),
  );
  return { untrue, twice: lines.filter((line, index) => lines.indexOf(line) !== index) };
}

/** Messages that stand before one that was sent earlier. */
export async function chatsOutOfOrder(db: Db) {
  const { rows } =
    await sql`select m.sent_at, later.sent_at as then from chat_message later join chat_message m
    using (conversation_id) where later.number > m.number and later.sent_at < m.sent_at`.execute(db);
  return rows;
}
