import type { Stripe } from 'stripe';
import type { Dispute, PaymentService, ProviderEvent } from '../port.ts';
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
export function stripeWebhooks(tools: StripeTools): Pick<PaymentService, 'parseWebhook'> {
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

/** The bank only asks: no money was taken. */
const INQUIRY: ReadonlySet<Stripe.Dispute.Status> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
]);

function readDispute({ id, reason, status, evidence_details: details }: Stripe.Dispute): Dispute {
  const respondBy = details.due_by === null ? null : new Date(details.due_by * 1000);
  const outcome = status === 'won' ? 'WON' : status === 'lost' ? 'LOST' : null;
  return { disputeId: id, reason, respondBy, outcome };
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
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { payment_intent: intent, amount: amountYen, currency, status } = event.data.object;
      const intentId = typeof intent === 'string' ? intent : intent?.id;
      const key = intentId === undefined ? null : await keyOfPayment(db, intentId);
      if (key === null) return other;
      if (currency !== CURRENCY) throw new StripeProblem('Stripe: a dispute in another currency');
      const dispute = readDispute(event.data.object);
      if (event.type === 'charge.dispute.funds_withdrawn')
        return { eventId, kind: 'CHARGEBACK', key, amountYen, dispute };
      return INQUIRY.has(status) ? other : { eventId, kind: 'DISPUTE', key, dispute };
    }
    default:
      return other;
  }
}
