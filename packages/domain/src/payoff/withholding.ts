import { daysBetween } from '../time/index.ts';
import type { PayoffPeriod } from './pay-day.ts';

/** NONE: the operator only collects for the cast; HOSTESS_204_1_6: he is the payer of hostess pay (domain 2.6). */
export const WITHHOLDING_MODES = ['NONE', 'HOSTESS_204_1_6'] as const;
export type WithholdingMode = (typeof WITHHOLDING_MODES)[number];

/** Free of tax for each calendar day of the calculation period, worked or not (Supreme Court, 2 March 2010). */
const DEDUCTION_YEN_A_DAY = 5000;
/** 10.21 %: income tax and the special tax for reconstruction. */
const RATE_PER_10000 = 1021;

/** The tax kept back of `payYen`, in yen, rounded down (domain 2.6). */
export function withholdingYen(mode: WithholdingMode, payYen: number, period: PayoffPeriod): number {
  if (mode === 'NONE') return 0;
  const days = daysBetween(period.start, period.end) + 1;
  const taxedYen = Math.max(0, payYen - DEDUCTION_YEN_A_DAY * days);
  return Math.floor((taxedYen * RATE_PER_10000) / 10_000);
}
