import type { OpenProposal, PlaceMeeting, PlaceParticipation } from '@yoimachi/domain/place';
import type { Day } from '@yoimachi/domain/time';

/** A cast's part with the person. */
export interface NamedParticipation extends PlaceParticipation {
  readonly castId: string;
  readonly castName: string;
}

/** A proposal awaiting an answer, as stored. */
export interface StoredProposal extends OpenProposal {
  readonly id: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** A booking with everything a change of its place needs. */
export interface PlaceBooking extends PlaceMeeting {
  readonly id: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly day: Day;
  readonly startMinute: number;
  readonly participations: readonly NamedParticipation[];
  readonly open: StoredProposal | null;
}
