import { addMinutes } from '@yoimachi/domain/time';
import { AUTO_FINISH_MINUTES, CLAIM_HOURS, NO_SHOW_AFTER_MINUTES } from './limits.ts';
import type { ActionName } from './action-name.ts';
import { phaseOf, type ParticipationState, type Phase } from './state.ts';

interface DueTime {
  readonly action: ActionName;
  readonly phases: readonly Phase[];
  /** Null while it does not come. */
  readonly at: (state: ParticipationState) => Date | null;
}

/** Until when a claim can be objected to; null if there is none, or somebody has objected. */
export function objectionClosesAt(state: Pick<ParticipationState, 'claimedAt' | 'objectedAt'>): Date | null {
  const { claimedAt, objectedAt } = state;
  return claimedAt === null || objectedAt !== null ? null : addMinutes(claimedAt, CLAIM_HOURS * 60);
}

/** Every instant at which the clock changes a booking, with the action that owns it. */
export const DUE_TIMES = {
  replyDeadline: { action: 'autoReject', phases: ['pending'], at: (state) => state.deadlineAt },
  payment: {
    action: 'cancelForPayment',
    phases: ['pending', 'held', 'due'],
    at: (state) => state.paymentDeadlineAt ?? null,
  },
  noShow: {
    action: 'noShow',
    phases: ['due'],
    at: (state) => addMinutes(state.startsAt, NO_SHOW_AFTER_MINUTES),
  },
  closeNoShow: { action: 'closeNoShow', phases: ['noShow'], at: (state) => state.endsAt },
  lapseExtension: {
    action: 'lapseExtension',
    phases: ['meeting'],
    at: (state) => (state.extensionAskedAt === null ? null : state.endsAt),
  },
  autoFinish: {
    action: 'autoFinish',
    phases: ['meeting'],
    at: (state) => addMinutes(state.endsAt, AUTO_FINISH_MINUTES),
  },
  // A meeting is over long before a claim's 24 hours.
  claimStands: { action: 'claimStands', phases: ['claimed'], at: (state) => objectionClosesAt(state) },
} as const satisfies Record<string, DueTime>;

export type DueName = keyof typeof DUE_TIMES;
export type DueAction = (typeof DUE_TIMES)[DueName]['action'];

export interface Due {
  readonly at: Date;
  readonly action: DueAction;
}

/** The clock's earliest work in this state, past or future; null if there is none. */
export function nextDue(state: ParticipationState): Due | null {
  const phase = phaseOf(state);
  let earliest: Due | null = null;
  for (const { action, phases, at } of Object.values(DUE_TIMES)) {
    if (!(phases as readonly Phase[]).includes(phase)) continue;
    const dueAt = at(state);
    if (dueAt !== null && (earliest === null || dueAt < earliest.at)) earliest = { at: dueAt, action };
  }
  return earliest;
}
