import type { ParticipationStateWire } from '@yoimachi/contract/booking';
import { nextDue, reviveState } from '@yoimachi/domain/booking';
import type { ParticipationState, Role } from '@yoimachi/domain/booking';
import { reviewState } from '@yoimachi/domain/review';

/** What every booking of a list or a detail carries. */
export interface BookingWire {
  readonly state: ParticipationStateWire;
  readonly reviewed: boolean;
}

/** The state of an answer, as the domain's functions take it. */
export function stateOf(booking: Pick<BookingWire, 'state'>): ParticipationState {
  return reviveState(booking.state);
}

/** Whether this side can still review. */
export function isReviewOpen(booking: BookingWire, now: Date): boolean {
  const { finishedAt } = stateOf(booking);
  const ownReviewedAt = booking.reviewed ? finishedAt : null;
  return reviewState({ finishedAt, ownReviewedAt, otherReviewedAt: null }, now).canReview;
}

/** When the clock changes one of these bookings next; null when it has nothing to do. */
export function earliestDue(bookings: readonly Pick<BookingWire, 'state'>[]): Date | null {
  const times = bookings.flatMap((booking) => nextDue(stateOf(booking))?.at.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** The other person of a booking. */
export function otherRole(role: Role): Role {
  return role === 'cast' ? 'guest' : 'cast';
}
