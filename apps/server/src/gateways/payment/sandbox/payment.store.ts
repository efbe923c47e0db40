import { sql } from 'kysely';
import { inColumns, type Db, type FieldsOf, type NewRow, type Trx } from '#platform/database';
import type { PaymentFailureCode } from '../port.ts';

const PAYMENT = 'sandbox_payment.payment';

export type NewPayment = NewRow<typeof PAYMENT>;

/** Stores the first payment of a key and leaves it unchanged when the key comes again; returns whether this was the first. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<boolean> {
  const inserted = await db
    .insertInto(PAYMENT)
    .values(inColumns(payment))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findPaymentByKey = (db: Db, idempotencyKey: string) =>
  db.selectFrom(PAYMENT).selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPaymentByKey>>>;

export const findPaymentById = (db: Db, id: string) =>
  db.selectFrom(PAYMENT).selectAll().where('id', '=', id).executeTakeFirst();

/** The behaviour of a payment's test card. */
export async function behaviourOfPayment(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom(PAYMENT)
    .innerJoin('sandbox_payment.card', 'sandbox_payment.card.id', 'sandbox_payment.payment.card_id')
    .select('behaviour')
    .where('sandbox_payment.payment.id', '=', id)
    .executeTakeFirstOrThrow();
  return row.behaviour;
}

export interface PaymentChange extends Partial<FieldsOf<typeof PAYMENT, 'expiresAt' | 'capturedYen'>> {
  readonly state: 'AUTHORISED' | 'CANCELLED' | 'SUCCEEDED' | 'FAILED';
  readonly failureCode?: PaymentFailureCode;
}

/** Moves a payment on from a state; one in another state stays as it is. Returns whether it moved. */
export async function movePayment(
  db: Db,
  id: string,
  from: 'SECURE_PENDING' | 'AUTHORISED',
  change: PaymentChange,
): Promise<boolean> {
  const moved = await db
    .updateTable(PAYMENT)
    .set(inColumns(change))
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Refunds what was taken, as far as it is still there; the same key again changes nothing. Returns the refund's id or null. */
export async function refundPayment(
  trx: Trx,
  refund: {
    readonly id: string;
    readonly key: string;
    readonly paymentKey: string;
    readonly amountYen: number;
    readonly at: Date;
  },
): Promise<string | null> {
  const payment = await trx
    .selectFrom(PAYMENT)
    .select(['id', 'state'])
    .where('idempotency_key', '=', refund.paymentKey)
    .forUpdate()
    .executeTakeFirst();
  const known = await trx
    .selectFrom('sandbox_payment.refund')
    .select('id')
    .where('idempotency_key', '=', refund.key)
    .executeTakeFirst();
  if (known) return known.id;
  if (payment?.state !== 'SUCCEEDED') return null;
  const given = await trx
    .updateTable(PAYMENT)
    .set({ refunded_yen: sql<number>`refunded_yen + ${refund.amountYen}` })
    .where('id', '=', payment.id)
    .where(sql<boolean>`refunded_yen + ${refund.amountYen} <= coalesce(captured_yen, amount_yen)`)
    .returning('id')
    .executeTakeFirst();
  if (!given) return null;
  await trx
    .insertInto('sandbox_payment.refund')
    .values({
      id: refund.id,
      idempotency_key: refund.key,
      payment_id: payment.id,
      amount_yen: refund.amountYen,
      created_at: refund.at,
    })
    .execute();
  return refund.id;
}
