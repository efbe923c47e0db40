import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addDays, daysBetween, type Day } from '@yoimachi/domain/time';

/** The most days that are looked at together. */
const FIGURE_DAYS_MAX = 92;

/** The days of a span of figures, both ends included, the last first. VALIDATION: it ends before it begins, or is too long. */
export function figureDays(from: Day, to: Day): Result<Day[], 'VALIDATION'> {
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > FIGURE_DAYS_MAX) return fail('VALIDATION', 'to');
  return ok(Array.from({ length }, (_, index) => addDays(to, -index)));
}
