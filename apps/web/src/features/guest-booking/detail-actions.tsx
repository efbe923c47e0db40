import type { GuestBookingDetail, GuestPart } from '@yoimachi/contract/booking';
import { isOver, phaseOf } from '@yoimachi/domain/booking';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayOf, formatDeadline } from '../../lib/dates.ts';
import { pointsText } from '../../ui/amount.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { buttonOf, guestButtonsFor, isReviewOpen, stateOf } from '../booking/index.ts';
import type { BookingButton } from '../booking/index.ts';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { leadPart, membersOf } from './parts.ts';

interface Props {
  readonly booking: GuestBookingDetail;
  readonly now: Date;
  /** Opens the review of a cast. */
  readonly onReview: (part: GuestPart) => void;
}

/** What he can do with all of the booking, at the bottom of its detail; what concerns one of several casts stands on her card. */
export function DetailActions({ booking, now, onReview }: Props) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  return (
    <>
      <ActBar booking={booking} now={now} onAct={setAsked} onReview={onReview} />
      <ActDialogs booking={booking} now={now} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface BarProps extends Props {
  readonly onAct: (act: AskedAct) => void;
}

function ActBar({ booking, now, onAct, onReview }: BarProps) {
  const state = stateOf(leadPart(booking));
  const phase = phaseOf(state);
  const buttons = guestButtonsFor(membersOf(booking), now).whole;
  if (phase === 'pending' || phase === 'held') {
    return (
      <StickyBar
        terms={
          <span className="nums font-bold text-gold">
            {t.deadline(formatDeadline(state.deadlineAt, now))}
          </span>
        }
      >
        <ActButton buttons={buttons} action="withdraw" onAct={onAct} />
      </StickyBar>
    );
  }
  const [only] = booking.parts.length === 1 ? booking.parts : [];
  if (only && isOver(state) && isReviewOpen(only, now)) {
    return (
      <StickyBar terms={t.rateNote}>
        <Button onClick={() => onReview(only)}>{t.evaluate}</Button>
      </StickyBar>
    );
  }
  const isDay = phase === 'meeting' || phase === 'noShow' || (phase === 'due' && dayOf(now) >= state.day);
  const cancel = buttonOf(buttons, 'cancel');
  if (!isDay && !cancel) return null;
  return (
    <StickyBar terms={cancel?.fee && <FeeNow {...cancel.fee} />}>
      <ActButton buttons={buttons} action="cancel" onAct={onAct} />
      {isDay && (
        <Link to="/guest/dohan-day" search={{ bookingId: booking.bookingId }} className={buttonClass({})}>
          {t.toDay}
        </Link>
      )}
    </StickyBar>
  );
}

interface ActButtonProps extends Pick<BarProps, 'onAct'> {
  readonly buttons: readonly BookingButton[];
  readonly action: 'withdraw' | 'cancel';
}

function ActButton({ buttons, action, onAct }: ActButtonProps) {
  const button = buttonOf(buttons, action);
  if (!button) return null;
  return (
    <Button variant="danger" disabledReason={button.disabledReason} onClick={() => onAct({ act: action })}>
      {button.label}
    </Button>
  );
}

/** What cancelling today would cost, above the button that does it. */
function FeeNow({ percent, points }: { readonly percent: number; readonly points: number }) {
  return (
    <span className="nums flex flex-wrap items-baseline justify-between gap-x-3">
      <span>{t.feeToday}</span>
      <span className="text-sm font-bold text-ink">
        {percent === 0 ? t.feeNone : t.feePoints(pointsText(points), percent)}
      </span>
    </span>
  );
}
