import type { Db } from '../../../platform/database/index.ts';
import type { CardData, PaymentFailureCode } from '../port.ts';
import type { Behaviour } from './test-cards.ja.ts';

const CARD = 'sandbox_payment.card';
const PAYMENT = 'sandbox_payment.payment';

export async function insertCard(
  db: Db,
  card: { readonly id: string; readonly customer: string; readonly returnUrl: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto(CARD)
    .values({
      id: card.id,
      customer: card.customer,
      return_url: card.returnUrl,
      state: 'NEW',
      created_at: card.at,
    })
    .execute();
}

export function findCard(db: Db, id: string) {
  return db.selectFrom(CARD).selectAll().where('id', '=', id).executeTakeFirst();
}

export async function enterCard(
  db: Db,
  id: string,
  card: Omit<CardData, 'cardId'> & { readonly behaviour: Behaviour },
): Promise<void> {
  await db
    .updateTable(CARD)
    .set({
      state: card.behaviour === 'REJECT' ? 'FAILED' : 'SECURE_PENDING',
      failure_code: card.behaviour === 'REJECT' ? 'CARD_DECLINED' : null,
      brand: card.brand,
      last4: card.last4,
      expires_month: card.expiresMonth,
      expires_year: card.expiresYear,
      behaviour: card.behaviour,
    })
    .where('id', '=', id)
    .where('state', '=', 'NEW')
    .execute();
}

/** Ends the 3-D Secure step of a card; a second answer changes nothing. */
export async function secureCard(db: Db, id: string, passed: boolean): Promise<void> {
  await db
    .updateTable(CARD)
    .set(passed ? { state: 'READY' } : { state: 'FAILED', failure_code: 'THREE_D_SECURE_FAILED' })
    .where('id', '=', id)
    .where('state', '=', 'SECURE_PENDING')
    .execute();
}

export interface NewPayment {
  readonly id: string;
  readonly idempotencyKey: string;
  readonly cardId: string;
  readonly amountYen: number;
  readonly returnUrl: string;
  readonly state: 'SECURE_PENDING' | 'SUCCEEDED' | 'FAILED';
  readonly failureCode: PaymentFailureCode | null;
  readonly at: Date;
}

/** Keeps the first payment of a key and leaves it alone when it comes again. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<void> {
  await db
    .insertInto(PAYMENT)
    .values({
      id: payment.id,
      idempotency_key: payment.idempotencyKey,
      card_id: payment.cardId,
      amount_yen: payment.amountYen,
      return_url: payment.returnUrl,
      state: payment.state,
      failure_code: payment.failureCode,
      created_at: payment.at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

export function findPaymentByKey(db: Db, idempotencyKey: string) {
  return db.selectFrom(PAYMENT).selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
}

export function findPaymentById(db: Db, id: string) {
  return db.selectFrom(PAYMENT).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ends a payment that waits for 3-D Secure; one that has ended stays as it is. */
export async function endPayment(
  db: Db,
  id: string,
  end: { readonly state: 'SUCCEEDED' | 'FAILED'; readonly failureCode: PaymentFailureCode | null },
): Promise<void> {
  await db
    .updateTable(PAYMENT)
    .set({ state: end.state, failure_code: end.failureCode })
    .where('id', '=', id)
    .where('state', '=', 'SECURE_PENDING')
    .execute();
}
