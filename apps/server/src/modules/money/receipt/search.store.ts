import { sql } from 'kysely';
import type { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import type { AnswerInputOf, BodyOf } from '@yoimachi/contract/route';
import { allRows, PLAN_ANEW, type Db } from '#platform/database';

/** Search criteria for receipts; absent ones do not limit. All given ones must match. */
export type ReceiptSearch = Omit<BodyOf<typeof receiptAdminRoutes.searchReceipts>, 'reason'>;

type Shown = AnswerInputOf<typeof receiptAdminRoutes.searchReceipts>['items'][number];
export type FoundReceipt = Omit<Shown, 'corrections' | 'replacedBy' | 'replaces'>;

const reversedOf = (column: 'amount_yen' | 'tax_yen', isByCorrection: boolean) => sql`
  (select coalesce(sum(v.${sql.ref(column)}), 0)::int from receipt_reversal v
   where v.receipt_id = r.id and (v.replaced_by_id is not null) = ${sql.lit(isByCorrection)})`;

/**
 * Electronic records must be searchable by day, amount and name, in ranges and combined (electronic bookkeeping rules). Sorted by number. A
 * day, a total and a part of a name have an index each.
 */
export function searchReceipts(db: Db, search: ReceiptSearch, limit: number): Promise<FoundReceipt[]> {
  const { from, to, minYen, maxYen, name } = search;
  const conditions = [
    ...(from === undefined ? [] : [sql`r.day >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`r.day <= ${to}::date`]),
    ...(minYen === undefined ? [] : [sql`r.total_yen >= ${minYen}`]),
    ...(maxYen === undefined ? [] : [sql`r.total_yen <= ${maxYen}`]),
    ...(name === undefined
      ? []
      : [sql`search_grams(r.addressee) @> search_grams(${name}) and position(${name} in r.addressee) > 0`]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  // Which of them is rare differs from one search to the next.
  return allRows<FoundReceipt>(db)`${sql.raw(PLAN_ANEW)}
    select r.id as "receiptId", r.number, r.day, r.issued_at as "issuedAt", r.addressee, r.honorific, r.total_yen as "totalYen",
      r.tax_yen as "taxYen", r.registration_number as "registrationNumber", r.guest_id as "guestId",
      ${reversedOf('amount_yen', false)} as "returnedYen", ${reversedOf('tax_yen', false)} as "returnedTaxYen",
      ${reversedOf('amount_yen', true)} as "voidedYen", ${reversedOf('tax_yen', true)} as "voidedTaxYen",
      (select count(*)::int from receipt_export e where e.receipt_id = r.id) as exports
    from receipt r ${where} order by r.number limit ${limit}`;
}
