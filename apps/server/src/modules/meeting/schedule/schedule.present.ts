import { minuteOfDay } from '@yoimachi/domain/time';
import type { DayParticipation } from './participation.store.ts';
import type { ScheduleRow } from './schedule.store.ts';

/** A day of her own calendar with the requests and bookings on it. */
export function presentOwn(row: ScheduleRow, participations: readonly DayParticipation[]) {
  const onDay = participations.filter((participation) => participation.day === row.day);
  const { requests = [], bookings = [] } = Object.groupBy(onDay, ({ status }) =>
    status === 'PENDING' ? 'requests' : 'bookings',
  );
  return {
    ...row,
    requests: requests.map((participation) => ({
      ...presentParticipation(participation),
      deadlineAt: participation.deadlineAt,
    })),
    bookings: bookings.map((participation) => ({
      ...presentParticipation(participation),
      plannedEndMinute: minuteOfDay(participation.plannedEndsAt, participation.day),
      finished: participation.finishedAt !== null,
    })),
  };
}

const presentParticipation = ({ bookingId, guestNickname, startsAt, endsAt, day }: DayParticipation) => ({
  bookingId,
  guestNickname,
  startMinute: minuteOfDay(startsAt, day),
  endMinute: minuteOfDay(endsAt, day),
});
