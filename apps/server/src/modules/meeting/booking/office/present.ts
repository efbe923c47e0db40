import type { ListedBooking, MeetingTonight } from '@yoimachi/contract/booking-admin';
import { claimIsOpen, displayStatus, expectedNext, leadOf, phaseOf } from '@yoimachi/domain/booking';
import { minuteOfDay } from '@yoimachi/domain/time';
import type { LoadedParticipation, Participations } from '../process/participation.ts';
import type { OfficeRow } from './list.store.ts';

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A booking as a list shows it; with nothing that one of the two wrote. */
export function presentListed(row: OfficeRow, participations: Participations, now: Date): ListedBooking {
  const endsAt = new Date(Math.max(...participations.map(({ state }) => state.endsAt.getTime())));
  const { guestId, guestName } = participations[0]!;
  return {
    bookingId: row.id,
    number: row.number,
    day: row.day,
    startMinute: row.start_minute,
    endMinute: minuteOfDay(endsAt, row.day),
    startsAt: row.starts_at.toISOString(),
    endsAt: endsAt.toISOString(),
    status: displayStatus(leadOf(participations).state, 'guest', now),
    hasOpenClaim: participations.some(({ state }) => claimIsOpen(state)),
    guest: { id: guestId, nickname: guestName },
    guestCount: row.guest_count,
    casts: participations.map((participation) => presentCast(participation, now)),
    store: row.store_id === null ? null : { id: row.store_id, name: row.store_name ?? '' },
    requestedAt: row.requested_at.toISOString(),
    requiredPoints: row.required_points,
    settledPoints: row.settled_points,
  };
}

const presentCast = ({ castId, castName, state }: LoadedParticipation, now: Date) => ({
  id: castId,
  nickname: castName,
  phase: phaseOf(state),
  status: displayStatus(state, 'cast', now),
});

/** The same with where each cast stands this evening. */
export const presentTonight = (
  row: OfficeRow,
  participations: Participations,
  now: Date,
): MeetingTonight => ({
  ...presentListed(row, participations, now),
  casts: participations.map((participation) => ({
    ...presentCast(participation, now),
    arrivedAt: iso(participation.state.arrivedAt),
    finishedAt: iso(participation.state.finishedAt),
    checkedOutAt: iso(participation.state.checkedOutAt),
    next: presentNext(participation),
  })),
});

export function presentNext({ state }: LoadedParticipation): MeetingTonight['casts'][number]['next'] {
  const next = expectedNext(state);
  return next && { what: next.what, at: iso(next.at) };
}
