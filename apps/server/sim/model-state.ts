import {
  decide,
  nextDue,
  NOTHING_YET,
  replyDeadline,
  type ParticipationState,
} from '@yoimachi/domain/booking';
import { quote } from '@yoimachi/domain/pricing';
import { dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import type { ModelBooking, ModelParticipation } from './model-types.ts';
import { pricesOf, SCHEDULE } from './people.ts';
import type { RequestDeed } from './step.ts';

/** What a request makes of a cast who is asked. */
export function newState(step: RequestDeed, cast: number, day: Day, now: Date): ParticipationState {
  const startsAt = instantAt(day, step.startMinute);
  const endsAt = instantAt(day, step.startMinute + step.minutes);
  const prices = pricesOf(cast);
  return {
    ...NEW_STATE,
    ...prices,
    day,
    startsAt,
    endsAt,
    plannedPoints: quote(prices, step.minutes),
    requestedAt: now,
    deadlineAt: replyDeadline(now, startsAt),
    plannedEndsAt: endsAt,
    workStartsAt: instantAt(day, SCHEDULE.workMinute),
  };
}

const NEW_STATE = { status: 'PENDING', version: 1, ...NOTHING_YET } as const;

/** Whether the clock has work to do on a booking at `now`. */
export function isOverdue({ participations }: ModelBooking, now: Date): boolean {
  return participations.some(({ state }) => (nextDue(state)?.at ?? Infinity) <= now);
}

/** When a meeting that is over at `now` ended, even if the clock's work is not done yet. */
export function finishedBy(state: ParticipationState, now: Date): Date | null {
  let current = state;
  for (let due = nextDue(current); due && due.at <= now; due = nextDue(current)) {
    const decision = decide(current, { action: due.action }, { actor: 'clock', now: due.at });
    if (!decision.ok) throw new Error(`The model's clock is refused: ${decision.error.code}`);
    current = decision.value.state;
  }
  return current.finishedAt;
}

export const versionOf = (participations: readonly ModelParticipation[]) =>
  participations.reduce((sum, { state }) => sum + state.version, 0);

export const wasWithdrawn = ({ repeatable, state }: ModelParticipation, day: Day) =>
  repeatable && state.cancelType === 'GUEST' && dayOf(state.cancelledAt!) === day;

export const overlaps = (a: Pick<ParticipationState, 'startsAt' | 'endsAt'>, b: typeof a) =>
  a.startsAt < b.endsAt && b.startsAt < a.endsAt;
export const takesTime = ({ state }: Pick<ModelParticipation, 'state'>) =>
  (state.status === 'APPROVE' || state.status === 'NO_SHOW') && state.finishedAt === null;
