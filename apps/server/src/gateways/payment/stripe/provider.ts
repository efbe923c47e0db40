import type { AppContext } from '#platform/module';
import type { StripeConfig } from '#platform/config';
import type { PaymentService } from '../port.ts';
import { stripeCards } from './cards.ts';
import { createTools, type StripeAddress } from './client.ts';
import { SMALLEST_CHARGE_YEN, stripePayments } from './payments.ts';
import { stripeRefunds } from './refunds.ts';
import { stripeWebhooks } from './webhook.ts';

/**
 * Cards and payments through a Stripe account (docs/stripe.md).
 *
 * @param address Where Stripe is; tests have their own.
 */
export function stripeProvider(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  account: StripeConfig,
  publicUrl: string,
  address?: StripeAddress,
): PaymentService {
  const tools = createTools({ db, clock, account, publicUrl }, address);
  return {
    smallestChargeYen: SMALLEST_CHARGE_YEN,
    capabilities: { partialCapture: true },
    ...stripeCards(tools),
    ...stripePayments(tools),
    ...stripeRefunds(tools),
    ...stripeWebhooks(tools),
  };
}
