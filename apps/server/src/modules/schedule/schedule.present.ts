import type { OwnSchedule } from '@yoimachi/contract/schedule';
import { minuteOfDay } from '@yoimachi/domain/time';
import type { partsOfDays } from './part.store.ts';
import type { ScheduleRow } from './schedule.store.ts';

type DayPart = Awaited<ReturnType<typeof partsOfDays>>[number];

/** A day of her own calendar with the requests and bookings on it. */
export function presentOwn(row: ScheduleRow, parts: readonly DayPart[]): OwnSchedule {
  const onDay = parts.filter((part) => part.day === row.day);
  return {
    scheduleId: row.id,
    version: row.version,
    day: row.day,
    fromMinute: row.from_minute,
    toMinute: row.to_minute,
    workMinute: row.work_minute,
    workingBar: row.working_bar,
    cantJoinAlone: row.cant_join_alone,
    pendingCount: onDay.filter((part) => part.status === 'PENDING').length,
    bookings: onDay
      .filter((part) => part.status !== 'PENDING')
      .map((part) => ({
        bookingId: part.booking_id,
        guestNickname: part.nickname,
        startMinute: minuteOfDay(part.starts_at, row.day),
        endMinute: minuteOfDay(part.ends_at, row.day),
        finished: part.finished_at !== null,
      })),
  };
}
