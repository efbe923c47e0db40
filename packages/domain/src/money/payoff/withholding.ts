import { forDays, shareOf } from '@yoimachi/domain/money';
import { daysBetween } from '@yoimachi/domain/time';
import type { PayoffPeriod } from './pay-day.ts';

/** NONE: the operator only collects for the cast; HOSTESS_204_1_6: he is the payer of hostess pay (domain 2.6). */
export const WITHHOLDING_MODES = ['NONE', 'HOSTESS_204_1_6'] as const;
export type WithholdingMode = (typeof WITHHOLDING_MODES)[number];

/** Tax-free amount for each calendar day of the calculation period, worked or not (Supreme Court, 2 March 2010). */
const DEDUCTION_YEN_A_DAY = 5000;
/** 10.21 %: income tax and the special tax for reconstruction. */
const RATE_PER_10000 = 1021;

/**
 * The tax withheld from `payYen`, in yen, rounded down (domain 2.6). The tax-free amount counts once per period: `earlierYen`, the period's
 * other payments, have used it first.
 */
export function withholdingYen(
  mode: WithholdingMode,
  payYen: number,
  period: PayoffPeriod,
  earlierYen: number,
): number {
  if (mode === 'NONE') return 0;
  const freeYen = forDays(DEDUCTION_YEN_A_DAY, daysBetween(period.start, period.end) + 1);
  return taxYen(earlierYen + payYen - freeYen) - taxYen(earlierYen - freeYen);
}

const taxYen = (taxedYen: number) => shareOf(Math.max(0, taxedYen), RATE_PER_10000, 10_000);
