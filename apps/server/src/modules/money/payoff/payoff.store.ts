import { sql, type Updateable } from 'kysely';
import type { PayoffAction, PayoffPeriod, PayoffStatus } from '@yoimachi/domain/payoff';
import { payoffYen } from '@yoimachi/domain/money';
import type { Day } from '@yoimachi/domain/time';
import {
  allRows,
  inColumns,
  isThere,
  oneOf,
  type Database,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';
import { inFile } from './in-file.ts';
import type { Actor } from './payoff.context.ts';

export const insertPayoff = (trx: Trx, one: NewRow<'payoff'>) =>
  trx.insertInto('payoff').values(inColumns(one)).execute();

const COLUMNS = [
  'id as payoffId',
  'number',
  'cast_id as castId',
  'kind',
  'status',
  'review',
  'points',
  'withholding_yen as withholdingYen',
  'transfer_fee_yen as transferFeeYen',
  'transfer_yen as transferYen',
  'tax_included as taxIncluded',
  'period_start as periodStart',
  'period_end as periodEnd',
  'pay_day as payDay',
  'destination',
  'destination_due_at as destinationDueAt',
  'approval_due_at as approvalDueAt',
  'requested_at as requestedAt',
  'transferred_on as transferredOn',
  'reason',
] as const;

// Written out, not parameters: what few rows have is found by partial indexes, and a generic plan must see it.
const PENDING = sql<boolean>`status in ('AWAITING_APPROVAL', 'NOT_TRANSFERRED')`;

/** A payoff, and whether it is in a bank file. */
const payoffs = (db: Db) => db.selectFrom('payoff').select(COLUMNS).select(inFile('payoff').as('inFile'));
export type PayoffRow = NonNullable<Awaited<ReturnType<typeof findPayoff>>>;

export const findPayoff = (db: Db, payoffId: string) =>
  payoffs(db).where('id', '=', payoffId).executeTakeFirst();

/** By the number used in the bank file and on the command line. */
export async function idOfNumber(db: Db, number: number): Promise<string | undefined> {
  const row = await db.selectFrom('payoff').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
}

/** The lock of everything that happens to a payoff. */
export async function lockPayoff(trx: Trx, payoffId: string): Promise<PayoffRow | undefined> {
  // Locked first, read afterwards: a statement does not see what others committed while it was waiting.
  await trx.selectFrom('payoff').select('id').where('id', '=', payoffId).forUpdate().execute();
  return findPayoff(trx, payoffId);
}

/** Whether something she requested is still pending, including what the bank returned. */
export const hasOpenRequest = (db: Db, castId: string) =>
  isThere(db)`select from payoff where cast_id = ${castId} and kind = 'CAST_PAYOFF' and ${PENDING} limit 1`;

/** The lock that serialises opening a cast's payoffs: each one's tax depends on those before it. */
export const lockPayoffsOf = (trx: Trx, castId: string) =>
  trx.selectFrom('cast_member').select('id').where('id', '=', castId).forNoKeyUpdate().execute();

/** What a cast has requested in a period, in yen; rejected payoffs do not count. */
export async function askedIn(db: Db, castId: string, period: PayoffPeriod): Promise<number> {
  const row = await db
    .selectFrom('payoff')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), sql.lit(0)).as('points'))
    .where('cast_id', '=', castId)
    .where('period_end', '=', period.end)
    .where('status', '<>', 'REJECTED')
    .executeTakeFirstOrThrow();
  return payoffYen(row.points);
}

/** Whether the automatic payoff of a period was made for her. */
export const hasAutomatic = (db: Db, castId: string, periodEnd: Day) =>
  isThere(db)`
    select from payoff where cast_id = ${castId} and kind = 'SYSTEM_PAYOFF' and period_end = ${periodEnd}`;

/** Newest first; the ids of payoffs sort by time. */
export function listPayoffs(db: Db, castId: string, beforeId: string | null, limit: number) {
  let query = payoffs(db).where('cast_id', '=', castId);
  if (beforeId !== null) query = query.where('id', '<', beforeId);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Those of a cast that an account change can still affect. */
export async function openPayoffsOf(db: Db, castId: string): Promise<string[]> {
  const rows = await allRows<RowOf<'payoff', 'id'>>(db)`
    select id from payoff where cast_id = ${castId} and ${PENDING} order by id`;
  return rows.map((row) => row.id);
}

/** What was transferred to a cast in a year, in date order. */
export const transferredIn = (db: Db, castId: string, year: number) =>
  payoffs(db)
    .where('cast_id', '=', castId)
    .where('transferred_on', '>=', `${year}-01-01`)
    .where('transferred_on', '<=', `${year}-12-31`)
    .orderBy('transferred_on')
    .orderBy('number')
    .execute();

export type PayoffChanges = Updateable<Database['payoff']>;

export const updatePayoff = (trx: Trx, payoffId: string, changes: PayoffChanges) =>
  updatePayoffs(trx, [payoffId], changes);

export const updatePayoffs = (trx: Trx, payoffIds: readonly string[], changes: PayoffChanges) =>
  trx.updateTable('payoff').set(changes).where('id', '=', oneOf(payoffIds)).execute();

export interface PayoffEvent {
  readonly payoffId: string;
  readonly action: PayoffAction | 'REQUEST';
  readonly actor: Actor;
  readonly toStatus: PayoffStatus;
  readonly reason?: string;
}

/** Records the events along with the change, those of a whole bank file at once; they are never altered afterwards. */
export async function insertEvents(trx: Trx, events: readonly PayoffEvent[], at: Date): Promise<void> {
  // One value, however many they are: a statement takes 65,535.
  const rows = events.map((event) => ({
    payoff_id: event.payoffId,
    action: event.action,
    ...actorColumns(event.actor),
    to_status: event.toStatus,
    reason: event.reason,
  }));
  await sql`
    insert into payoff_event (payoff_id, at, action, actor, operator_id, to_status, reason)
    select e.payoff_id, ${at}, e.action, e.actor, e.operator_id, e.to_status, e.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(
      payoff_id uuid, action text, actor text, operator_id uuid, to_status text, reason text)`.execute(trx);
}

const actorColumns = (actor: Actor) =>
  typeof actor === 'string' ? { actor } : { actor: 'operator' as const, operator_id: actor.id };

/** Payoffs with something to come, the earliest first. */
export function payoffsDue(column: 'approval_due_at' | 'destination_due_at') {
  const at = sql.ref(column);
  return sql`select id, ${at} as due_at from payoff where ${at} is not null order by ${at}, id`;
}

/** The last day whose automatic payoffs are made, as the id of one row; no text before the first. */
export const systemDayDone = sql`
  select coalesce(max(day)::text, '') as id, null::timestamptz as due_at from payoff_system_day`;

export const markSystemDayDone = (db: Db, day: Day, at: Date) =>
  sql`insert into payoff_system_day (day, done_at) values (${day}, ${at}) on conflict do nothing`.execute(db);
