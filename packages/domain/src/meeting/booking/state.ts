import type { Day } from '@yoimachi/domain/time';
import type { BookingStatus, CancelType, ClaimType, Role } from './values.ts';

/** What decides about one cast's part in a booking. Prices are the snapshot of the request, in points. */
export interface ParticipationState {
  readonly status: BookingStatus;
  readonly version: number;
  /** The schedule's day: for fees, labels and one request a day. */
  readonly day: Day;
  readonly requestedAt: Date;
  /** The cast answers before this. */
  readonly deadlineAt: Date;
  readonly startsAt: Date;
  readonly plannedEndsAt: Date;
  /** Planned end and agreed extensions. */
  readonly endsAt: Date;
  readonly workStartsAt: Date;
  readonly price30: number;
  readonly price15: number;
  readonly plannedPoints: number;
  /** When the last cast of the booking approved. */
  readonly confirmedAt: Date | null;
  readonly approvedAt: Date | null;
  readonly arrivedAt: Date | null;
  /** Who pressed the arrival. */
  readonly arrivedBy: Role | null;
  /** A question for 15 minutes more that waits for the cast. */
  readonly extensionAskedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly checkedOutAt: Date | null;
  readonly settledAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly rejectedAt: Date | null;
  readonly cancelType: CancelType | null;
  /** 'Guest did not come' or 'she is not here'; one in a part's life. */
  readonly claimType: ClaimType | null;
  readonly claimedAt: Date | null;
  /** When the other side objected: then only an operator ends the claim. */
  readonly objectedAt: Date | null;
  readonly claimEndedAt: Date | null;
  /** 18:00 two days before, while points are missing and no card authorisation stands for them. */
  readonly paymentDeadlineAt?: Date | null;
}

/** What has not happened yet to a part that was only just asked for. */
export const NOTHING_YET = {
  confirmedAt: null,
  approvedAt: null,
  arrivedAt: null,
  arrivedBy: null,
  extensionAskedAt: null,
  finishedAt: null,
  checkedOutAt: null,
  settledAt: null,
  cancelledAt: null,
  rejectedAt: null,
  cancelType: null,
  claimType: null,
  claimedAt: null,
  objectedAt: null,
  claimEndedAt: null,
} as const satisfies Partial<ParticipationState>;

/**
 * The places of the process. Inside APPROVE: held (the booking still waits for another cast), due, meeting, finished.
 * `claimed` is a
 * meeting that is over while a claim about it is open: nothing is settled yet. `closed` is every refused or cancelled end.
 */
export const PHASES = [
  'pending',
  'held',
  'due',
  'meeting',
  'noShow',
  'claimed',
  'finished',
  'closed',
] as const;
export type Phase = (typeof PHASES)[number];
export const OPEN_PHASES = [
  'pending',
  'held',
  'due',
  'meeting',
  'noShow',
  'claimed',
] as const satisfies readonly Phase[];

type Placed = Pick<
  ParticipationState,
  'status' | 'confirmedAt' | 'arrivedAt' | 'finishedAt' | 'claimedAt' | 'claimEndedAt'
>;

/** Whether a claim waits for its 24 hours or for an operator. */
export function claimIsOpen(state: Pick<ParticipationState, 'claimedAt' | 'claimEndedAt'>): boolean {
  return state.claimedAt !== null && state.claimEndedAt === null;
}

/** Whether the meeting is over, also while a claim about it is open. */
export function isOver(state: Placed): boolean {
  const phase = phaseOf(state);
  return phase === 'finished' || phase === 'claimed';
}

/** Whether somebody has arrived and the planned start is still to come: nothing runs yet. */
export function waitsForStart(state: Placed & Pick<ParticipationState, 'startsAt'>, now: Date): boolean {
  return phaseOf(state) === 'meeting' && now < state.startsAt;
}

export function phaseOf(state: Placed): Phase {
  switch (state.status) {
    case 'PENDING':
      return 'pending';
    case 'NO_SHOW':
      return 'noShow';
    case 'FORCE_FINISH':
      return claimIsOpen(state) ? 'claimed' : 'finished';
    case 'APPROVE':
      if (state.finishedAt) return claimIsOpen(state) ? 'claimed' : 'finished';
      if (state.arrivedAt) return 'meeting';
      return state.confirmedAt ? 'due' : 'held';
    default:
      return 'closed';
  }
}

/** Whether the part still can change by a command. */
export function isOpen(state: Placed): boolean {
  const phase = phaseOf(state);
  return phase !== 'finished' && phase !== 'closed';
}

type Instant = {
  [K in keyof ParticipationState]-?: Date extends ParticipationState[K] ? K : never;
}[keyof ParticipationState];

/** A state as it travels: instants are ISO 8601 text. */
export type ParticipationText = {
  readonly [K in keyof ParticipationState]: K extends Instant
    ? string | Exclude<ParticipationState[K], Date>
    : ParticipationState[K];
};

/** The state of its travelling form. */
export function reviveState(text: ParticipationText): ParticipationState {
  const revived: Record<string, unknown> = { ...text };
  for (const [key, value] of Object.entries(text)) {
    if (key.endsWith('At') && typeof value === 'string') revived[key] = new Date(value);
  }
  return revived as unknown as ParticipationState;
}
