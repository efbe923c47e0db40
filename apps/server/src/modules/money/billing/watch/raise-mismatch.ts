import { operatorAlert } from '#events/catalogue.ts';
import type { Payment } from '#gateways/payment/port.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import type { BillingContext } from '../billing.context.ts';

/** Tells an operator that the provider's books differ from ours on a payment; nothing moves. */
export async function raiseMismatch(
  { db, clock, log }: BillingContext,
  key: string,
  there: Payment | null,
): Promise<void> {
  const found = there && { state: there.state, amountYen: there.amountYen };
  log.error({ purchaseId: key, ...found }, 'the payment provider has something else in its books');
  const payload = { kind: 'OPERATOR_PAYMENT_MISMATCH', purchaseId: key, ...found };
  await withTransaction(db, (trx) => publish(trx, operatorAlert, payload, clock.now()));
}
