import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addDays, type Day, dayOf, daysBetween, instantAt } from '@yoimachi/domain/time';

/** Why a cast is taken out of the rankings, in an operator's words. */
export const EXCLUSION_REASON_MAX = 500;
/** It neither begins nor ends later than that; without an end it lasts until she is put back. */
export const EXCLUSION_DAYS_MAX = 366;

/** The first and the last day without her; null: at once, and until she is put back. */
export interface ExclusionDays {
  readonly fromDay: Day | null;
  readonly untilDay: Day | null;
}

export interface ExclusionTerm {
  readonly from: Date;
  /** When she is back; null: when somebody puts her back. */
  readonly until: Date | null;
}

/** From when until when she is out; VALIDATION for days that have passed, are turned round, or lie too far ahead. */
export function exclusionTerm(
  { fromDay, untilDay }: ExclusionDays,
  now: Date,
): Result<ExclusionTerm, 'VALIDATION'> {
  const today = dayOf(now);
  const isNear = (day: Day, after: Day) =>
    daysBetween(after, day) >= 0 && daysBetween(today, day) <= EXCLUSION_DAYS_MAX;
  if (fromDay !== null && !isNear(fromDay, today)) return fail('VALIDATION', 'fromDay');
  const first = fromDay ?? today;
  if (untilDay !== null && !isNear(untilDay, first)) return fail('VALIDATION', 'untilDay');
  return ok({
    from: first === today ? now : instantAt(first, 0),
    until: untilDay === null ? null : instantAt(addDays(untilDay, 1), 0),
  });
}

/** Not yet; she is out; it has passed; an operator put her back. */
export const EXCLUSION_STATES = ['COMING', 'OUT', 'OVER', 'LIFTED'] as const;
export type ExclusionState = (typeof EXCLUSION_STATES)[number];

export function exclusionState(
  { from, until, liftedAt }: ExclusionTerm & { readonly liftedAt: Date | null },
  now: Date,
): ExclusionState {
  if (liftedAt !== null) return 'LIFTED';
  if (until !== null && until <= now) return 'OVER';
  return from > now ? 'COMING' : 'OUT';
}

/** Whether there is something left to put her back from. */
export const isExclusionOpen = (state: ExclusionState): boolean => state === 'COMING' || state === 'OUT';
