import { ageOn, dayOf, type Day } from '@yoimachi/domain/time';
import { DRINKING_AGE_YEARS, DRINKING_FORBIDDEN_UP_TO_AGE, MIN_AGE_YEARS } from './limits.ts';

/** Old enough from 00:00 Tokyo time on the 18th birthday (rules.md 3). */
export function isOldEnough(birthday: Day, now: Date): boolean {
  return ageOn(birthday, dayOf(now)) >= MIN_AGE_YEARS;
}

/** Whether 'can drink' and 'can drink a little' may be chosen; without a birthday nothing is forbidden. */
export function mayChooseDrinking(birthday: Day | null, now: Date): boolean {
  return birthday === null || ageOn(birthday, dayOf(now)) > DRINKING_FORBIDDEN_UP_TO_AGE;
}

/** Whether the law forbids somebody to drink on that day; of whom no birthday is known, nothing is said. */
export function isUnderDrinkingAge(birthday: Day | null, day: Day): boolean {
  return birthday !== null && ageOn(birthday, day) < DRINKING_AGE_YEARS;
}
