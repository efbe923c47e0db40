import type { OpenProposal, PlaceMeeting, PlaceParticipation, Proposer } from '@yoimachi/domain/place';
import type { Day } from '@yoimachi/domain/time';
import type { Person } from '../context.ts';
import type { Participations } from '../process/participation.ts';

/** A cast's participation with the person. */
interface NamedParticipation extends PlaceParticipation {
  readonly castId: string;
  readonly castName: string;
}

/** A proposal awaiting an answer, as stored. */
export interface StoredProposal extends OpenProposal {
  readonly id: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** Where a booking takes place, and the one proposal that is open. */
export interface StoredPlace {
  readonly place: string;
  readonly open: StoredProposal | null;
}

/** A booking with everything a change of its place needs. */
export interface PlaceBooking extends PlaceMeeting, StoredPlace {
  readonly id: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly day: Day;
  readonly startMinute: number;
  readonly participations: readonly NamedParticipation[];
}

/** All participations of a booking, at least one, with its place. */
export function placeBookingOf(participations: Participations, stored: StoredPlace): PlaceBooking {
  const { bookingId, guestId, guestName, startMinute, state } = participations[0]!;
  return {
    ...stored,
    id: bookingId,
    guestId,
    guestName,
    day: state.day,
    startMinute,
    startsAt: state.startsAt,
    participations: participations.map(({ id, castId, castName, state: its }) => ({
      ...its,
      id,
      castId,
      castName,
    })),
  };
}

/** In which role a person speaks in a booking he was found to belong to. */
export function proposerOf(booking: PlaceBooking, { role, accountId }: Person): Proposer {
  if (role === 'guest') return null;
  const participation = booking.participations.find(({ castId }) => castId === accountId);
  if (!participation) throw new Error(`${accountId} has no participation in booking ${booking.id}`);
  return participation.id;
}
