import type { CastBookingItem } from '@yoimachi/contract/booking';
import { isOver, phaseOf } from '@yoimachi/domain/booking';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { dayOf, formatDeadline } from '../../lib/dates.ts';
import { Points } from '../../ui/amount.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { buttonOf, buttonsFor, isReviewOpen, factsOf, stateOf } from '../booking/index.ts';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { castBookingTexts as t } from './ja.ts';

import { GuestReview } from './review-part.tsx';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
}

/** What she can do with the booking, at the bottom of its detail. */
export function DetailActions({ booking, now }: Props) {
  const [act, setAct] = useState<AskedAct | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  return (
    <>
      <ActBar booking={booking} now={now} onAct={setAct} onReview={() => setReviewing(true)} />
      <ActDialogs booking={booking} now={now} act={act} onClose={() => setAct(null)} />
      <GuestReview booking={booking} isOpen={isReviewing} onClose={() => setReviewing(false)} />
    </>
  );
}

interface BarProps extends Props {
  readonly onAct: (act: AskedAct) => void;
  readonly onReview: () => void;
}

function ActBar({ booking, now, onAct, onReview }: BarProps) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  const buttons = buttonsFor(state, 'cast', now, factsOf(booking));
  const actButton = (action: AskedAct, variant: 'primary' | 'line' | 'danger'): ReactNode => {
    const button = buttonOf(buttons, action);
    if (!button) return null;
    return (
      <Button
        key={action}
        variant={variant}
        disabledReason={button.disabledReason}
        onClick={() => onAct(action)}
      >
        {button.label}
      </Button>
    );
  };
  if (phase === 'pending') {
    return (
      <StickyBar terms={<ReplyTerms booking={booking} now={now} />}>
        {actButton('reject', 'line')}
        {actButton('approve', 'primary')}
      </StickyBar>
    );
  }
  if (isOver(state) && isReviewOpen(booking, now)) {
    return (
      <StickyBar terms={t.rateNote}>
        <Button onClick={onReview}>{t.evaluate}</Button>
      </StickyBar>
    );
  }
  const isDay = phase === 'meeting' || phase === 'noShow' || (phase === 'due' && dayOf(now) >= state.day);
  const cancel = actButton('cancel', 'danger');
  if (!isDay && !cancel) return null;
  return (
    <StickyBar terms={phase === 'held' && t.stepBackTerms}>
      {cancel}
      {isDay && (
        <Link to="/cast/dohan-day" search={{ bookingId: booking.bookingId }} className={buttonClass({})}>
          {t.toDay}
        </Link>
      )}
    </StickyBar>
  );
}

function ReplyTerms({ booking, now }: Props) {
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
