import { extensionPoints } from '@yoimachi/domain/pricing';
import { END_BEFORE_WORK_MINUTES } from '@yoimachi/domain/schedule';
import { addMinutes, clockMinutesBetween } from '@yoimachi/domain/time';
import { EXTENSION_MINUTES } from './limits.ts';
import type { ParticipationState } from './state.ts';

/** No extension ends later than 15 minutes before her work (rules.md 6). */
export function extensionMayEndAt(state: Pick<ParticipationState, 'workStartsAt'>): Date {
  return addMinutes(state.workStartsAt, -END_BEFORE_WORK_MINUTES);
}

/** Price of 15 more minutes: price(new length) − price(old length), in points (rules.md 4). */
export function nextExtensionPoints(
  state: Pick<ParticipationState, 'startsAt' | 'endsAt' | 'price30' | 'price15'>,
): number {
  const minutes = clockMinutesBetween(state.startsAt, state.endsAt);
  return extensionPoints(state, minutes, minutes + EXTENSION_MINUTES);
}
