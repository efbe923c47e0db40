import { isOpen } from '@yoimachi/domain/booking';
import { formatMinute } from '../../lib/dates.ts';
import { ChoiceStrip, DayLabel } from '../../ui/choice-strip.tsx';
import { bookingTexts as t } from './ja.ts';
import { stateOf } from './state.ts';
import type { BookingWire } from './state.ts';

interface Meeting extends Pick<BookingWire, 'state'> {
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
    meetings.find((meeting) => isOpen(stateOf(meeting))) ??
    meetings.at(-1)
  );
}

interface Props<Item extends Meeting> {
  readonly meetings: readonly Item[];
  readonly shown: Item;
  /** The other person, without さん. */
  readonly nameOf: (meeting: Item) => string;
  readonly onChoose: (bookingId: string) => void;
}

/** Several meetings on one day: which of them the screen shows. Nothing while there is one. */
export function MeetingChooser<Item extends Meeting>({ meetings, shown, nameOf, onChoose }: Props<Item>) {
  if (meetings.length < 2) return null;
  return (
    <ChoiceStrip
      label={t.chooseMeeting}
      look="day"
      value={shown.bookingId}
      onChange={onChoose}
      options={meetings.map((meeting) => ({
        value: meeting.bookingId,
        label: <DayLabel top={`${nameOf(meeting)}${t.san}`} date={formatMinute(meeting.startMinute)} />,
      }))}
    />
  );
}
