import { operatorAlert } from '#events/catalogue.ts';
import type { ProviderEvent } from '#gateways/payment/port.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import type { BillingContext } from '../billing.context.ts';
import { isToldTakenBack, rememberEvent } from '../payment-event.store.ts';
import { updateDispute } from './dispute.store.ts';
import { reminderOf } from './remind.ts';

type DisputeEvent = Extract<ProviderEvent, { kind: 'DISPUTE' }>;

/**
 * Keeps until when a dispute is to be answered, and how it ended; an end stands. Points do not move by it: a debt is waived, and points are
 * given back, by people who look at what was done meanwhile, so an operator is told of the end.
 *
 * @throws when the money was not reported as taken back yet: the service sends the event again.
 */
export function recordDispute({ db, clock }: BillingContext, event: DisputeEvent): Promise<void> {
  return withTransaction(db, async (trx) => {
    const at = clock.now();
    const found = await updateDispute(
      trx,
      event.key,
      { ...event.dispute, remindAt: reminderOf(event.dispute) },
      at,
    );
    if (!found && !(await isToldTakenBack(trx, event.key)))
      throw new Error('A dispute was told of before what it is about');
    if (!(await rememberEvent(trx, event, at)) || !found?.hasEnded) return;
    const kind = event.dispute.outcome === 'WON' ? 'OPERATOR_DISPUTE_WON' : 'OPERATOR_DISPUTE_LOST';
    await publish(trx, operatorAlert, { kind, purchaseId: event.key }, at);
  });
}
