import { claimIsOpen, displayStatus, expectedNext, leadOf, phaseOf } from '@yoimachi/domain/booking';
import { minuteOfDay } from '@yoimachi/domain/time';
import type { LoadedParticipation, Participations } from '../process/participation.ts';
import type { OfficeRow } from './list.store.ts';

/** A booking as a list shows it; with nothing that one of the two wrote. */
export function presentListed(
  { storeId, storeName, ...row }: OfficeRow,
  participations: Participations,
  now: Date,
) {
  const endsAt = new Date(Math.max(...participations.map(({ state }) => state.endsAt.getTime())));
  const { guestId, guestName } = participations[0]!;
  return {
    ...row,
    endMinute: minuteOfDay(endsAt, row.day),
    endsAt,
    status: displayStatus(leadOf(participations).state, 'guest', now),
    hasOpenClaim: participations.some(({ state }) => claimIsOpen(state)),
    guest: { id: guestId, nickname: guestName },
    casts: participations.map((participation) => presentCast(participation, now)),
    store: storeId === null ? null : { id: storeId, name: storeName ?? '' },
  };
}

const presentCast = ({ castId, castName, state }: LoadedParticipation, now: Date) => ({
  id: castId,
  nickname: castName,
  phase: phaseOf(state),
  status: displayStatus(state, 'cast', now),
});

/** The same with where each cast stands this evening. */
export const presentTonight = (row: OfficeRow, participations: Participations, now: Date) => ({
  ...presentListed(row, participations, now),
  casts: participations.map((participation) => ({
    ...presentCast(participation, now),
    arrivedAt: participation.state.arrivedAt,
    finishedAt: participation.state.finishedAt,
    checkedOutAt: participation.state.checkedOutAt,
    next: expectedNext(participation.state),
  })),
});
