import { formatMinute } from '#lib/dates.ts';
import { ChoiceStrip, DayLabel } from '#ui/choice-strip.tsx';
import type { Meeting } from './chosen-meeting.ts';
import { bookingTexts as t } from './ja.ts';

interface Props<Item extends Meeting> {
  readonly meetings: readonly Item[];
  readonly shown: Item;
  /** The others, with さん. */
  readonly namesOf: (meeting: Item) => string;
  readonly onChoose: (bookingId: string) => void;
}

/** Several meetings on one day: which one the screen shows. Nothing if there is only one. */
export function MeetingChooser<Item extends Meeting>({ meetings, shown, namesOf, onChoose }: Props<Item>) {
  if (meetings.length < 2) return null;
  return (
    <ChoiceStrip
      label={t.chooseMeeting}
      look="day"
      value={shown.bookingId}
      onChange={onChoose}
      options={meetings.map((meeting) => ({
        value: meeting.bookingId,
        label: <DayLabel top={namesOf(meeting)} date={formatMinute(meeting.startMinute)} />,
      }))}
    />
  );
}
