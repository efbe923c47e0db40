import { sql, type RawBuilder } from 'kysely';
import type { memberAdminRoutes } from '@yoimachi/contract/member';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import type { Place } from '#platform/page';
import { allRows, GUEST, PLAN_ANEW, type Db } from '#platform/database';

interface Page<After> {
  readonly after: After | null;
  readonly limit: number;
}

type Routes = typeof memberAdminRoutes;
/** A row as its tab shows it. */
type Shown<Tab extends Extract<keyof Routes, `listMember${string}`>> =
  AnswerInputOf<Routes[Tab]> extends { readonly items: (infer Item)[] } ? Item : never;
/** The same in a list that goes on after an instant. */
type Timed<Item> = Item & { readonly at: Date };

/** The other one of a meeting or a block: a guest's is the cast, a cast's the guest. */
const otherOf = (side: 'guest' | 'cast') =>
  side === 'guest'
    ? sql`json_build_object('id', c.id, 'side', 'CAST', 'nickname', c.nickname) as other`
    : sql`json_build_object('id', g.id, 'side', 'GUEST', 'nickname', g.nickname) as other`;

type Money = Timed<Shown<'listMemberMoney'>>;

/** What a guest bought, the newest first. */
export function purchasesOf(db: Db, guestId: string, { after, limit }: Page<Place>): Promise<Money[]> {
  const beyond = after ? sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  return allRows<Money>(db)`
    select id, kind, created_at as at, status, points, amount_yen as "amountYen", booking_id as "bookingId",
      null as "payDay", completed_at as "completedAt"
    from purchase where guest_id = ${guestId} and ${beyond}
    order by created_at desc, id desc limit ${sql.lit(limit)}`;
}

/** What a cast was paid or is to be, the newest first. */
export function payoffsOf(db: Db, castId: string, { after, limit }: Page<Place>): Promise<Money[]> {
  const beyond = after ? sql`id < ${after.id}::uuid` : sql`true`;
  return allRows<Money>(db)`
    select id, kind, requested_at as at, status, points, transfer_yen as "amountYen", null as "bookingId",
      pay_day as "payDay", transferred_on::timestamp at time zone 'Asia/Tokyo' as "completedAt"
    from payoff where cast_id = ${castId} and ${beyond} order by id desc limit ${sql.lit(limit)}`;
}

/** An instant within a JSON as an answer has it. */
const isoText = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const rating = (author: 'guest' | 'cast') => sql`(
  select json_build_object('tier', r.tier, 'at', ${isoText(sql`r.created_at`)}, 'visibleAt', ${isoText(sql`r.visible_at`)})
  from review r where r.participation_id = p.id and r.author = ${sql.lit(author)})`;

type Review = Shown<'listMemberReviews'> & { readonly id: string; readonly startsAt: Date };

/** Meetings with a rating of one of the two, the newest first; without the texts. */
export function reviewsOf(
  db: Db,
  side: 'guest' | 'cast',
  accountId: string,
  { after, limit }: Page<Place>,
): Promise<Review[]> {
  const beyond = after ? sql`(p.starts_at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  // One was rated three times, another in every meeting of years.
  return allRows<Review>(db)`${sql.raw(PLAN_ANEW)}
    select p.id, p.booking_id as "bookingId", b.number, p.starts_at as "startsAt", ${otherOf(side)},
      ${rating('guest')} as "byGuest", ${rating('cast')} as "byCast"
    from participation p join booking b on b.id = p.booking_id
    join guest g on g.id = p.guest_id join cast_member c on c.id = p.cast_id
    where ${sql.ref(`p.${side}_id`)} = ${accountId} and ${beyond}
      and exists (select from review r where r.participation_id = p.id)
    order by p.starts_at desc, p.id desc limit ${sql.lit(limit)}`;
}

type StageCount = Timed<Shown<'listMemberStageCounts'>>;

/** What counted for a cast, the last first. */
export function stageCountsOf(db: Db, castId: string, { after, limit }: Page<Place>): Promise<StageCount[]> {
  const beyond = after
    ? sql`(n.counted_at, n.cause_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  return allRows<StageCount>(db)`
    select n.cause_id as "causeId", n.kind, n.stage, n.counted_at as at, n.reversed_at as "reversedAt",
      case when n.reversed_reason is not null then json_build_object('name', o.name, 'reason', n.reversed_reason) end as "takenBackBy",
      case when b.id is not null then json_build_object('id', b.id, 'number', b.number) end as booking,
      case when f.id is not null then json_build_object('id', f.id, 'side', 'CAST', 'nickname', f.nickname) end as friend
    from stage_count n
    left join participation p on n.kind = 'BOOKING' and p.id = n.cause_id left join booking b on b.id = p.booking_id
    left join cast_member f on n.kind = 'FRIEND' and f.id = n.cause_id left join operator o on o.id = n.reversed_by
    where n.cast_id = ${castId} and ${beyond}
    order by n.counted_at desc, n.cause_id desc limit ${sql.lit(limit)}`;
}

/** Reports about somebody and by the same person, the newest first; without what was written. */
export function reportsOf(db: Db, accountId: string, { after, limit }: Page<string>) {
  const beyond = after === null ? sql`true` : sql`r.id < ${after}::uuid`;
  return allRows<Shown<'listMemberReports'>>(db)`
    select r.*, json_build_object('id', a.id, 'side', case a.user_type when ${GUEST} then 'GUEST' else 'CAST' end,
      'nickname', coalesce(g.nickname, c.nickname)) as other
    from (
      (select r.id, true as "isAbout", r.reporter_id as "otherId", r.category, r.is_safety as "isSafety", r.created_at as at,
         r.handled_at as "handledAt"
       from report r where r.reported_id = ${accountId} and ${beyond} order by r.id desc limit ${sql.lit(limit)})
      union all
      (select r.id, false, r.reported_id, r.category, r.is_safety, r.created_at, r.handled_at
       from report r where r.reporter_id = ${accountId} and ${beyond} order by r.id desc limit ${sql.lit(limit)})) r
    join account a on a.id = r."otherId" left join guest g on g.id = a.id left join cast_member c on c.id = a.id
    order by r.id desc limit ${sql.lit(limit)}`;
}

/** Blocks of either side, the newest first. */
export function blocksOf(db: Db, side: 'guest' | 'cast', accountId: string, { after, limit }: Page<string>) {
  const beyond = after === null ? sql`true` : sql`k.id < ${after}::uuid`;
  return allRows<Shown<'listMemberBlocks'>>(db)`
    select k.id, ${otherOf(side)}, k.blocked_by = ${side} as "isByMember", k.created_at as at,
      k.unblocked_at as "endedAt"
    from account_block k join guest g on g.id = k.guest_id join cast_member c on c.id = k.cast_id
    where ${sql.ref(`k.${side}_id`)} = ${accountId} and ${beyond} order by k.id desc limit ${sql.lit(limit)}`;
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
export function actsOn(db: Db, accountId: string, { after, limit }: Page<number>) {
  const beyond = after === null ? sql`true` : sql`u.number < ${after}`;
  return allRows<Shown<'listMemberHistory'> & { readonly number: number }>(db)`
    select u.number, u.at, o.name as "operatorName", u.operator_role as role, u.call, u.outcome
    from operator_audit u join operator o on o.id = u.operator_id
    where u.account_id = ${accountId} and ${beyond}
    order by u.number desc limit ${sql.lit(limit)}`;
}
