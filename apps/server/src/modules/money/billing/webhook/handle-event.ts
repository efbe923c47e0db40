import * as z from 'zod/mini';
import type { ProviderEvent } from '#gateways/payment/port.ts';
import { advanceTopUp } from '../authorisation/advance-top-up.ts';
import { findTopUp } from '../authorisation/top-up.store.ts';
import type { BillingContext } from '../billing.context.ts';
import { advancePurchase } from '../commands/advance-purchase.ts';
import { findPurchase } from '../purchase.store.ts';
import { recordDispute } from '../dispute/record-dispute.ts';
import { chargeBack } from './charge-back.ts';
import { raiseMismatch } from '../watch/raise-mismatch.ts';
import { isChargeUnderWay, isKnownEvent, rememberEvent } from '../payment-event.store.ts';

/**
 * Does what an event of the payment service calls for, once. An event says that something changed, never the new state: that is asked of
 * the provider, so events may come early, late, twice and in any order. It is recorded after its effect; after a crash between the two it
 * comes again and finds nothing to do.
 */
export async function handleEvent(context: BillingContext, event: ProviderEvent): Promise<void> {
  const { db, clock } = context;
  if (await isKnownEvent(db, event.eventId)) return;
  if (event.kind !== 'OTHER' && !z.uuid().safeParse(event.key).success)
    event = { kind: 'OTHER', eventId: event.eventId };
  if (event.kind === 'DISPUTE') return recordDispute(context, event);
  if (event.kind !== 'OTHER') await paymentChanged(context, event.key);
  if (event.kind === 'CHARGEBACK') return chargeBack(context, event);
  await rememberEvent(db, event, clock.now());
}

/** A payment's key is the id of its purchase, or of the authorisation for missing points. */
async function paymentChanged(context: BillingContext, key: string): Promise<void> {
  const purchase = await findPurchase(context.db, key);
  if (purchase?.kind === 'PURCHASE') await advancePurchase(context, purchase, { hasNews: true });
  else if (!purchase && (await findTopUp(context.db, key))) await advanceTopUp(context, key);
  else if (!purchase && !(await isChargeUnderWay(context.db, key))) await raiseUnknown(context, key);
}

/** Money was taken under a key of ours that nothing here knows about any more. */
async function raiseUnknown(context: BillingContext, key: string): Promise<void> {
  const payment = await context.provider.findPayment(key);
  if (payment?.state === 'SUCCEEDED') await raiseMismatch(context, key, payment);
}
