import type { Payoff } from '@yoimachi/contract/payoff';
import type { Crypto } from '#platform/crypto';
import { openDestination, presentDestination } from './destination.ts';
import type { PayoffRow } from './payoff.store.ts';

/** A payoff as its cast sees it; the account number only in part. */
export function presentPayoff(crypto: Crypto, row: PayoffRow): Payoff {
  return {
    payoffId: row.id,
    kind: row.kind,
    status: row.status,
    points: row.points,
    withholdingYen: row.withholding_yen,
    transferFeeYen: row.transfer_fee_yen,
    transferYen: row.transfer_yen,
    taxIncluded: row.tax_included,
    requestedAt: row.requested_at.toISOString(),
    payDay: row.pay_day,
    transferredOn: row.transferred_on,
    reason: row.reason,
    destination: presentDestination(openDestination(crypto, row.id, row.destination)),
  };
}
