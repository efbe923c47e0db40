import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { copyToDay, type CopyOutcome, type DayCopy } from '@yoimachi/domain/schedule';
import { addDays, dayOf, daysBetween, weekdayOf, type Day } from '#lib/dates.ts';
import { openBookings, type NamedBooking } from './day-bookings.ts';
import { lastDay } from './use-schedules.ts';

export type CopyPreview = ReadonlyMap<Day, DayCopy<NamedBooking>>;

/** What copying would do to each plannable day, by the server's rule; the source's own day is left out. */
export function copyPreview(source: OwnSchedule, there: readonly OwnSchedule[], now: Date): CopyPreview {
  const today = dayOf(now);
  const byDay = new Map(there.map((schedule) => [schedule.day, schedule]));
  const days = Array.from({ length: daysBetween(today, lastDay(today)) + 1 }, (_, index) =>
    addDays(today, index),
  );
  const copies = days
    .filter((day) => day !== source.day)
    .map((day) => {
      const schedule = byDay.get(day) ?? null;
      const bookings = schedule ? openBookings(schedule) : [];
      return copyToDay(source, { day, schedule, bookings }, now);
    });
  return new Map(copies.map((copy) => [copy.day, copy]));
}

/** Whether a day can be chosen: copying would write something. */
export function isChoosable(copy: DayCopy<NamedBooking> | undefined): copy is DayCopy<NamedBooking> {
  return copy?.outcome === 'CREATED' || copy?.outcome === 'CHANGED';
}

/** Days without a schedule on the source's weekday. */
export function freeSameWeekdays(preview: CopyPreview, source: OwnSchedule): Day[] {
  return [...preview.values()]
    .filter(({ day, outcome }) => outcome === 'CREATED' && weekdayOf(day) === weekdayOf(source.day))
    .map(({ day }) => day);
}

export interface CopySum {
  readonly copies: readonly DayCopy<NamedBooking>[];
  /** Requests that would be refused, on all days together. */
  readonly refused: readonly NamedBooking[];
  readonly countOf: (outcome: CopyOutcome) => number;
}

/** The chosen days, in order, and the combined outcome. */
export function sumOf(preview: CopyPreview, chosen: ReadonlySet<Day>): CopySum {
  const copies = [...preview.values()].filter((copy) => chosen.has(copy.day) && isChoosable(copy));
  return {
    copies,
    refused: copies.flatMap((copy) => copy.effect.refused),
    countOf: (outcome) => copies.filter((copy) => copy.outcome === outcome).length,
  };
}
