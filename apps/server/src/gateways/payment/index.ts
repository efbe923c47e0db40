import type { Provider } from '@yoimachi/domain/state';
import type { Config } from '#platform/config';
import type { AppContext } from '#platform/module';
import type { PaymentProvider } from './port.ts';
import { sandboxProvider } from './sandbox/provider.ts';
import { stripeProvider } from './stripe/provider.ts';

export type { PaymentProvider } from './port.ts';

const missing = () => Promise.reject(new Error('No payment service is configured'));

/** A production server without a payment service: it starts, and nothing can be bought. */
const noProvider: PaymentProvider = {
  smallestChargeYen: 50,
  capabilities: { partialCapture: true },
  startCard: missing,
  cardStatus: missing,
  charge: missing,
  authorise: missing,
  capture: missing,
  cancelAuthorisation: missing,
  refund: missing,
  findPayment: missing,
  abandon: missing,
  parseWebhook: () => null,
};

/** This installation's payment service: Stripe where an account is configured, otherwise the embedded one outside production. */
export function createPaymentProvider(context: AppContext): PaymentProvider {
  const { stripe, publicUrl } = context.config;
  if (stripe !== null && publicUrl !== null) return stripeProvider(context, stripe, publicUrl);
  return context.config.production ? noProvider : sandboxProvider(context);
}

/** Which one that is, as the office is told. */
export const paymentProvider = ({
  stripe,
  publicUrl,
  production,
}: Pick<Config, 'production' | 'publicUrl' | 'stripe'>): Provider =>
  stripe !== null && publicUrl !== null ? 'STRIPE' : production ? 'NONE' : 'EMBEDDED';
