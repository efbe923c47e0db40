import { sql } from 'kysely';
import type { Honorific } from '@yoimachi/domain/receipt';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

/** Search criteria for receipts; absent ones do not limit. All given ones must match. */
export interface ReceiptSearch {
  /** Tokyo days of the purchases, both ends included. */
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** Totals in yen, both ends included. */
  readonly minYen?: number | undefined;
  readonly maxYen?: number | undefined;
  /** A part of the name. */
  readonly name?: string | undefined;
}

export interface FoundReceipt {
  readonly id: string;
  readonly number: number;
  readonly day: Day;
  readonly issued_at: Date;
  readonly addressee: string;
  readonly honorific: Honorific;
  readonly total_yen: number;
  readonly tax_yen: number;
  readonly returned_yen: number;
  readonly returned_tax_yen: number;
  /** Reversed because the receipt in its place says it. */
  readonly voided_yen: number;
  readonly voided_tax_yen: number;
  readonly registration_number: string;
  readonly guest_id: string;
  readonly exports: number;
}

const reversedOf = (column: 'amount_yen' | 'tax_yen', isByCorrection: boolean) => sql<number>`
  (select coalesce(sum(r.${sql.ref(column)}), 0)::int from receipt_reversal r
   where r.receipt_id = receipt.id and (r.replaced_by_id is not null) = ${sql.lit(isByCorrection)})`;

/** Electronic records must be searchable by day, amount and name, in ranges and combined (electronic bookkeeping rules). Sorted by number. */
export function searchReceipts(db: Db, search: ReceiptSearch, limit: number): Promise<FoundReceipt[]> {
  let query = db
    .selectFrom('receipt')
    .select([
      'id',
      'number',
      'day',
      'issued_at',
      'addressee',
      'honorific',
      'total_yen',
      'tax_yen',
      'registration_number',
      'guest_id',
      reversedOf('amount_yen', false).as('returned_yen'),
      reversedOf('tax_yen', false).as('returned_tax_yen'),
      reversedOf('amount_yen', true).as('voided_yen'),
      reversedOf('tax_yen', true).as('voided_tax_yen'),
      sql<number>`(select count(*)::int from receipt_export e where e.receipt_id = receipt.id)`.as('exports'),
    ]);
  if (search.from !== undefined) query = query.where('day', '>=', search.from);
  if (search.to !== undefined) query = query.where('day', '<=', search.to);
  if (search.minYen !== undefined) query = query.where('total_yen', '>=', search.minYen);
  if (search.maxYen !== undefined) query = query.where('total_yen', '<=', search.maxYen);
  if (search.name !== undefined) query = query.where(sql`position(${search.name} in addressee)`, '>', 0);
  return query.orderBy('number').limit(limit).execute();
}
