import type { ActKind } from '@yoimachi/domain/operator-act';
import { sql } from 'kysely';
import { countWaiting, placeAfter, type Place } from '#base/queue';
import type { Db, Trx } from '#platform/database';

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

export interface NewAct {
  readonly id: string;
  readonly kind: ActKind;
  /** Null: it is about nobody alone. */
  readonly accountId: string | null;
  readonly purchaseId: string | null;
  readonly bookingId: string | null;
  /** Whose frozen reward it is about. */
  readonly participationId: string | null;
  /** For a booking's end: what it would bill as proposed; an export's are none. */
  readonly points: number;
  readonly reason: string;
  /** Of an export of the audit: what of it. */
  readonly exportFilter?: object;
  readonly proposedBy: string;
  readonly at: Date;
}

export async function insertAct(trx: Trx, act: NewAct): Promise<void> {
  await trx
    .insertInto('operator_act')
    .values({
      id: act.id,
      kind: act.kind,
      account_id: act.accountId,
      purchase_id: act.purchaseId,
      booking_id: act.bookingId,
      participation_id: act.participationId,
      points: act.points,
      reason: act.reason,
      export_filter: act.exportFilter ? JSON.stringify(act.exportFilter) : null,
      proposed_by: act.proposedBy,
      proposed_at: act.at,
    })
    .execute();
}

/** The lock under which an act is decided, once. */
export function lockAct(trx: Trx, actId: string) {
  return trx
    .selectFrom('operator_act')
    .select(COLUMNS)
    .where('id', '=', actId)
    .forUpdate()
    .executeTakeFirst();
}
export type ActRow = NonNullable<Awaited<ReturnType<typeof lockAct>>>;

export async function markApproved(trx: Trx, actId: string, operatorId: string, at: Date): Promise<void> {
  await trx
    .updateTable('operator_act')
    .set({ approved_by: operatorId, approved_at: at })
    .where('id', '=', actId)
    .execute();
}

export async function markDeclined(trx: Trx, actId: string, operatorId: string, at: Date): Promise<void> {
  await trx
    .updateTable('operator_act')
    .set({ declined_by: operatorId, declined_at: at })
    .where('id', '=', actId)
    .execute();
}

/** Those that wait for a second operator, the oldest first, with the name of the proposer. */
export function listActs(db: Db, limit: number, after: Place | null = null) {
  return db
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
}

/** Those that wait, as far as they are counted. */
export const countActs = (db: Db, at: Date, limit: number) =>
  countWaiting(
    db,
    db
      .selectFrom('operator_act')
      .select(['proposed_at as since', sql<null>`null::timestamptz`.as('due')])
      .where('approved_at', 'is', null)
      .where('declined_at', 'is', null)
      .orderBy('proposed_at')
      .orderBy('id')
      .limit(limit),
    at,
  );

/** Whether an act waits for a second operator. */
export async function isActOpen(db: Db, actId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator_act')
    .select('id')
    .where('id', '=', actId)
    .where('approved_at', 'is', null)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** 'guest' or 'cast'; undefined when there is no such account. */
export async function ownerKind(db: Db, accountId: string): Promise<'guest' | 'cast' | undefined> {
  const { rows } = await sql<{ kind: 'guest' | 'cast' }>`
    select 'guest' as kind from wallet where guest_id = ${accountId}
    union all select 'cast' from reward_balance where cast_id = ${accountId}`.execute(db);
  return rows[0]?.kind;
}

export function paidPurchase(db: Db, purchaseId: string) {
  return db
    .selectFrom('purchase')
    .select(['guest_id', 'points'])
    .where('id', '=', purchaseId)
    .where('status', '=', 'SUCCEEDED')
    .executeTakeFirst();
}

export const guestOfBooking = (db: Db, bookingId: string) =>
  db.selectFrom('booking').select('guest_id').where('id', '=', bookingId).executeTakeFirstOrThrow();

export const frozenReward = (db: Db, participationId: string) =>
  db
    .selectFrom('frozen_reward')
    .select(['cast_id', 'reward_points', 'fee_points', 'outcome'])
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
