import { sql, type Updateable } from 'kysely';
import type { AllowedYen } from '@yoimachi/domain/card';
import { periodDays, type Period } from '@yoimachi/domain/receipt';
import { instantAt } from '@yoimachi/domain/time';
import {
  inColumns,
  isThere,
  theRow,
  type Database,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

const COLUMNS = [
  'id as purchaseId',
  'guest_id as guestId',
  'kind',
  'booking_id as bookingId',
  'points',
  'amount_yen as amountYen',
  'card_id as cardId',
  'status',
  'failure_code as failureCode',
  'created_at as createdAt',
  'completed_at as completedAt',
  'check_at as checkAt',
  'lot_id as lotId',
  'return_path as returnPath',
] as const;

type NewPurchase = NewRow<'purchase'> & { readonly amountYen: AllowedYen };

export const insertPurchase = (trx: Trx, purchase: NewPurchase) =>
  trx.insertInto('purchase').values(inColumns(purchase)).execute();

// What is open was allowed when it was written; the others are paid.
const purchases = (db: Db) =>
  db.selectFrom('purchase').select(COLUMNS).$narrowType<{ amountYen: AllowedYen }>();
export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

export const findPurchase = (db: Db, purchaseId: string) =>
  purchases(db).where('id', '=', purchaseId).executeTakeFirst();

/** One of the guest's own; somebody else's is not found. */
export const findOwnPurchase = (db: Db, guestId: string, purchaseId: string) =>
  purchases(db).where('id', '=', purchaseId).where('guest_id', '=', guestId).executeTakeFirst();

/** The lock under which a purchase ends, whoever gets the news first. */
export const lockPurchase = (trx: Trx, purchaseId: string) =>
  purchases(trx).where('id', '=', purchaseId).forUpdate().executeTakeFirst();

export const hasPurchased = (db: Db, guestId: string) =>
  isThere(db)`select from purchase where guest_id = ${guestId} and status = 'SUCCEEDED' limit 1`;

/** The provider's side of the card a purchase is paid with. */
export async function providerCardOf(db: Db, cardId: string): Promise<string> {
  const row = await theRow<RowOf<'card', 'provider_card_id'>>(db)`
    select provider_card_id from card where id = ${cardId}`;
  return row.provider_card_id;
}

/** Its yen stay what the card's ceiling allowed. */
export type PurchaseChange = Omit<Updateable<Database['purchase']>, 'amount_yen'>;

export const changePurchase = (trx: Trx, purchaseId: string, change: PurchaseChange) =>
  trx.updateTable('purchase').set(change).where('id', '=', purchaseId).execute();

export const purchasesToCheck = sql`
  select id, check_at as due_at from purchase where check_at is not null and kind = 'PURCHASE' order by check_at, id`;

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
