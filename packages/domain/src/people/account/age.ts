import { fail, ok, type Result } from '@yoimachi/domain/result';
import { ageOn, dayOf, type Day } from '@yoimachi/domain/time';
import { DRINKING_AGE_YEARS, DRINKING_FORBIDDEN_UP_TO_AGE, MIN_AGE_YEARS } from './limits.ts';

/** Old enough from 00:00 Tokyo time on the 18th birthday (rules.md 3). */
export function isOldEnough(birthday: Day, now: Date): boolean {
  return ageOn(birthday, dayOf(now)) >= MIN_AGE_YEARS;
}

/** What is kept of a guest's birthday: null before he said one; fixed while a document of his is judged, and once it proved his age. */
export interface KeptBirthday {
  readonly birthday: Day | null;
  readonly isBirthdayFixed: boolean;
}

/** A guest's birthday after he gave one, or none: what is kept stays until another is given (rules.md 3). Fails with AGE_UNDER_18, BIRTHDAY_FIXED. */
export function birthdayAfter(
  given: Day | undefined,
  { birthday, isBirthdayFixed }: KeptBirthday,
  now: Date,
): Result<Day | null, 'AGE_UNDER_18' | 'BIRTHDAY_FIXED'> {
  if (given === undefined || given === birthday) return ok(birthday);
  if (isBirthdayFixed) return fail('BIRTHDAY_FIXED', 'birthday');
  return isOldEnough(given, now) ? ok(given) : fail('AGE_UNDER_18', 'birthday');
}

/** Whether 'can drink' and 'can drink a little' may be chosen: by nobody whose birthday is not known. */
export function mayChooseDrinking(birthday: Day | null, now: Date): boolean {
  return birthday !== null && ageOn(birthday, dayOf(now)) > DRINKING_FORBIDDEN_UP_TO_AGE;
}

/** Whether the law forbids somebody to drink on that day; of whom no birthday is known, nothing is said. */
export function isUnderDrinkingAge(birthday: Day | null, day: Day): boolean {
  return birthday !== null && ageOn(birthday, day) < DRINKING_AGE_YEARS;
}
