import { percentOf } from '@yoimachi/domain/money';
import { addDays, dayOf, daysBetween, type Day } from '@yoimachi/domain/time';
import type { ParticipationState } from './state.ts';

/** Percent of the planned amount the guest owes, by Tokyo days before the booking's day (specification 9, rules.md 6). */
export const CANCEL_FEE_PERCENT = { sameDay: 100, dayBefore: 50, earlier: 0 } as const;

/** The fee if the guest cancels at `now`; none before the booking is confirmed. */
export function feePercent(state: Pick<ParticipationState, 'day' | 'confirmedAt'>, now: Date): number {
  return state.confirmedAt === null ? 0 : feePercentOfDays(daysBetween(dayOf(now), state.day));
}

/** The fee in points, rounded down. */
export function feePoints(plannedPoints: number, percent: number): number {
  return percentOf(plannedPoints, percent);
}

/** The fee of a booking with these plans per cast: each is rounded down separately (rules.md 4). */
export function feePointsOfAll(plans: readonly number[], percent: number): number {
  return plans.reduce((sum, plannedPoints) => sum + feePoints(plannedPoints, percent), 0);
}

export interface FeeRow {
  /** The cancellation day; null stands for every earlier day. */
  readonly day: Day | null;
  readonly percent: number;
  readonly points: number;
}

/** A booking's cancellation terms, given each cast's plan, from early to late, for the table next to the button. */
export function feeTable(day: Day, plans: readonly number[]): FeeRow[] {
  const row = (ofDay: Day | null, percent: number): FeeRow => ({
    day: ofDay,
    percent,
    points: feePointsOfAll(plans, percent),
  });
  return [
    row(null, CANCEL_FEE_PERCENT.earlier),
    row(addDays(day, -1), CANCEL_FEE_PERCENT.dayBefore),
    row(day, CANCEL_FEE_PERCENT.sameDay),
  ];
}

function feePercentOfDays(daysAhead: number): number {
  if (daysAhead <= 0) return CANCEL_FEE_PERCENT.sameDay;
  return daysAhead === 1 ? CANCEL_FEE_PERCENT.dayBefore : CANCEL_FEE_PERCENT.earlier;
}
