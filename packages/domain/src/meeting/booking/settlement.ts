import { quote } from '@yoimachi/domain/pricing';
import { MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { clockMinutesBetween, earlierOf } from '@yoimachi/domain/time';
import { billingStartsAt } from './meeting-span.ts';
import type { ParticipationState } from './state.ts';

type Timed = Pick<ParticipationState, 'startsAt' | 'endsAt'>;

export interface Meeting extends Timed {
  readonly arrivedAt: Date;
  readonly finishedAt: Date;
  /** She ended it early: the 45 minutes are not owed. */
  readonly cutShortByCast: boolean;
}

/**
 * Minutes to pay, a multiple of 15: from the billing start to the finish (not after the current end), never more than planned plus
 * extensions. Minutes are those a clock in Tokyo shows: both instants lose their seconds first, so 18:00:59 to 18:45:01 is 45 minutes; then
 * rounded up to 15, so the sum changes only at full minutes, when a new quarter begins. 45 are owed if the guest ends early, unless she
 * came so late that fewer were left or ended it herself; then only the actual time counts (rules.md 6).
 */
export function billedMinutes(meeting: Meeting): number {
  const start = billingStartsAt(meeting);
  const bookedMinutes = clockMinutesBetween(meeting.startsAt, meeting.endsAt);
  const leftMinutes = clockMinutesBetween(start, meeting.endsAt);
  const realMinutes = Math.max(0, clockMinutesBetween(start, earlierOf(meeting.finishedAt, meeting.endsAt)));
  const roundedMinutes = Math.ceil(realMinutes / STEP_MINUTES) * STEP_MINUTES;
  const owesMinimum = !meeting.cutShortByCast && leftMinutes >= MIN_MINUTES;
  return Math.min(bookedMinutes, owesMinimum ? Math.max(MIN_MINUTES, roundedMinutes) : roundedMinutes);
}

/** What a finished meeting costs, at the prices of the request. */
export function settlementOf(
  state: Pick<ParticipationState, 'price30' | 'price15'>,
  meeting: Meeting,
): { readonly minutes: number; readonly points: number } {
  const minutes = billedMinutes(meeting);
  return { minutes, points: quote(state, minutes) };
}
