import type { AllowedYen } from '@yoimachi/domain/card';
import type { Payment } from '#gateways/payment/port.ts';
import type { BillingContext } from '../billing.context.ts';
import { providerCardOf } from '../purchase.store.ts';

/** How a payment ended. UNKNOWN: the provider did not answer; it may be asked again. */
export type Collected =
  | { readonly end: 'PAID'; readonly paymentId: string }
  | { readonly end: 'REFUSED' }
  | { readonly end: 'ACTION_REQUIRED'; readonly actionUrl: string }
  | { readonly end: 'UNKNOWN' };

/** Captures part of an authorisation, once; the rest is released to the card. */
export async function captureTopUp(
  context: BillingContext,
  topUpId: string,
  amountYen: number,
): Promise<Collected> {
  return collect(context, topUpId, async () => {
    const known = await context.provider.findPayment(topUpId);
    return known?.state === 'AUTHORISED' ? context.provider.capture({ key: topUpId, amountYen }) : known;
  });
}

export interface CardCharge {
  readonly key: string;
  readonly cardId: string;
  readonly amountYen: AllowedYen;
  /** Where the guest returns to; absent off-session. */
  readonly returnPath?: string | null;
}

/** Charges a registered card. */
export async function chargeCard(context: BillingContext, charge: CardCharge): Promise<Collected> {
  const { provider, db } = context;
  const { key, amountYen, returnPath } = charge;
  return collect(context, key, async () => {
    const known = await provider.findPayment(key);
    if (known) return known;
    const cardId = await providerCardOf(db, charge.cardId);
    const present = returnPath ? { present: { threeDSecure: false, returnUrl: returnPath } } : {};
    return provider.charge({ idempotencyKey: key, cardId, amountYen, ...present });
  });
}

/** Gives up a charge that waits for the guest; it may nevertheless have been paid. */
export const abandonCharge = (context: BillingContext, key: string): Promise<Collected> =>
  collect(context, key, () => context.provider.abandon(key));

async function collect(
  { log }: BillingContext,
  key: string,
  ask: () => Promise<Payment | null>,
): Promise<Collected> {
  try {
    const payment = await ask();
    if (payment?.state === 'SUCCEEDED') return { end: 'PAID', paymentId: payment.paymentId };
    if (payment?.state === 'ACTION_REQUIRED') return { end: 'ACTION_REQUIRED', actionUrl: payment.actionUrl };
    return { end: 'REFUSED' };
  } catch (error) {
    log.warn({ err: error, key }, 'the payment provider gave no answer');
    return { end: 'UNKNOWN' };
  }
}
