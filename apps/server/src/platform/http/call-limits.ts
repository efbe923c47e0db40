import type { Route } from '@yoimachi/contract/route';
import type { Clock } from '#platform/clock';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { createRateLimit } from './rate-limit.ts';
import { createSharedLimit } from './shared-limit.ts';

/** How often somebody may call, by what the call does. */
export interface CallLimits {
  /** Counts a call; returns 0, or the seconds after which it may be made. `accountId`: null for who is not signed in. */
  take(
    route: Pick<Route, 'method' | 'who'>,
    accountId: string | null,
    address: string,
  ): number | Promise<number>;
}

/** Looking costs little and is done often: a process protects itself. */
const READS_PER_ADDRESS = { burst: 240, perMinute: 240 };
const READS_PER_ACCOUNT = { burst: 600, perMinute: 600 };
/** Signing in and registering, of an address: a carrier may put a hundred phones behind one. */
const ENTRIES = { kind: 'enter', perMinute: 120, step: 1 };
/** What changes something, of an account: nobody taps twice a second for a minute. */
const ACTS = { kind: 'act', perMinute: 120, step: 4 };

/**
 * Reads are limited in this process; what changes something, and every try to get in, in all processes together. Limits that are rules of the
 * product (codes sent, attempts) are counted where they belong.
 */
export function createCallLimits(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly crypto: Crypto;
}): CallLimits {
  const readsOfAddress = createRateLimit(READS_PER_ADDRESS);
  const readsOfAccount = createRateLimit(READS_PER_ACCOUNT);
  const entries = createSharedLimit(deps, ENTRIES);
  const acts = createSharedLimit(deps, ACTS);
  return {
    take({ method, who }, accountId, address) {
      if (method !== 'GET' && (who === 'open' || who === 'identity')) return entries.take(address);
      if (accountId === null) return readsOfAddress.take(address);
      return method === 'GET' ? readsOfAccount.take(accountId) : acts.take(accountId);
    },
  };
}
