import { fail, ok, type Result } from '../result/index.ts';
import { hasVisibleText } from '../text/index.ts';

/** What somebody can be reported for. */
export const REPORT_CATEGORIES = [
  'NUISANCE',
  'CONTACT',
  'CASH',
  'ABUSE',
  'SEXUAL',
  'DRINKING',
  'FEELINGS',
  'IMPERSONATION',
  'OTHER',
] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

export const REPORT_TEXT_MAX = 500;
/** Of one person in a Tokyo day: each calls an operator. */
export const REPORTS_PER_DAY = 10;

export interface Report {
  readonly category: ReportCategory;
  readonly text: string;
  /** The reporter fears for his or her safety: operators are called at once, and a cast who cancels with it gets no penalty (rules.md 6). */
  readonly isSafety: boolean;
}

/** Whether a report may be sent: REASON_REQUIRED for 'other' without a text, RATE_LIMITED after too many of the day. */
export function checkReport(
  report: Report,
  sentToday: number,
): Result<undefined, 'REASON_REQUIRED' | 'RATE_LIMITED'> {
  if (report.category === 'OTHER' && !hasVisibleText(report.text)) return fail('REASON_REQUIRED', 'text');
  return sentToday >= REPORTS_PER_DAY ? fail('RATE_LIMITED') : ok();
}

/** A confirmed booking that a block ends, with the fee the guest owes for it. */
export interface EndedByBlock {
  readonly bookingId: string;
  readonly feePercent: number;
}

/**
 * Whether what a block ends is what the person was shown (rules.md 6): CONFLICT for a booking that was not there, FEE_CHANGED for
 * another fee. What was shown and is gone meanwhile does no harm.
 */
export function checkSeen(
  seen: readonly EndedByBlock[],
  ended: readonly EndedByBlock[],
): Result<undefined, 'CONFLICT' | 'FEE_CHANGED'> {
  const percents = new Map(seen.map(({ bookingId, feePercent }) => [bookingId, feePercent]));
  if (ended.some(({ bookingId }) => !percents.has(bookingId))) return fail('CONFLICT', 'seen');
  const isSame = ended.every(({ bookingId, feePercent }) => percents.get(bookingId) === feePercent);
  return isSame ? ok() : fail('FEE_CHANGED', 'seen');
}
