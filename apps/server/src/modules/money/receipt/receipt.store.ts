import { sql } from 'kysely';
import type { Honorific, ReceiptTotals } from '@yoimachi/domain/receipt';
import { instantAt } from '@yoimachi/domain/time';
import { inColumns, type Db, type Trx } from '#platform/database';
import type { DayRange, PaidPurchase } from './receipt.values.ts';

const COLUMNS = [
  'id as receiptId',
  'number',
  'guest_id as guestId',
  'day',
  'issued_at as issuedAt',
  'addressee',
  'honorific',
  'proviso',
  'points',
  'total_yen as totalYen',
  'tax_percent as taxPercent',
  'tax_yen as taxYen',
  'issuer_name as issuerName',
  'issuer_address as issuerAddress',
  'registration_number as registrationNumber',
] as const;

const receipts = (db: Db) => db.selectFrom('receipt').select(COLUMNS);

/** One of the guest's own; somebody else's is not found. */
export const findOwnReceipt = (db: Db, guestId: string, receiptId: string) =>
  receipts(db).where('id', '=', receiptId).where('guest_id', '=', guestId).executeTakeFirst();
export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findOwnReceipt>>>;

export const findReceipt = (db: Db, receiptId: string): Promise<ReceiptRow | undefined> =>
  receipts(db).where('id', '=', receiptId).executeTakeFirst();

/** Locked against another correction of it. */
export const lockReceipt = (trx: Trx, receiptId: string): Promise<ReceiptRow | undefined> =>
  receipts(trx).where('id', '=', receiptId).forUpdate().executeTakeFirst();

export interface NewReceipt {
  readonly id: string;
  readonly guestId: string;
  readonly name: string;
  readonly honorific: Honorific;
  readonly proviso: string;
  readonly totals: ReceiptTotals;
  readonly taxPercent: number;
  readonly issuer: { readonly name: string; readonly address: string; readonly registrationNumber: string };
  readonly purchases: readonly Pick<PaidPurchase, 'purchaseId' | 'kind' | 'points' | 'amountYen'>[];
  /** The receipt in whose place it stands, and who corrected that. */
  readonly replaces?: { readonly receiptId: string; readonly operatorId: string; readonly reason: string };
  readonly at: Date;
}

/**
 * Stores a receipt under the next number. The counter is the last lock taken: concurrent issuers wait here and nowhere else, and a failed
 * transaction returns its number.
 */
export async function insertReceipt(trx: Trx, receipt: NewReceipt): Promise<void> {
  const { id, guestId, name, honorific, proviso, taxPercent, totals, issuer, replaces, at } = receipt;
  const { last_number: number } = await trx
    .updateTable('receipt_counter')
    .set({ last_number: sql<number>`last_number + 1` })
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const made = { id, number, guestId, issuedAt: at, addressee: name, honorific, proviso, taxPercent };
  const { day, points: totalPoints, totalYen, taxYen } = totals;
  const row = inColumns({
    ...made,
    day,
    points: totalPoints,
    totalYen,
    taxYen,
    issuerName: issuer.name,
    issuerAddress: issuer.address,
    registrationNumber: issuer.registrationNumber,
  });
  await trx.insertInto('receipt').values(row).execute();
  if (replaces) {
    const correction = inColumns({ ...replaces, replacedById: id, correctedAt: at });
    await trx.insertInto('receipt_correction').values(correction).execute();
  }
  const replacesId = replaces?.receiptId ?? null;
  const lines = receipt.purchases.map(({ purchaseId, kind, points, amountYen }, index) =>
    inColumns({ receiptId: id, position: index + 1, purchaseId, kind, points, amountYen, replacesId }),
  );
  await trx.insertInto('receipt_line').values(lines).execute();
}

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** The lines of some receipts, in print order. */
export async function linesOf(db: Db, receiptIds: readonly string[]) {
  if (receiptIds.length === 0) return [];
  return db
    .selectFrom('receipt_line')
    .select([
      'receipt_id as receiptId',
      'purchase_id as purchaseId',
      'kind',
      'points',
      'amount_yen as amountYen',
    ])
    .where('receipt_id', 'in', receiptIds)
    .orderBy('receipt_id')
    .orderBy('position')
    .execute();
}

/** Newest first; `beforeNumber` is the last one seen. `issued` limits the issue dates. */
export function listReceipts(
  db: Db,
  guestId: string,
  { from, before }: DayRange,
  beforeNumber: number | null,
  limit: number,
): Promise<ReceiptRow[]> {
  let query = receipts(db).where('guest_id', '=', guestId);
  if (from !== null) query = query.where('issued_at', '>=', instantAt(from, 0));
  if (before !== null) query = query.where('issued_at', '<', instantAt(before, 0));
  if (beforeNumber !== null) query = query.where('number', '<', beforeNumber);
  return query.orderBy('number', 'desc').limit(limit).execute();
}

/** Whom the guest's last receipt was made out to. */
export const lastAddressee = (db: Db, guestId: string) =>
  db
    .selectFrom('receipt')
    .select(['addressee', 'honorific'])
    .where('guest_id', '=', guestId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
