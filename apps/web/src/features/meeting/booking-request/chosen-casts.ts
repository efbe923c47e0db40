import { messageOf } from '@yoimachi/contract/errors';
import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import { quote as pointsFor } from '@yoimachi/domain/pricing';
import { ApiError } from '#lib/api-error.ts';
import type { CheckedCast } from './api/check-valid-casts.ts';
import { requestTexts } from './ja.ts';

/** A cast whom the guest asks together with the first one, as far as she has been read. */
export interface OtherCast {
  readonly castId: string;
  /** null: on its way, or not to be had. */
  readonly profile: CastProfile | null;
  /** Her schedule of the chosen day; null where she has none, or it is not known. */
  readonly castDay: CastDay | null;
  /** She cannot be seen any more. */
  readonly isGone: boolean;
  /** Why she could not be read; null where she is there, or gone. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** What a request names of a cast: as the guest saw her. */
export type SeenCast = Pick<CastProfile, 'castId' | 'nickname' | 'price30' | 'price15'>;

/** What blames the time rather than her. */
const THEN: readonly string[] = ['CASTS_UNAVAILABLE', 'CASTS_NOT_MATCHING', 'CAST_UNAVAILABLE_AT_TIME'];
/** What can stand against one of several casts, and be mended by going without her. */
const OF_ONE: readonly string[] = [
  ...THEN,
  'SCHEDULE_CHANGED',
  'ALREADY_REQUESTED',
  'CAST_NOT_AVAILABLE',
  'SAME_PERSON',
];

/**
 * Who of the others cannot be asked, with the sentence that stands beside her. `checked` is the server's answer for the chosen time;
 * null while it is not known.
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

/** The cast whom an answer blames, where it is one of several. */
export function blamedCast(error: unknown): string | null {
  const castId = error instanceof ApiError ? error.details['castId'] : undefined;
  return typeof castId === 'string' ? castId : null;
}

/** Points that meeting each of them for so long needs. */
export const pointsOfEach = (casts: readonly SeenCast[], minutes: number): number[] =>
  casts.map((cast) => pointsFor(cast, minutes));

/** Points that meeting all of them for so long needs. */
export const pointsOfAll = (casts: readonly SeenCast[], minutes: number): number =>
  pointsOfEach(casts, minutes).reduce((sum, points) => sum + points, 0);
