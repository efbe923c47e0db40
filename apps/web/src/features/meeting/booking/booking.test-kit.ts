import { NOTHING_YET, type ParticipationState } from '@yoimachi/domain/booking';
import { instantAt } from '@yoimachi/domain/time';

export const DAY = '2026-11-21';

/** An agreed booking on that day, 17:30 to 19:00, work at 20:00. */
export function dueState(change: Partial<ParticipationState> = {}): ParticipationState {
  return {
    status: 'APPROVE',
    version: 2,
    day: DAY,
    requestedAt: instantAt('2026-11-19', 1200),
    deadlineAt: instantAt('2026-11-20', 1200),
    startsAt: instantAt(DAY, 1050),
    plannedEndsAt: instantAt(DAY, 1140),
    endsAt: instantAt(DAY, 1140),
    workStartsAt: instantAt(DAY, 1200),
    price30: 5500,
    price15: 2750,
    plannedPoints: 16_500,
    ...NOTHING_YET,
    confirmedAt: instantAt('2026-11-19', 1300),
    approvedAt: instantAt('2026-11-19', 1300),
    ...change,
  };
}

/** A request waiting for its answer. */
export function pendingState(change: Partial<ParticipationState> = {}): ParticipationState {
  return dueState({ status: 'PENDING', confirmedAt: null, approvedAt: null, ...change });
}

/** The meeting of that booking, started on time by the cast. */
export function meetingState(change: Partial<ParticipationState> = {}): ParticipationState {
  return dueState({ arrivedAt: instantAt(DAY, 1045), arrivedBy: 'cast', ...change });
}
