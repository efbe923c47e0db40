import { addMinutes, earlierOf, laterOf } from '@yoimachi/domain/time';
import { REPLY_HOURS, REPLY_HOURS_BEFORE_START, REPLY_MIN_HOURS } from './limits.ts';

/** The cast's answer deadline: request + 24 h or start − 4 h, whichever is earlier, but not before request + 2 h. */
export function replyDeadline(requestedAt: Date, startsAt: Date): Date {
  const deadline = earlierOf(
    addMinutes(requestedAt, REPLY_HOURS * 60),
    addMinutes(startsAt, -REPLY_HOURS_BEFORE_START * 60),
  );
  return laterOf(deadline, addMinutes(requestedAt, REPLY_MIN_HOURS * 60));
}
