import { nextDueOf, type Participation, type ParticipationState } from '@yoimachi/domain/booking';
import type { Selectable } from 'kysely';
import type { Database } from '#platform/database';

type Row = Selectable<Database['participation']>;
type StateColumn =
  | 'status'
  | 'version'
  | 'day'
  | 'requested_at'
  | 'deadline_at'
  | 'starts_at'
  | 'planned_ends_at'
  | 'ends_at'
  | 'work_starts_at'
  | 'price30'
  | 'price15'
  | 'planned_points'
  | 'approved_at'
  | 'arrived_at'
  | 'arrived_by'
  | 'extension_asked_at'
  | 'finished_at'
  | 'checked_out_at'
  | 'settled_at'
  | 'cancelled_at'
  | 'rejected_at'
  | 'cancel_type'
  | 'claim_type'
  | 'claimed_at'
  | 'objected_at'
  | 'claim_ended_at';

/** The columns a state is made of; `confirmed_at` and `payment_deadline_at` are the booking's. */
export type StateRow = Pick<Row, StateColumn> & {
  readonly confirmed_at: Date | null;
  readonly payment_deadline_at?: Date | null;
};

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

/** The domain's state of a stored row. */
export function stateOf(row: StateRow): ParticipationState {
  return {
    status: row.status,
    version: row.version,
    day: row.day,
    requestedAt: row.requested_at,
    deadlineAt: row.deadline_at,
    startsAt: row.starts_at,
    plannedEndsAt: row.planned_ends_at,
    endsAt: row.ends_at,
    workStartsAt: row.work_starts_at,
    price30: row.price30,
    price15: row.price15,
    plannedPoints: row.planned_points,
    confirmedAt: row.confirmed_at,
    approvedAt: row.approved_at,
    arrivedAt: row.arrived_at,
    arrivedBy: row.arrived_by,
    extensionAskedAt: row.extension_asked_at,
    finishedAt: row.finished_at,
    checkedOutAt: row.checked_out_at,
    settledAt: row.settled_at,
    cancelledAt: row.cancelled_at,
    rejectedAt: row.rejected_at,
    cancelType: row.cancel_type,
    claimType: row.claim_type,
    claimedAt: row.claimed_at,
    objectedAt: row.objected_at,
    claimEndedAt: row.claim_ended_at,
    paymentDeadlineAt: row.payment_deadline_at ?? null,
  };
}
