import type { Crypto } from '#platform/crypto';
import { openDestination, presentDestination } from './destination.ts';
import type { PayoffRow } from './payoff.store.ts';

/** A payoff as its cast sees it; the account number only in part. */
export function presentPayoff(crypto: Crypto, row: PayoffRow) {
  return {
    ...row,
    destination: presentDestination(openDestination(crypto, row.payoffId, row.destination)),
  };
}
