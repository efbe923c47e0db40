import { sql } from 'kysely';
import type { UserType } from '@yoimachi/domain/account';
import type { ReportCategory } from '@yoimachi/domain/block';
import { PLAN_ANEW, type Db } from '#platform/database';
import type { Place } from '#platform/page';

interface Page<After> {
  readonly after: After | null;
  readonly limit: number;
}

export interface MoneyRow {
  readonly id: string;
  readonly kind: 'PURCHASE' | 'TOP_UP' | 'SHORTFALL' | 'DEBT' | 'SYSTEM_PAYOFF' | 'CAST_PAYOFF';
  readonly at: Date;
  readonly status: string;
  readonly points: number;
  readonly amountYen: number;
  readonly bookingId: string | null;
  readonly payDay: string | null;
  readonly completedAt: Date | null;
}

/** What a guest bought, the newest first. */
export async function purchasesOf(
  db: Db,
  guestId: string,
  { after, limit }: Page<Place>,
): Promise<MoneyRow[]> {
  const beyond = after ? sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<MoneyRow>`
    select id, kind, created_at as at, status, points, amount_yen as "amountYen", booking_id as "bookingId",
      null as "payDay", completed_at as "completedAt"
    from purchase where guest_id = ${guestId} and ${beyond}
    order by created_at desc, id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** What a cast was paid or is to be, the newest first. */
export async function payoffsOf(db: Db, castId: string, { after, limit }: Page<Place>): Promise<MoneyRow[]> {
  const beyond = after ? sql`id < ${after.id}::uuid` : sql`true`;
  const { rows } = await sql<MoneyRow>`
    select id, kind, requested_at as at, status, points, transfer_yen as "amountYen", null as "bookingId",
      pay_day as "payDay", transferred_on::timestamp at time zone 'Asia/Tokyo' as "completedAt"
    from payoff where cast_id = ${castId} and ${beyond} order by id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export interface ReviewRow {
  readonly id: string;
  readonly bookingId: string;
  readonly number: string;
  readonly startsAt: Date;
  readonly otherId: string;
  readonly otherName: string;
  readonly byGuest: Rating | null;
  readonly byCast: Rating | null;
}
interface Rating {
  readonly tier: 'GOOD' | 'KEEP' | 'BAD';
  readonly at: string;
  readonly visibleAt: string | null;
}

const rating = (author: 'guest' | 'cast') => sql`(
  select json_build_object('tier', r.tier, 'at', r.created_at, 'visibleAt', r.visible_at)
  from review r where r.participation_id = p.id and r.author = ${sql.lit(author)})`;

/** Meetings with a rating of one of the two, the newest first; without the texts. */
export async function reviewsOf(
  db: Db,
  side: 'guest' | 'cast',
  accountId: string,
  { after, limit }: Page<Place>,
): Promise<ReviewRow[]> {
  const beyond = after ? sql`(p.starts_at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const [other, name] =
    side === 'guest' ? [sql`p.cast_id`, sql`c.nickname`] : [sql`p.guest_id`, sql`g.nickname`];
  // One was rated three times, another in every meeting of years.
  const { rows } = await sql<ReviewRow>`${sql.raw(PLAN_ANEW)}
    select p.id, p.booking_id as "bookingId", b.number, p.starts_at as "startsAt", ${other} as "otherId", ${name} as "otherName",
      ${rating('guest')} as "byGuest", ${rating('cast')} as "byCast"
    from participation p join booking b on b.id = p.booking_id
    join guest g on g.id = p.guest_id join cast_member c on c.id = p.cast_id
    where ${sql.ref(`p.${side}_id`)} = ${accountId} and ${beyond}
      and exists (select from review r where r.participation_id = p.id)
    order by p.starts_at desc, p.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export interface StageCountRow {
  readonly causeId: string;
  readonly kind: 'BOOKING' | 'FRIEND';
  readonly stage: number;
  readonly at: Date;
  readonly reversedAt: Date | null;
  readonly reversedBy: string | null;
  readonly reason: string | null;
  readonly bookingId: string | null;
  readonly number: string | null;
  readonly friendName: string | null;
}

/** What counted for a cast, the last first. */
export async function stageCountsOf(
  db: Db,
  castId: string,
  { after, limit }: Page<Place>,
): Promise<StageCountRow[]> {
  const beyond = after
    ? sql`(n.counted_at, n.cause_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<StageCountRow>`
    select n.cause_id as "causeId", n.kind, n.stage, n.counted_at as at, n.reversed_at as "reversedAt",
      n.reversed_reason as reason, o.name as "reversedBy", b.id as "bookingId", b.number, f.nickname as "friendName"
    from stage_count n
    left join participation p on n.kind = 'BOOKING' and p.id = n.cause_id left join booking b on b.id = p.booking_id
    left join cast_member f on n.kind = 'FRIEND' and f.id = n.cause_id left join operator o on o.id = n.reversed_by
    where n.cast_id = ${castId} and ${beyond}
    order by n.counted_at desc, n.cause_id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Reports about somebody and by the same person, the newest first; without what was written. */
export async function reportsOf(db: Db, accountId: string, { after, limit }: Page<string>) {
  const beyond = after === null ? sql`true` : sql`r.id < ${after}::uuid`;
  const { rows } = await sql<{
    id: string;
    isAbout: boolean;
    otherId: string;
    otherType: UserType;
    otherName: string;
    category: ReportCategory;
    isSafety: boolean;
    at: Date;
    handledAt: Date | null;
  }>`
    select r.*, a.user_type as "otherType", coalesce(g.nickname, c.nickname) as "otherName"
    from (
      (select r.id, true as "isAbout", r.reporter_id as "otherId", r.category, r.is_safety as "isSafety", r.created_at as at,
         r.handled_at as "handledAt"
       from report r where r.reported_id = ${accountId} and ${beyond} order by r.id desc limit ${sql.lit(limit)})
      union all
      (select r.id, false, r.reported_id, r.category, r.is_safety, r.created_at, r.handled_at
       from report r where r.reporter_id = ${accountId} and ${beyond} order by r.id desc limit ${sql.lit(limit)})) r
    join account a on a.id = r."otherId" left join guest g on g.id = a.id left join cast_member c on c.id = a.id
    order by r.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Blocks of either side, the newest first. */
export async function blocksOf(
  db: Db,
  side: 'guest' | 'cast',
  accountId: string,
  { after, limit }: Page<string>,
) {
  const beyond = after === null ? sql`true` : sql`k.id < ${after}::uuid`;
  const [other, name] =
    side === 'guest' ? [sql`k.cast_id`, sql`c.nickname`] : [sql`k.guest_id`, sql`g.nickname`];
  const { rows } = await sql<{
    id: string;
    otherId: string;
    otherName: string;
    blockedBy: 'guest' | 'cast';
    at: Date;
    endedAt: Date | null;
  }>`
    select k.id, ${other} as "otherId", ${name} as "otherName", k.blocked_by as "blockedBy", k.created_at as at,
      k.unblocked_at as "endedAt"
    from account_block k join guest g on g.id = k.guest_id join cast_member c on c.id = k.cast_id
    where ${sql.ref(`k.${side}_id`)} = ${accountId} and ${beyond} order by k.id desc limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows;
}

/** What somebody said about the terms, the newest first. */
export function consentsOf(db: Db, accountId: string, { after, limit }: Page<number>) {
  let query = db
    .selectFrom('consent')
    .select(['id', 'item', 'version', 'given as isGiven', 'place', 'at'])
    .where('account_id', '=', accountId);
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** What operators did about somebody and read of the same person, the newest first. */
export async function actsOn(db: Db, accountId: string, { after, limit }: Page<number>) {
  const beyond = after === null ? sql`true` : sql`u.number < ${after}`;
  const { rows } = await sql<{
    number: number;
    at: Date;
    operatorName: string;
    role: string;
    call: string;
    outcome: string;
  }>`
    select u.number, u.at, o.name as "operatorName", u.operator_role as role, u.call, u.outcome
    from operator_audit u join operator o on o.id = u.operator_id
    where u.account_id = ${accountId} and ${beyond}
    order by u.number desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
