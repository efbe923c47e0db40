import type { Day } from '@yoimachi/domain/time';
import type { BookingStatus, CancelType, ClaimType, Role } from './values.ts';

/** What determines one cast's participation in a booking. Prices are the snapshot from the request, in points. */
export interface ParticipationState {
  readonly status: BookingStatus;
  readonly version: number;
  /** The schedule's day: for fees, labels and the limit of one request a day. */
  readonly day: Day;
  readonly requestedAt: Date;
  /** The deadline for the cast's answer. */
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
  /** A request for 15 more minutes awaiting the cast's answer. */
  readonly extensionAskedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly checkedOutAt: Date | null;
  readonly settledAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly rejectedAt: Date | null;
  readonly cancelType: CancelType | null;
  /** 'Guest did not come' or 'she is not here'; at most one per participation. */
  readonly claimType: ClaimType | null;
  readonly claimedAt: Date | null;
  /** When the other side objected: from then on only an operator ends the claim. */
  readonly objectedAt: Date | null;
  readonly claimEndedAt: Date | null;
  /** 18:00 two days before, while points are missing and no card authorisation covers them. */
  readonly paymentDeadlineAt?: Date | null;
}

/** The fields of a just-requested participation that have no value yet. */
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
 * The places of the process. Within APPROVE: held (the booking still waits for another cast), due, meeting, finished. `claimed` is a
 * finished meeting with an open claim: nothing is settled yet. `closed` is every refused or cancelled end.
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

/** Whether the meeting is over, even while a claim about it is open. */
export function isOver(state: Placed): boolean {
  const phase = phaseOf(state);
  return phase === 'finished' || phase === 'claimed';
}

/** Whether somebody has arrived and the planned start is still ahead: the clock is not running yet. */
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

/** Whether the cast ended the meeting before its time. */
export const isCutShort = ({ status }: Placed): boolean => status === 'FORCE_FINISH';

/** Whether a command can still change the participation. */
export function isOpen(state: Placed): boolean {
  const phase = phaseOf(state);
  return phase !== 'finished' && phase !== 'closed';
}

type Instant = {
  [K in keyof ParticipationState]-?: Date extends ParticipationState[K] ? K : never;
}[keyof ParticipationState];

/** A state as sent over the wire: instants are ISO 8601 text. */
export type ParticipationText = {
  readonly [K in keyof ParticipationState]: K extends Instant
    ? string | Exclude<ParticipationState[K], Date>
    : ParticipationState[K];
};

/** The state from its wire form. */
export function reviveState(text: ParticipationText): ParticipationState {
  const revived: Record<string, unknown> = { ...text };
  for (const [key, value] of Object.entries(text)) {
    if (key.endsWith('At') && typeof value === 'string') revived[key] = new Date(value);
  }
  return revived as unknown as ParticipationState;
}
