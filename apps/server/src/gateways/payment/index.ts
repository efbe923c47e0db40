import type { AppContext } from '../../platform/module/index.ts';
import type { PaymentProvider } from './port.ts';
import { sandboxProvider } from './sandbox/provider.ts';

export type { PaymentProvider } from './port.ts';

const missing = () => Promise.reject(new Error('No payment service is configured'));

/** A production server without a payment service: it starts, and nothing can be bought. */
const noProvider: PaymentProvider = {
  startCard: missing,
  cardStatus: missing,
  charge: missing,
  findPayment: missing,
  abandon: missing,
};

/** The payment service of this installation: outside production the embedded one. */
export function createPaymentProvider(context: AppContext): PaymentProvider {
  return context.config.production ? noProvider : sandboxProvider(context);
}
