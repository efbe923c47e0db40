import { nextDueOf, type Participation, type ParticipationState } from '@yoimachi/domain/booking';
import { sql } from 'kysely';

/** The domain's state of a participation `p` of a booking `b`. */
export const STATE = sql`p.status, p.version, p.day, p.requested_at as "requestedAt", p.deadline_at as "deadlineAt",
  p.starts_at as "startsAt", p.planned_ends_at as "plannedEndsAt", p.ends_at as "endsAt", p.work_starts_at as "workStartsAt",
  p.price30, p.price15, p.planned_points as "plannedPoints", b.confirmed_at as "confirmedAt", p.approved_at as "approvedAt",
  p.arrived_at as "arrivedAt", p.arrived_by as "arrivedBy", p.extension_asked_at as "extensionAskedAt",
  p.finished_at as "finishedAt", p.checked_out_at as "checkedOutAt", p.settled_at as "settledAt",
  p.cancelled_at as "cancelledAt", p.rejected_at as "rejectedAt", p.cancel_type as "cancelType", p.claim_type as "claimType",
  p.claimed_at as "claimedAt", p.objected_at as "objectedAt", p.claim_ended_at as "claimEndedAt",
  b.payment_deadline_at as "paymentDeadlineAt"`;

/** What an ended participation costs; it is paid when the last participation in its booking has ended. */
export interface Billed {
  /** Null: nothing is owed. */
  readonly kind: 'USE' | 'CANCELLATION_FEE' | null;
  readonly points: number;
  readonly minutes: number | null;
  /** The guest did not cause the end: points that expired while held come back to him as free points. */
  readonly compensate: boolean;
}

/** One cast's participation in a booking with what its commands need. */
export interface LoadedParticipation {
  readonly id: string;
  readonly bookingId: string;
  readonly guestId: string;
  readonly castId: string;
  readonly guestName: string;
  readonly castName: string;
  readonly startMinute: number;
  readonly endMinute: number;
  /** Of the cast's current stage. */
  readonly feePercent: number;
  readonly guestSuspended: boolean;
  /** She or the guest was suspended while it ran: her reward waits for an operator. */
  readonly isRewardFrozen: boolean;
  /** Of the booking: what a card covers because its hold does not. */
  readonly missingPoints: number;
  readonly billed: Billed | null;
  readonly state: ParticipationState;
}

/** All participations of one booking, in the order of its request; never empty. */
export type Participations = readonly LoadedParticipation[];

/** Participations of several bookings, grouped; the bookings in the order of their guests, in which wallets are locked. */
export function byBooking(participations: readonly LoadedParticipation[]): Participations[] {
  const wholes = Map.groupBy(participations, (participation) => participation.bookingId);
  return [...wholes.values()].toSorted((a, b) => (a[0]!.guestId < b[0]!.guestId ? -1 : 1));
}

/** The participations as the domain sees them. */
export const participationsOf = (participations: Participations): Participation[] =>
  participations.map(({ id, state }) => ({ id, state }));

/** True when the clock should have changed the booking by `now` but has not yet. */
export function isOverdue(participations: Participations, now: Date): boolean {
  const due = nextDueOf(participationsOf(participations));
  return due !== null && due.at <= now;
}

/** The booking version that a command for all participations names: it grows with every change of a participation. */
export const versionOf = (
  participations: readonly { readonly state: Pick<ParticipationState, 'version'> }[],
): number => participations.reduce((sum, { state }) => sum + state.version, 0);
