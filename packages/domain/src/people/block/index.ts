import { fail, ok, type Result } from '@yoimachi/domain/result';
import { hasVisibleText } from '@yoimachi/domain/text';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';

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
/** Per person and Tokyo day: each one alerts an operator. */
export const REPORTS_PER_DAY = 10;
/** What a report froze, pictures and chat, is kept so long after the report was dealt with, for who objects (rules.md 13). */
export const EVIDENCE_DAYS = 180;

/** Reports that were dealt with by this instant no longer need what they froze. */
export const evidenceBefore = (now: Date): Date => addMinutes(now, -EVIDENCE_DAYS * DAY_MINUTES);

export interface Report {
  readonly category: ReportCategory;
  readonly text: string;
  /** The reporter fears for his or her safety: operators are alerted at once, and a cast who cancels this way gets no penalty (rules.md 6). */
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

/**
 * Whether a block cancels only the bookings the person was shown, by their ids (rules.md 6): else CONFLICT. Bookings shown but gone
 * meanwhile do no harm; the total cost is checked when it ends.
 */
export function checkSeen(seen: readonly string[], ended: readonly string[]): Result<undefined, 'CONFLICT'> {
  return ended.every((bookingId) => seen.includes(bookingId)) ? ok() : fail('CONFLICT', 'seen');
}

/** From how many numbers a cast can hide, and how long her word for one may be. */
export const HIDDEN_NUMBERS_MAX = 50;
export const HIDDEN_LABEL_MAX = 20;
