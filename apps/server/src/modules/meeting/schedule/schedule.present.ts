import { minuteOfDay } from '@yoimachi/domain/time';
import type { participationsOfDays } from './participation.store.ts';
import type { ScheduleRow } from './schedule.store.ts';

type DayParticipation = Awaited<ReturnType<typeof participationsOfDays>>[number];

/** A day of her own calendar with the requests and bookings on it. */
export function presentOwn(row: ScheduleRow, participations: readonly DayParticipation[]) {
  const onDay = participations.filter((participation) => participation.day === row.day);
  return {
    ...row,
    requests: onDay
      .filter((participation) => participation.status === 'PENDING')
      .map((participation) => ({
        ...presentParticipation(participation),
        deadlineAt: participation.deadline_at,
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
