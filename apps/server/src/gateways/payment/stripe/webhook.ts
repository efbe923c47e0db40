import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderEvent } from '../port.ts';
import type { StripeTools } from './client.ts';
import { CURRENCY } from './present.ts';
import { StripeProblem } from './problem.ts';
import { keyOfPayment } from './stripe.store.ts';

/**
 * How old a signature may be, by the product's clock. In production that is the machine's; where the clock was moved ahead, webhooks are
 * refused as too old, but polling and the reconciler still find the payments.
 */
const TOLERANCE_SECONDS = 300;

/** Reads Stripe's webhooks. Only ids are taken from them: the current state is fetched from Stripe. */
export function stripeWebhooks(tools: StripeTools): Pick<PaymentProvider, 'parseWebhook'> {
  const { clock, account, stripe } = tools;
  return {
    async parseWebhook({ body, headers }) {
      const { webhooks } = await stripe();
      let event: Stripe.Event;
      try {
        event = webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          account.webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          clock.now().getTime(),
        );
      } catch {
        return null;
      }
      if (event.object !== 'event' || typeof event.id !== 'string')
        throw new StripeProblem('Stripe: the webhook is no event');
      return event.livemode === account.live ? readEvent(tools, event) : { eventId: event.id, kind: 'OTHER' };
    },
  };
}

async function readEvent({ db }: StripeTools, event: Stripe.Event): Promise<ProviderEvent> {
  const eventId = event.id;
  const other = { eventId, kind: 'OTHER' } as const;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.amount_capturable_updated': {
      const key = await keyOfPayment(db, event.data.object.id);
      return key === null ? other : { eventId, kind: 'PAYMENT', key };
    }
    // Not `created`: an inquiry by the bank takes no money.
    case 'charge.dispute.funds_withdrawn': {
      const { payment_intent: intent, amount: amountYen, currency } = event.data.object;
      const intentId = typeof intent === 'string' ? intent : intent?.id;
      const key = intentId === undefined ? null : await keyOfPayment(db, intentId);
      if (key === null) return other;
      if (currency !== CURRENCY) throw new StripeProblem('Stripe: a dispute in another currency');
      return { eventId, kind: 'CHARGEBACK', key, amountYen };
    }
    default:
      return other;
  }
}
