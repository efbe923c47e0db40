import { sql } from 'kysely';
import type { UserType } from '@yoimachi/domain/account';
import { PLAN_ANEW, type Db } from '#platform/database';
import type { Place } from './cursor.ts';

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
  readonly amount_yen: number;
  readonly booking_id: string | null;
  readonly pay_day: string | null;
  readonly completed_at: Date | null;
}

/** What a guest bought, the newest first. */
export async function purchasesOf(
  db: Db,
  guestId: string,
  { after, limit }: Page<Place>,
): Promise<MoneyRow[]> {
  const beyond = after ? sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<MoneyRow>`
    select id, kind, created_at as at, status, points, amount_yen, booking_id, null as pay_day, completed_at
    from purchase where guest_id = ${guestId} and ${beyond}
    order by created_at desc, id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** What a cast was paid or is to be, the newest first. */
export async function payoffsOf(db: Db, castId: string, { after, limit }: Page<Place>): Promise<MoneyRow[]> {
  const beyond = after ? sql`id < ${after.id}::uuid` : sql`true`;
  const { rows } = await sql<MoneyRow>`
    select id, kind, requested_at as at, status, points, transfer_yen as amount_yen, null as booking_id, pay_day,
      transferred_on::timestamp at time zone 'Asia/Tokyo' as completed_at
    from payoff where cast_id = ${castId} and ${beyond} order by id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export interface ReviewRow {
  readonly id: string;
  readonly booking_id: string;
  readonly number: string;
  readonly starts_at: Date;
  readonly other_id: string;
  readonly other_name: string;
  readonly by_guest: Rating | null;
  readonly by_cast: Rating | null;
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
    select p.id, p.booking_id, b.number, p.starts_at, ${other} as other_id, ${name} as other_name,
      ${rating('guest')} as by_guest, ${rating('cast')} as by_cast
    from participation p join booking b on b.id = p.booking_id
    join guest g on g.id = p.guest_id join cast_member c on c.id = p.cast_id
    where ${sql.ref(`p.${side}_id`)} = ${accountId} and ${beyond}
      and exists (select from review r where r.participation_id = p.id)
    order by p.starts_at desc, p.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export interface StageCountRow {
  readonly cause_id: string;
  readonly kind: 'BOOKING' | 'FRIEND';
  readonly stage: number;
  readonly at: Date;
  readonly reversed_at: Date | null;
  readonly reversed_by: string | null;
  readonly reversed_reason: string | null;
  readonly booking_id: string | null;
  readonly number: string | null;
  readonly friend_name: string | null;
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
    select n.cause_id, n.kind, n.stage, n.counted_at as at, n.reversed_at, n.reversed_reason, o.name as reversed_by,
      b.id as booking_id, b.number, f.nickname as friend_name
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
    is_about: boolean;
    other_id: string;
    other_type: UserType;
    other_name: string;
    category:
      | 'NUISANCE'
      | 'CONTACT'
      | 'CASH'
      | 'ABUSE'
      | 'SEXUAL'
      | 'DRINKING'
      | 'FEELINGS'
      | 'IMPERSONATION'
      | 'OTHER';
    is_safety: boolean;
    created_at: Date;
    handled_at: Date | null;
  }>`
    select r.*, a.user_type as other_type, coalesce(g.nickname, c.nickname) as other_name
    from (
      (select r.id, true as is_about, r.reporter_id as other_id, r.category, r.is_safety, r.created_at, r.handled_at
       from report r where r.reported_id = ${accountId} and ${beyond} order by r.id desc limit ${sql.lit(limit)})
      union all
      (select r.id, false, r.reported_id, r.category, r.is_safety, r.created_at, r.handled_at
       from report r where r.reporter_id = ${accountId} and ${beyond} order by r.id desc limit ${sql.lit(limit)})) r
    join account a on a.id = r.other_id left join guest g on g.id = a.id left join cast_member c on c.id = a.id
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
    other_id: string;
    other_name: string;
    blocked_by: 'guest' | 'cast';
    created_at: Date;
    unblocked_at: Date | null;
  }>`
    select k.id, ${other} as other_id, ${name} as other_name, k.blocked_by, k.created_at, k.unblocked_at
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
    .select(['id', 'item', 'version', 'given', 'place', 'at'])
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
    operator_name: string;
    operator_role: string;
    call: string;
    outcome: string;
  }>`
    select u.number, u.at, o.name as operator_name, u.operator_role, u.call, u.outcome
    from operator_audit u join operator o on o.id = u.operator_id
    where u.account_id = ${accountId} and ${beyond}
    order by u.number desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
