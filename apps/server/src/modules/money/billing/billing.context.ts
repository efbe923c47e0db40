import type { PaymentProvider } from '#gateways/payment/port.ts';
import type { AppContext } from '#platform/module';

/** What the commands of this feature need. */
export interface BillingContext extends Pick<
  AppContext,
  'db' | 'clock' | 'ids' | 'log' | 'crypto' | 'config'
> {
  readonly provider: PaymentProvider;
}
