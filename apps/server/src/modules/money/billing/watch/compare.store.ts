import { allRows, type Db } from '#platform/database';

/** A payment that has ended here and was not compared with the payment service's books yet. */
export interface EndedPayment {
  readonly id: string;
  readonly isPaid: boolean;
  readonly amountYen: number;
}

/** Purchases by card that ended before an instant, by id after the last one seen. */
export const purchasesToCompare = (db: Db, before: Date, afterId: string, limit: number) =>
  allRows<EndedPayment>(db)`
    select id, status = 'SUCCEEDED' as "isPaid", amount_yen as "amountYen" from purchase
    where compared_at is null and card_id is not null and completed_at <= ${before} and id > ${afterId}
    order by id limit ${limit}`;

/** Authorisations released or refused, requested before an instant. */
export const topUpsToCompare = (db: Db, before: Date, afterId: string, limit: number) =>
  allRows<EndedPayment>(db)`
    select id, false as "isPaid", amount_yen as "amountYen" from top_up
    where compared_at is null and status in ('CANCELLED', 'FAILED') and created_at <= ${before} and id > ${afterId}
    order by id limit ${limit}`;

export const markCompared = (db: Db, table: 'purchase' | 'top_up', id: string, at: Date) =>
  db.updateTable(table).set({ compared_at: at }).where('id', '=', id).execute();
