import { earlierOf, laterOf } from '@yoimachi/domain/time';
import { phaseOf, type ParticipationState } from './state.ts';

/** Billing begins at the later of the planned start and the arrival; a late guest does not move it (rules.md 6). */
export function billingStartsAt(meeting: { readonly startsAt: Date; readonly arrivedAt: Date }): Date {
  return laterOf(meeting.startsAt, meeting.arrivedAt);
}

/** From when to when a finished meeting is counted; null if none took place, or while that is disputed. */
export function meetingSpan(state: ParticipationState): { readonly from: Date; readonly to: Date } | null {
  const { startsAt, endsAt, arrivedAt, finishedAt } = state;
  const isHeld = phaseOf(state) === 'finished' && state.cancelType !== 'GUEST_NO_SHOW';
  if (!isHeld || arrivedAt === null || finishedAt === null) return null;
  const from = billingStartsAt({ startsAt, arrivedAt });
  return { from, to: laterOf(from, earlierOf(finishedAt, endsAt)) };
}
