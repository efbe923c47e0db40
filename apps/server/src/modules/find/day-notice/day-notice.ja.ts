import { formatDayShort, type Day } from '@yoimachi/domain/time';

/** Days that a cast opened, in order. */
export function daysText(days: readonly Day[]): string {
  const [first, ...others] = days;
  if (first === undefined) return '';
  return `${formatDayShort(first)}${others.length > 0 ? `ほか${others.length}日` : ''}`;
}
