import { isOpen, isOver } from '@yoimachi/domain/booking';
import { stateOf } from './state.ts';
import type { BookingWire } from './state.ts';

/** What the choice between several meetings of a day needs of each. */
export interface Meeting extends Pick<BookingWire, 'state'> {
  readonly bookingId: string;
  readonly startMinute: number;
}

/** Of the meetings of a day the one asked for, else the first that is still open, else the last. */
export function chosenMeeting<Item extends Meeting>(
  meetings: readonly Item[],
  bookingId: string | undefined,
): Item | undefined {
  return (
    meetings.find((meeting) => meeting.bookingId === bookingId) ??
    meetings.find((meeting) => isOpen(stateOf(meeting)) && !isOver(stateOf(meeting))) ??
    meetings.at(-1)
  );
}
