import { addMinutes } from '@yoimachi/domain/time';
import type { Payment } from '../../../gateways/payment/port.ts';
import { withTransaction } from '../../../platform/database/index.ts';
import { creditPurchase } from '../../points/index.ts';
import type { BillingContext } from '../billing.context.ts';
import * as store from '../purchase.store.ts';

/** How often the reconciler looks at a purchase whose end is not known. */
export const CHECK_MINUTES = 2;
/** A guest who has not come back from 3-D Secure by then gave up. */
const ABANDON_MINUTES = 30;

/** A purchase as it stands, with the provider's page while the guest has to go there. */
export interface Advanced {
  readonly row: store.PurchaseRow;
  readonly actionUrl: string | null;
}

/**
 * Brings a purchase and the provider together: charges it if that was not done, asks how it ended otherwise, and writes the end
 * once. The first call, polling and the reconciler all come here, in any order and at once. When the provider gives no answer
 * the purchase stays open and is looked at again.
 */
export async function advancePurchase(context: BillingContext, row: store.PurchaseRow): Promise<Advanced> {
  if (isEnded(row)) return { row, actionUrl: null };
  let payment: Payment | null = null;
  try {
    payment = await askProvider(context, row);
  } catch (error) {
    context.log.warn({ err: error, purchaseId: row.id }, 'the payment provider gave no answer');
  }
  const next = await writeOutcome(context, row.id, payment);
  return { row: next, actionUrl: payment?.state === 'ACTION_REQUIRED' ? payment.actionUrl : null };
}

const isEnded = (row: store.PurchaseRow) => row.status === 'SUCCEEDED' || row.status === 'FAILED';

async function askProvider(
  { db, clock, provider }: BillingContext,
  row: store.PurchaseRow,
): Promise<Payment> {
  const isAbandoned = clock.now() >= addMinutes(row.created_at, ABANDON_MINUTES);
  const known = isAbandoned ? await provider.abandon(row.id) : await provider.findPayment(row.id);
  if (known) return known;
  if (row.card_id === null) throw new Error(`Purchase ${row.id} has no card`);
  return provider.charge({
    idempotencyKey: row.id,
    cardId: await store.providerCardOf(db, row.card_id),
    amountYen: row.amount_yen,
    // The first purchase is authenticated, whatever the card would ask for (rules.md 4).
    threeDSecure: !(await store.hasPurchased(db, row.guest_id)),
    returnUrl: withPurchase(row.return_path, row.id),
  });
}

/** Writes how it ended under the purchase's lock, so that it is credited once. */
function writeOutcome(
  { db, clock }: BillingContext,
  purchaseId: string,
  payment: Payment | null,
): Promise<store.PurchaseRow> {
  return withTransaction(db, async (trx) => {
    const row = await store.lockPurchase(trx, purchaseId);
    if (isEnded(row)) return row;
    const at = clock.now();
    if (payment?.state === 'SUCCEEDED') {
      const lotId = await creditPurchase(trx, { purchaseId, guestId: row.guest_id, points: row.points }, at);
      await store.markSucceeded(trx, purchaseId, lotId, payment.paymentId, at);
    } else if (payment?.state === 'FAILED') {
      await store.markFailed(trx, purchaseId, payment.code, payment.paymentId, at);
    } else {
      await store.markWaiting(trx, purchaseId, payment?.paymentId ?? null, addMinutes(at, CHECK_MINUTES));
    }
    return (await store.findPurchase(trx, purchaseId))!;
  });
}

const withPurchase = (path: string, purchaseId: string) =>
  `${path}${path.includes('?') ? '&' : '?'}purchaseId=${purchaseId}`;
