import type { ParticipationState, Role } from '@yoimachi/domain/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { ButtonLink } from '#ui/button-link.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { bookingTexts as t } from './ja.ts';
import { screensOf } from './screens.ts';
import { isOfToday } from './state.ts';

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
