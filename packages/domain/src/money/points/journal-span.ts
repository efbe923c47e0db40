import { fail, ok, type Result } from '@yoimachi/domain/result';
import { compareDays, type Day } from '@yoimachi/domain/time';

/** Tokyo days of the journal, both included; null: without an end on this side. */
export interface DaySpan {
  readonly from: Day | null;
  readonly to: Day | null;
}

interface Asked {
  /** One day alone. */
  readonly day?: Day | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

/** The days that somebody wants of the journal. Fails with VALIDATION: one day and a span at once, or a span that ends before it begins. */
export function journalSpan({ day, from, to }: Asked): Result<DaySpan, 'VALIDATION'> {
  if (day !== undefined)
    return from === undefined && to === undefined ? ok({ from: day, to: day }) : fail('VALIDATION', 'day');
  if (from !== undefined && to !== undefined && compareDays(from, to) > 0) return fail('VALIDATION', 'to');
  return ok({ from: from ?? null, to: to ?? null });
}
