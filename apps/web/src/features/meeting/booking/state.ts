import type { ParticipationStateWire } from '@yoimachi/contract/booking';
import {
  ARRIVAL_BEFORE_START_MINUTES,
  isOpen,
  isOver,
  nextDue,
  phaseOf,
  reviveState,
} from '@yoimachi/domain/booking';
import type { ParticipationState } from '@yoimachi/domain/booking';
import { reviewState } from '@yoimachi/domain/review';
import { addMinutes, laterOf } from '@yoimachi/domain/time';
import { dayOf } from '#lib/dates.ts';

/** What every booking of a list or a detail carries. */
export interface BookingWire {
  readonly state: ParticipationStateWire;
  readonly reviewed: boolean;
}

/** The state from an answer, in the form the domain's functions take. */
export function stateOf(booking: Pick<BookingWire, 'state'>): ParticipationState {
  return reviveState(booking.state);
}

/** Whether a meeting is upcoming or running. */
export function goesOn(booking: Pick<BookingWire, 'state'>): boolean {
  const state = stateOf(booking);
  return isOpen(state) && !isOver(state);
}

/** Whether this side can still review. A screen's time is that of its last full minute, so it may lie before the finish. */
export function isReviewOpen(booking: BookingWire, now: Date): boolean {
  const { finishedAt } = stateOf(booking);
  if (finishedAt === null) return false;
  const ownReviewedAt = booking.reviewed ? finishedAt : null;
  const facts = { finishedAt, ownReviewedAt, otherReviewedAt: null };
  return reviewState(facts, laterOf(now, finishedAt)).canReview;
}

/** Whether the day screen has this meeting: it is later today, or has not ended. */
export function isOfToday(state: ParticipationState, now: Date): boolean {
  const phase = phaseOf(state);
  return phase === 'meeting' || phase === 'noShow' || (phase === 'due' && dayOf(now) >= state.day);
}

/** Whether the day screen is what the user wants: from when arrival can be pressed until the end. */
export function isAtHand(state: ParticipationState, now: Date): boolean {
  const opensAt = addMinutes(state.startsAt, -ARRIVAL_BEFORE_START_MINUTES);
  return isOfToday(state, now) && (phaseOf(state) !== 'due' || now >= opensAt);
}

/** When the clock next changes one of these bookings; null if it never will. */
export function earliestDue(bookings: readonly Pick<BookingWire, 'state'>[]): Date | null {
  const times = bookings.flatMap((booking) => nextDue(stateOf(booking))?.at.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}
