import { checkRequest } from '@yoimachi/domain/booking';
import { dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { overlaps, takesTime, wasWithdrawn } from './model-state.ts';
import type { ModelBlocks } from './model-block.ts';
import type { ModelSchedules } from './model-schedule.ts';
import type { ModelBooking, ModelParticipation } from './model-types.ts';
import { isFinalForAll } from './model-whole.ts';
import type { RequestDeed } from './step.ts';

interface ModelOfRequest {
  readonly bookings: readonly ModelBooking[];
  readonly participations: readonly ModelParticipation[];
  readonly schedules: ModelSchedules;
  readonly blocks: ModelBlocks;
}

/** Whether a request can be sent to one of its casts. */
export function checkCast(model: ModelOfRequest, step: RequestDeed, cast: number, day: Day, now: Date) {
  const { guest, startMinute, minutes, guestCount, casts } = step;
  const endMinute = startMinute + minutes;
  const during = { startsAt: instantAt(day, startMinute), endsAt: instantAt(day, endMinute) };
  const own = model.bookings.filter((booking) => booking.guest === guest && !booking.isOfLeaver);
  const isStoreOf = (one: number) => model.schedules.isInOtherStore(one);
  // Her schedule has changed since he looked.
  const isStale = step.isStale && cast === casts.at(-1);
  return checkRequest(
    { day, startMinute, endMinute, guestCount, castCount: casts.length, place: 'Ginza station' },
    {
      now,
      schedule: isStale ? null : model.schedules.of(cast, day),
      priceChanged: false,
      castNotAvailable: model.blocks.between(guest, cast),
      samePerson: false,
      otherStore: isStoreOf(cast) !== isStoreOf(casts[0]!),
      alreadyRequested: own
        .flatMap(({ participations }) => participations)
        .some(
          (participation) =>
            participation.cast === cast && participation.state.day === day && !participation.repeatable,
        ),
      otherOpenBooking: own.some(
        ({ participations }) =>
          !isFinalForAll(participations) &&
          (participations[0]!.state.day === day ||
            participations.some(({ state }) => overlaps(state, during))),
      ),
      timeTaken: model.participations.some(
        (participation) =>
          participation.cast === cast && takesTime(participation) && overlaps(participation.state, during),
      ),
      withdrawalsToday: own.filter(({ participations }) =>
        participations.some((participation) => wasWithdrawn(participation, dayOf(now))),
      ).length,
    },
  );
}
