import { isDay, type Day } from '@yoimachi/domain/time';
import { ERA_DAY, ERA_LETTERS, ERAS, FIRST_YEAR, LETTER_DAY, WESTERN_DAY } from './words.ja.ts';

/** A day in a row's text, and where it stands there. */
export interface PrintedDay {
  readonly day: Day;
  readonly start: number;
  readonly end: number;
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const LATIN_DAY = new RegExp(`(?<!\\d)(\\d{2})(${MONTHS.join('|')})(\\d{4})(?!\\d)`, 'gu');

/**
 * Every day that a text without gaps names: 平成11年5月5日, S63.5.5, 1999年5月5日, 2029年(令和11年)06月05日, 05MAY1999. One that is in no calendar is none.
 * A document may count an era on beyond its end: its last valid day lies ahead.
 */
export function daysIn(text: string): PrintedDay[] {
  return [
    ...found(text, ERA_DAY, ([era, year, month, date]) => eraDay(era!, year!, month!, date!)),
    ...found(text, LETTER_DAY, ([letter, year, month, date]) =>
      eraDay(ERA_LETTERS[letter!]!, year!, month!, date!),
    ),
    ...found(text, WESTERN_DAY, ([year, month, date]) => dayOf(Number(year), month!, date!)),
    ...found(text, LATIN_DAY, ([date, month, year]) =>
      dayOf(Number(year), String(MONTHS.indexOf(month!) + 1), date!),
    ),
  ];
}

function found(
  text: string,
  pattern: RegExp,
  toDay: (groups: readonly (string | undefined)[]) => Day | null,
): PrintedDay[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const day = toDay(match.slice(1));
    return day === null ? [] : [{ day, start: match.index, end: match.index + match[0].length }];
  });
}

function eraDay(era: string, year: string, month: string, date: string): Day | null {
  const first = ERAS[era]!;
  const count = year === FIRST_YEAR ? 1 : Number(year);
  const day = count === 0 ? null : dayOf(Number(first.slice(0, 4)) + count - 1, month, date);
  return day === null || day < first ? null : day;
}

function dayOf(year: number, month: string, date: string): Day | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
