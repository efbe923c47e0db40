import { inColumns, type Db, type NewRow } from '#platform/database';
import type { PaymentFailureCode } from '../port.ts';

const CUSTOMER = 'stripe_payment.customer';
const CARD = 'stripe_payment.card';
const PAYMENT = 'stripe_payment.payment';
const REFUND = 'stripe_payment.refund';

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;
export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export async function findCustomer(db: Db, customer: string): Promise<string | null> {
  const row = await db
    .selectFrom(CUSTOMER)
    .select('stripe_id')
    .where('customer', '=', customer)
    .executeTakeFirst();
  return row?.stripe_id ?? null;
}

/** Stores the first customer created for somebody, and leaves it unchanged when another comes. */
export const insertCustomer = (db: Db, customer: string, stripeId: string, at: Date) =>
  db
    .insertInto(CUSTOMER)
    .values({ customer, stripe_id: stripeId, created_at: at })
    .onConflict((conflict) => conflict.column('customer').doNothing())
    .execute();

export const insertCard = (db: Db, stripeId: string, customerStripeId: string, at: Date) =>
  db
    .insertInto(CARD)
    .values({ stripe_id: stripeId, customer_stripe_id: customerStripeId, created_at: at })
    .onConflict((conflict) => conflict.column('stripe_id').doNothing())
    .execute();

export async function customerOfCard(db: Db, stripeId: string): Promise<string | null> {
  const row = await db
    .selectFrom(CARD)
    .select('customer_stripe_id')
    .where('stripe_id', '=', stripeId)
    .executeTakeFirst();
  return row?.customer_stripe_id ?? null;
}

export type NewPayment = Omit<NewRow<typeof PAYMENT>, 'attempt'>;

/** Records that a payment is about to be requested; one already recorded stays as it is. */
export const insertPayment = (db: Db, payment: NewPayment) =>
  db
    .insertInto(PAYMENT)
    .values(inColumns({ ...payment, attempt: 1 }))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();

export const findPayment = (db: Db, key: string) =>
  db.selectFrom(PAYMENT).selectAll().where('key', '=', key).executeTakeFirst();

export async function keyOfPayment(db: Db, stripeId: string): Promise<string | null> {
  const row = await db.selectFrom(PAYMENT).select('key').where('stripe_id', '=', stripeId).executeTakeFirst();
  return row?.key ?? null;
}

/** Stores the intent of a payment unless another was stored first; returns the one that counts. */
export async function keepIntent(db: Db, key: string, stripeId: string): Promise<string> {
  await db
    .updateTable(PAYMENT)
    .set({ stripe_id: stripeId })
    .where('key', '=', key)
    .where('stripe_id', 'is', null)
    .execute();
  return (await findPayment(db, key))!.stripe_id!;
}

export const markRefused = (db: Db, key: string, failureCode: PaymentFailureCode) =>
  db
    .updateTable(PAYMENT)
    .set({ failure_code: failureCode })
    .where('key', '=', key)
    .where('stripe_id', 'is', null)
    .execute();

/** The next request for this payment or refund uses a new key; done once however many callers saw the same error. */
export const nextAttempt = (db: Db, table: 'payment' | 'refund', key: string, attempt: number) =>
  db
    .updateTable(table === 'payment' ? PAYMENT : REFUND)
    .set({ attempt: attempt + 1 })
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .execute();

/** Records a refund before it is requested; false when it was already recorded. */
export async function insertRefund(db: Db, refund: Omit<NewRow<typeof REFUND>, 'attempt'>): Promise<boolean> {
  const result = await db
    .insertInto(REFUND)
    .values(inColumns({ ...refund, attempt: 1 }))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const findRefund = (db: Db, key: string) =>
  db.selectFrom(REFUND).selectAll().where('key', '=', key).executeTakeFirst();

export const keepRefund = (db: Db, key: string, stripeId: string) =>
  db.updateTable(REFUND).set({ stripe_id: stripeId }).where('key', '=', key).execute();
