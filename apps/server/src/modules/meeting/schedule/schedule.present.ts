import type { OwnSchedule } from '@yoimachi/contract/schedule';
import type { Schedule } from '@yoimachi/domain/schedule';
import { minuteOfDay } from '@yoimachi/domain/time';
import type { partsOfDays } from './part.store.ts';
import type { ScheduleRow } from './schedule.store.ts';

type DayPart = Awaited<ReturnType<typeof partsOfDays>>[number];

/** The stored row as the rules know it. */
export function scheduleOf(row: ScheduleRow): Schedule {
  return {
    day: row.day,
    fromMinute: row.from_minute,
    toMinute: row.to_minute,
    workMinute: row.work_minute,
    workingBar: row.working_bar,
    cantJoinAlone: row.cant_join_alone,
  };
}

/** A day of her own calendar with the requests and bookings on it. */
export function presentOwn(row: ScheduleRow, parts: readonly DayPart[]): OwnSchedule {
  const onDay = parts.filter((part) => part.day === row.day);
  return {
    scheduleId: row.id,
    version: row.version,
    ...scheduleOf(row),
    requests: onDay
      .filter((part) => part.status === 'PENDING')
      .map((part) => ({ ...presentPart(part), deadlineAt: part.deadline_at.toISOString() })),
    bookings: onDay
      .filter((part) => part.status !== 'PENDING')
      .map((part) => ({
        ...presentPart(part),
        plannedEndMinute: minuteOfDay(part.planned_ends_at, part.day),
        finished: part.finished_at !== null,
      })),
  };
}

function presentPart(part: DayPart) {
  return {
    bookingId: part.booking_id,
    guestNickname: part.nickname,
    startMinute: minuteOfDay(part.starts_at, part.day),
    endMinute: minuteOfDay(part.ends_at, part.day),
  };
}
