import { sql } from 'kysely';
import type { AllowedYen } from '@yoimachi/domain/card';
import { periodDays, type Period } from '@yoimachi/domain/receipt';
import { instantAt } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

const COLUMNS = [
  'id',
  'guest_id',
  'kind',
  'booking_id',
  'points',
  'amount_yen',
  'card_id',
  'status',
  'failure_code',
  'created_at',
  'completed_at',
  'check_at',
  'lot_id',
  'return_path',
] as const;

export interface NewPurchase {
  readonly id: string;
  readonly guestId: string;
  /** The call's idempotency key. */
  readonly clientKey: string;
  readonly points: number;
  readonly amountYen: AllowedYen;
  readonly packageId: string | null;
  readonly cardId: string;
  readonly returnPath: string;
  readonly at: Date;
  /** When the reconciler checks it, unless it has ended by then. */
  readonly checkAt: Date;
}

export async function insertPurchase(trx: Trx, purchase: NewPurchase): Promise<void> {
  await trx
    .insertInto('purchase')
    .values({
      id: purchase.id,
      guest_id: purchase.guestId,
      client_key: purchase.clientKey,
      points: purchase.points,
      amount_yen: purchase.amountYen,
      package_id: purchase.packageId,
      card_id: purchase.cardId,
      return_path: purchase.returnPath,
      status: 'CREATED',
      created_at: purchase.at,
      check_at: purchase.checkAt,
    })
    .execute();
}

// What is open was allowed when it was written; the others are paid.
function purchases(db: Db) {
  return db.selectFrom('purchase').select(COLUMNS).$narrowType<{ amount_yen: AllowedYen }>();
}
export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

export function findPurchase(db: Db, purchaseId: string) {
  return purchases(db).where('id', '=', purchaseId).executeTakeFirst();
}

/** One of the guest's own; somebody else's is not found. */
export function findOwnPurchase(db: Db, guestId: string, purchaseId: string) {
  return purchases(db).where('id', '=', purchaseId).where('guest_id', '=', guestId).executeTakeFirst();
}

/** The lock under which a purchase ends, whoever gets the news first. */
export function lockPurchase(trx: Trx, purchaseId: string) {
  return purchases(trx).where('id', '=', purchaseId).forUpdate().executeTakeFirst();
}

export async function hasPurchased(db: Db, guestId: string): Promise<boolean> {
  const { rows } =
    await sql`select from purchase where guest_id = ${guestId} and status = 'SUCCEEDED' limit 1`.execute(db);
  return rows.length > 0;
}

/** The provider's side of the card a purchase is paid with. */
export async function providerCardOf(db: Db, cardId: string): Promise<string> {
  const row = await db
    .selectFrom('card')
    .select('provider_card_id')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  return row.provider_card_id;
}

export async function markSucceeded(
  trx: Trx,
  purchaseId: string,
  lotId: number,
  paymentId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({
      status: 'SUCCEEDED',
      lot_id: lotId,
      provider_payment_id: paymentId,
      failure_code: null,
      completed_at: at,
      check_at: null,
    })
    .where('id', '=', purchaseId)
    .execute();
}

export async function markFailed(
  trx: Trx,
  purchaseId: string,
  failureCode: string,
  paymentId: string | null,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({
      status: 'FAILED',
      failure_code: failureCode,
      provider_payment_id: paymentId,
      completed_at: at,
      check_at: null,
    })
    .where('id', '=', purchaseId)
    .execute();
}

export async function markWaiting(
  trx: Trx,
  purchaseId: string,
  paymentId: string | null,
  checkAt: Date,
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({
      check_at: checkAt,
      ...(paymentId !== null && { status: 'ACTION_REQUIRED' as const, provider_payment_id: paymentId }),
    })
    .where('id', '=', purchaseId)
    .execute();
}

export const purchasesToCheck = (db: Db) =>
  db
    .selectFrom('purchase')
    .select(['id', 'check_at as due_at'])
    .where('check_at', 'is not', null)
    .where('kind', '=', 'PURCHASE')
    .orderBy('check_at')
    .orderBy('id');

export interface PurchaseFilter {
  readonly beforeId: string | null;
  /** A month or a year of Tokyo. */
  readonly period?: Period;
}

/** Newest first; the ids of purchases sort by time. */
export function listPurchases(db: Db, guestId: string, { beforeId, period }: PurchaseFilter, limit: number) {
  let query = purchases(db).where('guest_id', '=', guestId);
  if (beforeId !== null) query = query.where('id', '<', beforeId);
  if (period !== undefined) {
    const { from, before } = periodDays(period);
    query = query
      .where('created_at', '>=', instantAt(from, 0))
      .where('created_at', '<', instantAt(before, 0));
  }
  return query.orderBy('id', 'desc').limit(limit).execute();
}
