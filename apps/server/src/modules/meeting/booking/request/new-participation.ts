import {
  NOTHING_YET,
  nextDue,
  nextReminder,
  replyDeadline,
  type ParticipationState,
} from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';
import type { BookingContext } from '../context.ts';
import type { NewParticipation } from './new-booking.store.ts';
import type { AskedCast, RequestOrder } from './weigh-request.ts';

/** The participation of a cast asked at `now`, with the clock's first work on it: awaiting her answer. */
export function newParticipation(
  { ids }: BookingContext,
  of: { readonly guestId: string; readonly guestName: string; readonly bookingId: string },
  order: RequestOrder,
  { seen, facts, schedule, plannedPoints }: AskedCast,
  now: Date,
): NewParticipation {
  const startsAt = instantAt(order.day, order.startMinute);
  const endsAt = instantAt(order.day, order.endMinute);
  const state: ParticipationState = {
    status: 'PENDING',
    version: 1,
    day: order.day,
    requestedAt: now,
    deadlineAt: replyDeadline(now, startsAt),
    startsAt,
    plannedEndsAt: endsAt,
    endsAt,
    workStartsAt: instantAt(order.day, schedule.workMinute),
    price30: seen.price30,
    price15: seen.price15,
    plannedPoints,
    ...NOTHING_YET,
  };
  const due = nextDue(state);
  return {
    participation: {
      id: ids.newId(),
      ...of,
      castId: seen.castId,
      castName: facts.cast_name,
      startMinute: order.startMinute,
      endMinute: order.endMinute,
      feePercent: 0,
      guestSuspended: false,
      isRewardFrozen: false,
      missingPoints: 0,
      billed: null,
      state,
    },
    scheduleId: schedule.id,
    dueAt: due?.at ?? null,
    dueAction: due?.action ?? null,
    reminderAt: nextReminder(state, now)?.at ?? null,
  };
}
