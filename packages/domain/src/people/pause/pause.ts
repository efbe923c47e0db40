import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addDays, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { RESUME_WITHIN_DAYS } from './limits.ts';

/** She is reminded at this minute of the day before. */
const NOTICE_MINUTE = 18 * 60;

/** When a pause ends by itself (null: it lasts until she ends it), and when she is reminded of it (null: she named the day just now). */
export interface PauseEnd {
  readonly resumesAt: Date | null;
  readonly noticeAt: Date | null;
}

/** The end of a pause that lasts until 00:00 of `day` (Tokyo); RESUME_DAY unless that is from tomorrow on and within 180 days. */
export function pauseEnd(day: Day | null, now: Date): Result<PauseEnd, 'RESUME_DAY'> {
  if (day === null) return ok({ resumesAt: null, noticeAt: null });
  const today = dayOf(now);
  if (day <= today || day > addDays(today, RESUME_WITHIN_DAYS)) return fail('RESUME_DAY', 'resumeDay');
  const noticeAt = instantAt(addDays(day, -1), NOTICE_MINUTE);
  return ok({ resumesAt: instantAt(day, 0), noticeAt: noticeAt > now ? noticeAt : null });
}
