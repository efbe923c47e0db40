import { sql, type Updateable } from 'kysely';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import {
  allRows,
  inColumns,
  isThere,
  type Database,
  type Db,
  type NewRow,
  type Trx,
} from '#platform/database';

const COLUMNS = [
  'id as actId',
  'kind',
  'account_id as accountId',
  'purchase_id as purchaseId',
  'booking_id as bookingId',
  'participation_id as participationId',
  'points',
  'reason',
  'proposed_by as proposedBy',
  'proposed_at as proposedAt',
  'approved_by as approvedBy',
  'approved_at as approvedAt',
  'declined_by as declinedBy',
  'declined_at as declinedAt',
  'export_filter as exportFilter',
  'fetched_at as fetchedAt',
] as const;

/** Of a booking's end the points are what it would bill as proposed; an export's are none. */
export const insertAct = (trx: Trx, act: NewRow<'operator_act'>) =>
  trx.insertInto('operator_act').values(inColumns(act)).execute();

/** The lock under which an act is decided, once. */
export const lockAct = (trx: Trx, actId: string) =>
  trx.selectFrom('operator_act').select(COLUMNS).where('id', '=', actId).forUpdate().executeTakeFirst();
export type ActRow = NonNullable<Awaited<ReturnType<typeof lockAct>>>;

export const changeAct = (trx: Trx, actId: string, change: Updateable<Database['operator_act']>) =>
  trx.updateTable('operator_act').set(change).where('id', '=', actId).execute();

/** Those that wait for a second operator, the oldest first, with the name of the proposer. */
export const listActs = (db: Db, limit: number, after: Place | null = null) =>
  db
    .selectFrom('operator_act as a')
    .innerJoin('operator as p', 'p.id', 'a.proposed_by')
    .select(COLUMNS.map((column) => `a.${column}` as const))
    .leftJoin('cast_member as c', 'c.id', 'a.account_id')
    .leftJoin('guest as g', 'g.id', 'a.account_id')
    .select('p.name as proposer')
    .select((eb) => eb.fn.coalesce('c.nickname', 'g.nickname', eb.val('')).as('nickname'))
    .where('approved_at', 'is', null)
    .where('declined_at', 'is', null)
    .where(placeAfter(after, sql.ref('a.proposed_at'), sql.ref('a.id')))
    .orderBy('a.proposed_at')
    .orderBy('a.id')
    .limit(limit)
    .execute();

/** Those that wait, as far as they are counted. */
export const countActs = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select proposed_at as since, null::timestamptz as due from operator_act
    where approved_at is null and declined_at is null order by proposed_at, id limit ${limit}`;

/** Whether an act waits for a second operator. */
export const isActOpen = (db: Db, actId: string) =>
  isThere(db)`select from operator_act where id = ${actId} and approved_at is null and declined_at is null`;

/** 'guest' or 'cast'; undefined when there is no such account. */
export async function ownerKind(db: Db, accountId: string): Promise<'guest' | 'cast' | undefined> {
  const rows = await allRows<{ kind: 'guest' | 'cast' }>(db)`
    select 'guest' as kind from wallet where guest_id = ${accountId}
    union all select 'cast' from reward_balance where cast_id = ${accountId}`;
  return rows[0]?.kind;
}

export const paidPurchase = (db: Db, purchaseId: string) =>
  db
    .selectFrom('purchase')
    .select(['guest_id', 'points'])
    .where('id', '=', purchaseId)
    .where('status', '=', 'SUCCEEDED')
    .executeTakeFirst();

export const guestOfBooking = (db: Db, bookingId: string) =>
  db.selectFrom('booking').select('guest_id').where('id', '=', bookingId).executeTakeFirstOrThrow();

export const frozenReward = (db: Db, participationId: string) =>
  db
    .selectFrom('frozen_reward')
    .select(['cast_id', 'reward_points', 'fee_points', 'outcome'])
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
