import type { Stripe } from 'stripe';
import type { Clock } from '#platform/clock';
import type { StripeConfig } from '#platform/config';
import type { Db } from '#platform/database';
import { asProblem } from './problem.ts';

/** The longest an answer may take; after that the effect is unknown. */
const TIMEOUT_MS = 15_000;
/** How often the SDK itself resends a request, under the same key, when the connection or Stripe fails. */
const NETWORK_RETRIES = 1;

/** Where Stripe is, when it is not Stripe itself. */
export interface StripeAddress {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http';
  readonly timeoutMs: number;
  readonly networkRetries: number;
}

export interface StripeTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly account: StripeConfig;
  /** The product's public address; Stripe sends people back there. */
  readonly publicUrl: string;
  readonly stripe: () => Promise<Stripe>;
  /** Calls Stripe; every error comes out as a StripeProblem, without keys or personal data. */
  readonly ask: <T>(request: (stripe: Stripe) => Promise<T>) => Promise<T>;
}

/** The SDK is loaded on first use: an installation without Stripe starts without it. */
export function createTools(
  base: Pick<StripeTools, 'db' | 'clock' | 'account' | 'publicUrl'>,
  address?: StripeAddress,
): StripeTools {
  let loading: Promise<Stripe> | undefined;
  const stripe = () => (loading ??= load(base.account.secretKey, address));
  return {
    ...base,
    stripe,
    async ask(request) {
      const loaded = await stripe();
      try {
        return await request(loaded);
      } catch (error) {
        throw asProblem(error);
      }
    },
  };
}

async function load(secretKey: string, address?: StripeAddress): Promise<Stripe> {
  const { Stripe: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    timeout: address?.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: address?.networkRetries ?? NETWORK_RETRIES,
    telemetry: false,
    ...(address && { host: address.host, port: address.port, protocol: address.protocol }),
  });
}
