import { sql } from 'kysely';
import type { AllowedYen } from '@yoimachi/domain/card';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import { inColumns, isThere, type Db, type NewRow, type Trx } from '#platform/database';

const COLUMNS = [
  'id',
  'guest_id',
  'cause',
  'booking_id',
  'purchase_id',
  'points',
  'status',
  'created_at',
  'retry_at',
  'attempt_id',
  'attempt_card_id',
  'attempt_points',
  'attempt_yen',
  'attempt_return_path',
  'attempt_at',
  'check_at',
] as const;

export const insertDebt = (trx: Trx, debt: NewRow<'debt'>) =>
  trx.insertInto('debt').values(inColumns(debt)).execute();

// Written out, not a parameter: the index has only these, and a generic plan must see it.
const OPEN = sql<boolean>`status = 'OPEN'`;

const debts = (db: Db) =>
  db.selectFrom('debt').select(COLUMNS).$narrowType<{ attempt_yen: AllowedYen | null }>();
export type DebtRow = NonNullable<Awaited<ReturnType<typeof findDebt>>>;

export const findDebt = (db: Db, id: string) => debts(db).where('id', '=', id).executeTakeFirst();

/** The lock under which a debt is paid or waived. */
export const lockDebt = (trx: Trx, id: string) =>
  debts(trx).where('id', '=', id).forUpdate().executeTakeFirst();

/** What a guest owes, the oldest first. */
export const openDebts = (db: Db, guestId: string) =>
  db
    .selectFrom('debt')
    .select(['id as debtId', 'cause', 'booking_id as bookingId', 'points'])
    .select(['retry_at as retryAt', 'created_at as createdAt'])
    .where('guest_id', '=', guestId)
    .where(OPEN)
    .orderBy('id')
    .execute();

/** What all guests owe, the oldest first, by one cause or by all. */
export const listOpenDebts = (
  db: Db,
  limit: number,
  {
    after = null,
    cause,
  }: { readonly after?: Place | null; readonly cause?: DebtRow['cause'] | undefined } = {},
) =>
  db
    .selectFrom('debt as d')
    .innerJoin('guest as g', 'g.id', 'd.guest_id')
    .select([
      'd.id as itemId',
      'd.id as debtId',
      'd.created_at as askedAt',
      'd.points',
      'd.cause',
      'g.nickname',
    ])
    .select(['d.guest_id as guestId', 'd.booking_id as bookingId', 'd.purchase_id as purchaseId'])
    .select('d.retry_at as retryAt')
    .where(sql<boolean>`d.status = 'OPEN'`)
    .where(placeAfter(after, sql.ref('d.created_at'), sql.ref('d.id')))
    // Planned with its value: of one cause there may be a handful among all that is owed, of another nearly all.
    .$if(cause !== undefined, (query) => query.where(sql<boolean>`d.cause = ${sql.lit(cause)}`))
    .orderBy('d.created_at')
    .orderBy('d.id')
    .limit(limit)
    .execute();

/** Those, as far as they are counted. */
export const countOpenDebts = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select created_at as since, null::timestamptz as due from debt
    where ${OPEN} order by created_at, id limit ${limit}`;

export const hasOpenDebt = (db: Db, guestId: string) =>
  isThere(db)`select from debt where guest_id = ${guestId} and status = 'OPEN' limit 1`;

/** The intent of a charge; kept until the outcome is known. */
export const beginAttempt = (
  trx: Trx,
  debtId: string,
  attempt: Pick<DebtRow, keyof typeof NO_ATTEMPT> & { readonly attempt_yen: AllowedYen },
) =>
  trx
    .updateTable('debt')
    .set({ ...attempt, retry_at: null })
    .where('id', '=', debtId)
    .execute();

const NO_ATTEMPT = {
  attempt_id: null,
  attempt_card_id: null,
  attempt_points: null,
  attempt_yen: null,
  attempt_return_path: null,
  attempt_at: null,
  check_at: null,
} as const;

/** The charge was refused. */
export const endAttempt = (trx: Trx, debtId: string, retryAt: Date | null) =>
  trx
    .updateTable('debt')
    .set({ ...NO_ATTEMPT, retry_at: retryAt })
    .where('id', '=', debtId)
    .execute();

export const endDebt = (
  trx: Trx,
  debtId: string,
  end: { readonly at: Date } & (
    | { readonly status: 'PAID' }
    | { readonly status: 'WAIVED'; readonly reason: string; readonly by: string }
  ),
) =>
  trx
    .updateTable('debt')
    .set({
      ...NO_ATTEMPT,
      retry_at: null,
      status: end.status,
      ended_at: end.at,
      ...(end.status === 'WAIVED' && { waived_reason: end.reason, waived_by: end.by }),
    })
    .where('id', '=', debtId)
    .execute();

export const setRetry = (trx: Trx, debtId: string, retryAt: Date | null) =>
  trx.updateTable('debt').set({ retry_at: retryAt }).where('id', '=', debtId).execute();

export const setCheck = (trx: Trx, debtId: string, checkAt: Date) =>
  trx.updateTable('debt').set({ check_at: checkAt }).where('id', '=', debtId).execute();

/** Debts whose charge is to be repeated or looked into. */
export function debtsToRun(column: 'retry_at' | 'check_at') {
  const at = sql.ref(column);
  return sql`select id, ${at} as due_at from debt where ${at} is not null order by ${at}, id`;
}
