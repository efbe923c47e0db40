import type { Day } from '../time/index.ts';
import type { BookingStatus, CancelType, Role } from './values.ts';

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
  /** 18:00 two days before, while points are missing and no card authorisation stands for them. */
  readonly paymentDeadlineAt?: Date | null;
}

/**
 * The places of the process. Inside APPROVE: held (the booking still waits for another cast), due, meeting, finished.
 * `closed` is every refused or cancelled end.
 */
export const PHASES = ['pending', 'held', 'due', 'meeting', 'noShow', 'finished', 'closed'] as const;
export type Phase = (typeof PHASES)[number];
export const OPEN_PHASES = [
  'pending',
  'held',
  'due',
  'meeting',
  'noShow',
] as const satisfies readonly Phase[];

export function phaseOf(
  state: Pick<ParticipationState, 'status' | 'confirmedAt' | 'arrivedAt' | 'finishedAt'>,
): Phase {
  switch (state.status) {
    case 'PENDING':
      return 'pending';
    case 'NO_SHOW':
      return 'noShow';
    case 'FORCE_FINISH':
      return 'finished';
    case 'APPROVE':
      if (state.finishedAt) return 'finished';
      if (state.arrivedAt) return 'meeting';
      return state.confirmedAt ? 'due' : 'held';
    default:
      return 'closed';
  }
}

/** Whether the part still can change by a command. */
export function isOpen(state: Parameters<typeof phaseOf>[0]): boolean {
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
