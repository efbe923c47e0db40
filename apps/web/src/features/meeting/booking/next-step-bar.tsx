import { phaseOf, calendarFile, type ParticipationState, type Role } from '@yoimachi/domain/booking';
import { ButtonLink } from '#ui/button-link.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { bookingTexts as t } from './ja.ts';
import { screensOf } from './screens.ts';
import { isOfToday } from './state.ts';
import { Button } from '#ui/button.tsx';

interface Props {
  readonly side: Role;
  readonly bookingId: string;
  /** Of the whole booking. */
  readonly state: ParticipationState;
  readonly place: string;
  /** Whom one meets, with さん. */
  readonly names: string;
  readonly now: Date;
}

/** The most likely next step for a confirmed booking: the day screen from that day on, before it a calendar entry. */
export function NextStepBar({ side, ...entry }: Props) {
  const { bookingId, state, now } = entry;
  if (isOfToday(state, now)) {
    return (
      <StickyBar>
        <ButtonLink to={screensOf[side].day} search={{ bookingId }} label={t.toDay} />
      </StickyBar>
    );
  }
  if (phaseOf(state) !== 'due') return null;
  return (
    <StickyBar>
      <CalendarButton {...entry} />
    </StickyBar>
  );
}

interface CalendarButtonProps {
  readonly bookingId: string;
  readonly state: ParticipationState;
  readonly place: string;
  /** Who one meets, with さん; a calendar shown to others says no more than that. */
  readonly names: string;
  readonly now: Date;
}

/** Puts the evening into the person's own calendar. */
function CalendarButton({ bookingId, state, place, names, now }: CalendarButtonProps) {
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
