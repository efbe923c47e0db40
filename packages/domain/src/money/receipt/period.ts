import { addDays, type Day } from '@yoimachi/domain/time';

/** A month 'YYYY-MM' or a year 'YYYY', of the years 1000 to 2998. */
export type Period = string;

export function isPeriod(text: string): text is Period {
  return /^(?:1\d{3}|2[0-8]\d{2}|29[0-8]\d|299[0-8])(?:-(?:0[1-9]|1[0-2]))?$/.test(text);
}

/** The first Tokyo day of a month or a year, and the first one after it. */
export function periodDays(period: Period): { readonly from: Day; readonly before: Day } {
  const [year, month] = period.split('-');
  if (month === undefined) return { from: `${year}-01-01`, before: `${Number(year) + 1}-01-01` };
  const from = `${period}-01`;
  // The 32nd day of a month lies in the next one, whatever its length.
  return { from, before: `${addDays(from, 31).slice(0, 7)}-01` };
}
