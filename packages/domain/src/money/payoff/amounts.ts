import { payoffYen } from '@yoimachi/domain/money';
import type { PayoffPeriod } from './pay-day.ts';
import { withholdingYen, type WithholdingMode } from './withholding.ts';

/** Who pays the bank for the transfer (domain 0, D10). */
export const FEE_BEARERS = ['PAYEE', 'OPERATOR'] as const;
export type FeeBearer = (typeof FEE_BEARERS)[number];

/** What an operator decides about payoffs. */
export interface PayoffTerms {
  readonly transferFeeYen: number;
  readonly feeBearer: FeeBearer;
  readonly withholdingMode: WithholdingMode;
}

/** What happens to the points of one payoff, in yen. The stage fee is not part of it: it was deducted when the reward was credited. */
export interface PayoffAmounts {
  readonly amountYen: number;
  readonly withholdingYen: number;
  /** The cast's share of the bank fee. */
  readonly transferFeeYen: number;
  /** What reaches her account; zero or less if the fee consumes all of it. */
  readonly transferYen: number;
}

/**
 * 1 point is 1 yen, less tax where it is withheld, less the bank's fee where she bears it (rules.md 7).
 *
 * @param earlierYen what she has already asked for in the same period: it is taxed together.
 */
export function payoffAmounts(
  points: number,
  terms: PayoffTerms,
  period: PayoffPeriod,
  earlierYen: number,
): PayoffAmounts {
  const amountYen = payoffYen(points);
  const taxYen = withholdingYen(terms.withholdingMode, amountYen, period, earlierYen);
  const transferFeeYen = terms.feeBearer === 'PAYEE' ? terms.transferFeeYen : 0;
  return {
    amountYen,
    withholdingYen: taxYen,
    transferFeeYen,
    transferYen: amountYen - taxYen - transferFeeYen,
  };
}
