import { sql } from 'kysely';
import { instantAt } from '@yoimachi/domain/time';
import { allRows, oneOf, type Db, type Trx } from '#platform/database';
import type { DayRange, PaidPurchase } from './receipt.values.ts';

/** Paid, and not charged back by the cardholder. */
const PAID = sql`p.status = 'SUCCEEDED' and not exists (select from chargeback c where c.purchase_id = p.id)`;

const COLUMNS = sql`
  p.id as "purchaseId", p.kind, p.points - coalesce(r.points, 0)::int as points,
  p.amount_yen - coalesce(r.amount_yen, 0)::int as "amountYen", p.completed_at as "paidAt", l.receipt_id as "receiptId"`;

/** The receipt that says a purchase first, and what was given back of it: a correction of that receipt changes neither. */
const RETURNED = sql`
  left join receipt_line l on l.purchase_id = p.id and l.replaces_id is null
  left join lateral (select sum(points) as points, sum(amount_yen) as amount_yen
                     from receipt_reversal where purchase_id = p.id and replaced_by_id is null) r on true`;

/** The guest's purchases with these ids, locked in id order: concurrent refunds wait. */
export async function lockPaidPurchases(
  trx: Trx,
  guestId: string,
  purchaseIds: readonly string[],
): Promise<PaidPurchase[]> {
  await sql`select from purchase where id = ${oneOf(purchaseIds)} and guest_id = ${guestId} order by id for update`.execute(
    trx,
  );
  // A statement of its own sees what the previous lock holders committed.
  return allRows<PaidPurchase>(trx)`
    select ${COLUMNS} from purchase p ${RETURNED}
    where p.id = ${oneOf(purchaseIds)} and p.guest_id = ${guestId} and ${PAID}
    order by p.completed_at, p.id`;
}

/** Locks the purchases of a receipt in id order, against concurrent receipts and refunds. */
export async function lockPurchases(trx: Trx, purchaseIds: readonly string[]): Promise<void> {
  if (purchaseIds.length === 0) return;
  await sql`select from purchase where id = ${oneOf(purchaseIds)} order by id for update`.execute(trx);
}

/** Locks one purchase against concurrent receipts and refunds. */
export const lockPurchase = (trx: Trx, purchaseId: string) =>
  sql`select from purchase where id = ${purchaseId} for update`.execute(trx);

/** Purchases on no receipt, of the last `days` days that have any; newest first. */
export function openPurchases(
  db: Db,
  guestId: string,
  { from, before }: DayRange,
  days: number,
): Promise<PaidPurchase[]> {
  const fromAt = from === null ? sql`true` : sql`p.completed_at >= ${instantAt(from, 0)}`;
  const beforeAt = before === null ? sql`true` : sql`p.completed_at < ${instantAt(before, 0)}`;
  return allRows<PaidPurchase>(db)`
    with open as (
      select ${COLUMNS}, (p.completed_at at time zone 'Asia/Tokyo')::date as day
      from purchase p ${RETURNED}
      where p.guest_id = ${guestId} and ${PAID} and ${fromAt} and ${beforeAt} and l.receipt_id is null)
    select "purchaseId", kind, points, "amountYen", "paidAt", "receiptId" from open
    where "amountYen" > 0 and points > 0
      and day in (select day from open where "amountYen" > 0 and points > 0 group by day order by day desc limit ${days})
    order by "paidAt" desc, "purchaseId" desc`;
}
