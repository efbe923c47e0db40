import type { OwnSchedule } from '@yoimachi/contract/schedule';
import type { DayBooking } from '@yoimachi/domain/schedule';
import { instantAt } from '#lib/dates.ts';

/** A request or booking of a day with the name she knows it by. */
export type NamedBooking = DayBooking & {
  readonly bookingId: string;
  readonly guestNickname: string;
  readonly startMinute: number;
  readonly endMinute: number;
};

/** What is open on a day, from the rules' point of view. */
export function openBookings(schedule: OwnSchedule): NamedBooking[] {
  const { day, requests, bookings } = schedule;
  const at = (minute: number) => instantAt(day, minute);
  const named = (one: OwnSchedule['requests'][number] | OwnSchedule['bookings'][number]) => ({
    day,
    bookingId: one.bookingId,
    guestNickname: one.guestNickname,
    startMinute: one.startMinute,
    endMinute: one.endMinute,
    startsAt: at(one.startMinute),
    endsAt: at(one.endMinute),
  });
  return [
    ...requests.map((one) => ({ ...named(one), isPending: true, plannedEndsAt: at(one.endMinute) })),
    ...bookings
      .filter((one) => !one.finished)
      .map((one) => ({ ...named(one), isPending: false, plannedEndsAt: at(one.plannedEndMinute) })),
  ];
}
