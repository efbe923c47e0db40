import { isDay, type Day } from '#lib/dates.ts';

/** A birthday being chosen: text of each part, '' if missing. */
export interface BirthdayParts {
  readonly year: string;
  readonly month: string;
  readonly dayOfMonth: string;
}

export const NO_BIRTHDAY: BirthdayParts = { year: '', month: '', dayOfMonth: '' };

export function partsOf(day: Day | null): BirthdayParts {
  if (day === null) return NO_BIRTHDAY;
  const [year = '', month = '', dayOfMonth = ''] = day.split('-').map((part) => String(Number(part)));
  return { year, month, dayOfMonth };
}

/** Stands for a date that is incomplete or does not exist. */
export const BROKEN = 'broken';

/** Whether a date is chosen, and exists. */
export const isBirthday = (day: Day | null): day is Day => day !== null && day !== BROKEN;

/** The chosen date; null if nothing is chosen, BROKEN if it is incomplete or does not exist. */
export function birthdayOf({ year, month, dayOfMonth }: BirthdayParts): Day | null {
  if (year === '' && month === '' && dayOfMonth === '') return null;
  const day = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return year !== '' && isDay(day) ? day : BROKEN;
}
