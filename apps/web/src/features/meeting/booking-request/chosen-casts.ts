import { messageOf } from '@yoimachi/contract/errors';
import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import { quote as pointsFor } from '@yoimachi/domain/pricing';
import { ApiError } from '#lib/api-error.ts';
import type { CheckedCast } from './api/checks.ts';
import { requestTexts } from './ja.ts';

/** A cast the guest asks along with the first one, as far as she has been loaded. */
export interface OtherCast {
  readonly castId: string;
  /** null: still loading, or not available. */
  readonly profile: CastProfile | null;
  /** Her schedule on the chosen day; null if she has none or it is not known. */
  readonly castDay: CastDay | null;
  /** She is no longer visible. */
  readonly isGone: boolean;
  /** Why she could not be loaded; null if she was, or is gone. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** What a request says about a cast: as the guest saw her. */
export type SeenCast = Pick<CastProfile, 'castId' | 'nickname' | 'price30' | 'price15'>;

/** Errors that concern the time rather than her. */
const THEN: readonly string[] = ['CASTS_UNAVAILABLE', 'CASTS_NOT_MATCHING', 'CAST_UNAVAILABLE_AT_TIME'];
/** What can rule out one of several casts and be fixed by going without her. */
const OF_ONE: readonly string[] = [
  ...THEN,
  'SCHEDULE_CHANGED',
  'ALREADY_REQUESTED',
  'CAST_NOT_AVAILABLE',
  'SAME_PERSON',
];

/**
 * Which of the others cannot be asked, with the sentence shown next to her. `checked` is the server's answer for the chosen time; null
 * while unknown.
 */
export function castMarks(
  others: readonly OtherCast[],
  isDayChosen: boolean,
  checked: readonly CheckedCast[] | null,
): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const { castId, profile, castDay, isGone } of others) {
    const answer = checked?.find((each) => each.castId === castId);
    if (isGone) marks.set(castId, messageOf('CAST_NOT_AVAILABLE'));
    else if (profile && isDayChosen && !castDay) marks.set(castId, requestTexts.cannotThen);
    else if (answer?.code && OF_ONE.includes(answer.code)) {
      marks.set(castId, THEN.includes(answer.code) ? requestTexts.cannotThen : (answer.message ?? ''));
    }
  }
  return marks;
}

/** The cast an answer is about, if it is one of several. */
export function blamedCast(error: unknown): string | null {
  const castId = error instanceof ApiError ? error.details['castId'] : undefined;
  return typeof castId === 'string' ? castId : null;
}

/** Points needed to meet each of them for that long. */
export const pointsOfEach = (casts: readonly SeenCast[], minutes: number): number[] =>
  casts.map((cast) => pointsFor(cast, minutes));

/** Points needed to meet all of them for that long. */
export const pointsOfAll = (casts: readonly SeenCast[], minutes: number): number =>
  pointsOfEach(casts, minutes).reduce((sum, points) => sum + points, 0);
