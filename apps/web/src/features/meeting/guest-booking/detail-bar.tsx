import type { GuestBookingDetail } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { formatDeadline } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { NextStepBar, buttonOf, guestButtonsFor, stateOf } from '#meeting/booking';
import type { AskedAct } from './act-dialogs.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { leadParticipation, participationsOf, namesOf } from './participations.ts';

interface Props {
  readonly booking: GuestBookingDetail;
  readonly now: Date;
  readonly onAct: (act: AskedAct) => void;
}

/** The bottom of a booking's detail: withdrawing a request, and the next step of a confirmed one. */
export function DetailBar({ booking, now, onAct }: Props) {
  const { bookingId, place } = booking;
  const state = stateOf(leadParticipation(booking));
  const phase = phaseOf(state);
  if (phase !== 'pending' && phase !== 'held') {
    return <NextStepBar side="guest" {...{ bookingId, state, place, now }} names={namesOf(booking)} />;
  }
  const withdraw = buttonOf(guestButtonsFor(participationsOf(booking), now).whole, 'withdraw');
  return (
    <StickyBar
      terms={
        <span className="nums font-bold text-gold">{t.deadline(formatDeadline(state.deadlineAt, now))}</span>
      }
    >
      {withdraw && (
        <Button
          variant="danger"
          disabledReason={withdraw.disabledReason}
          onClick={() => onAct({ act: 'withdraw' })}
        >
          {withdraw.label}
        </Button>
      )}
    </StickyBar>
  );
}
