import { nextDue, NOTHING_YET, replyDeadline, type ParticipationState } from '@yoimachi/domain/booking';
import { quote } from '@yoimachi/domain/pricing';
import { instantAt, type Day } from '@yoimachi/domain/time';
import type { ModelBooking } from './model.ts';
import { pricesOf, SCHEDULE } from './people.ts';
import type { RequestDeed } from './step.ts';

/** What a request makes of a cast who is asked. */
export function newState(step: RequestDeed, cast: number, day: Day, now: Date): ParticipationState {
  const startsAt = instantAt(day, step.startMinute);
  const endsAt = instantAt(day, step.startMinute + step.minutes);
  const prices = pricesOf(cast);
  return {
    ...NEW_STATE,
    ...prices,
    day,
    startsAt,
    endsAt,
    plannedPoints: quote(prices, step.minutes),
    requestedAt: now,
    deadlineAt: replyDeadline(now, startsAt),
    plannedEndsAt: endsAt,
    workStartsAt: instantAt(day, SCHEDULE.workMinute),
  };
}

const NEW_STATE = { status: 'PENDING', version: 1, ...NOTHING_YET } as const;

/** Whether the clock has work to do on a booking at `now`. */
export function isOverdue({ participations }: ModelBooking, now: Date): boolean {
  return participations.some(({ state }) => (nextDue(state)?.at ?? Infinity) <= now);
}
