import type { OpenProposal, PlaceMeeting, PlacePart } from '@yoimachi/domain/place';
import type { Day } from '@yoimachi/domain/time';

/** A cast's part with the person. */
export interface NamedPart extends PlacePart {
  readonly castId: string;
  readonly castName: string;
}

/** A proposal that waits for an answer, as it is stored. */
export interface StoredProposal extends OpenProposal {
  readonly id: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/** A booking with all that a change of its place needs to know. */
export interface PlaceBooking extends PlaceMeeting {
  readonly id: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly day: Day;
  readonly startMinute: number;
  readonly parts: readonly NamedPart[];
  readonly open: StoredProposal | null;
}
