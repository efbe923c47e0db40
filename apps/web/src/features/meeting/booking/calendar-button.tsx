import { calendarFile, type ParticipationState } from '@yoimachi/domain/booking';
import { Button } from '#ui/button.tsx';
import { bookingTexts as t } from './ja.ts';

interface Props {
  readonly bookingId: string;
  readonly state: ParticipationState;
  readonly place: string;
  /** Who one meets, with さん; a calendar shown to others says no more than that. */
  readonly names: string;
  readonly now: Date;
}

/** Puts the evening into the person's own calendar. */
export function CalendarButton({ bookingId, state, place, names, now }: Props) {
  function save(): void {
    const { version, startsAt, endsAt } = state;
    const title = t.calendarTitle(names);
    const text = calendarFile({ bookingId, version, startsAt, endsAt, title, place, writtenAt: now });
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: 'yoimachi.ics' });
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <Button variant="line" icon="calendar" onClick={save}>
      {t.addToCalendar}
    </Button>
  );
}
