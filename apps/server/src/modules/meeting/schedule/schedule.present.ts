import type { OwnSchedule } from '@yoimachi/contract/schedule';
import type { Schedule } from '@yoimachi/domain/schedule';
import { minuteOfDay } from '@yoimachi/domain/time';
import type { participationsOfDays } from './participation.store.ts';
import type { ScheduleRow } from './schedule.store.ts';

type DayParticipation = Awaited<ReturnType<typeof participationsOfDays>>[number];

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
export function presentOwn(row: ScheduleRow, participations: readonly DayParticipation[]): OwnSchedule {
  const onDay = participations.filter((participation) => participation.day === row.day);
  return {
    scheduleId: row.id,
    version: row.version,
    ...scheduleOf(row),
    requests: onDay
      .filter((participation) => participation.status === 'PENDING')
      .map((participation) => ({
        ...presentParticipation(participation),
        deadlineAt: participation.deadline_at.toISOString(),
      })),
    bookings: onDay
      .filter((participation) => participation.status !== 'PENDING')
      .map((participation) => ({
        ...presentParticipation(participation),
        plannedEndMinute: minuteOfDay(participation.planned_ends_at, participation.day),
        finished: participation.finished_at !== null,
      })),
  };
}

function presentParticipation(participation: DayParticipation) {
  return {
    bookingId: participation.booking_id,
    guestNickname: participation.nickname,
    startMinute: minuteOfDay(participation.starts_at, participation.day),
    endMinute: minuteOfDay(participation.ends_at, participation.day),
  };
}
