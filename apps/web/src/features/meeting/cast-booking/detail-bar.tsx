import type { CastBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { formatDeadline } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { ActButton, NextStepBar, stateOf } from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { castBookingTexts as t } from './ja.ts';
import { castButton } from './buttons.ts';
import { castSide } from './side.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** The bottom of a booking's detail: the answer to a request, and the next step of a confirmed booking. */
export function DetailBar({ booking, now, onAct }: Props) {
  const { bookingId, place } = booking;
  const state = stateOf(booking);
  if (phaseOf(state) !== 'pending') {
    const names = castSide.namesOf(booking);
    return <NextStepBar side="cast" {...{ bookingId, state, place, names, now }} />;
  }
  return (
    <StickyBar terms={<ReplyTerms booking={booking} now={now} />}>
      <ActButton button={castButton(booking, now, 'reject')} variant="line" onClick={() => onAct('reject')} />
      <ActButton button={castButton(booking, now, 'approve')} onClick={() => onAct('approve')} />
    </StickyBar>
  );
}

/** Until when she answers, and what it earns. */
export function ReplyTerms({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  return (
    <span className="nums flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-bold text-gold">
        {t.deadline(formatDeadline(stateOf(booking).deadlineAt, now))}
      </span>
      <span>
        {t.reward} <Points value={booking.expectedRewardPoints} className="text-ink" />
      </span>
    </span>
  );
}
