import type { CastBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { Page, MoreMark, moreLinkClass } from '../../ui/page.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { MeetingPanel, RunningCost, isReviewOpen, stateOf } from '../booking/index.ts';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { CastClaim } from './claim-part.tsx';
import { DayBar } from './day-bar.tsx';
import { CheckoutCard, ExtensionCard, ReviewAskCard } from './day-cards.tsx';
import { GuestHead } from './guest-head.tsx';
import { castBookingTexts as t } from './ja.ts';
import { OthersCard } from './others-card.tsx';
import { GuestReview } from './review-part.tsx';
import { useCastCommand } from './use-cast-command.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  /** The choice between several meetings of the day. */
  readonly children: ReactNode;
}

/** One meeting on its day. */
export function DayMeeting({ booking, now, children }: Props) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  const isBeforeBilling = phase === 'due' || (phase === 'meeting' && now < state.startsAt);
  const [act, setAct] = useState<AskedAct | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const command = useCastCommand();
  const target = { bookingId: booking.bookingId, version: state.version };
  const run = (action: 'arrive' | 'takeBackArrival' | 'checkOut') => command.run({ ...target, action });
  const answer = (action: 'agreeExtension' | 'declineExtension', shown: Sum) =>
    command.run({ ...target, action, shown });
  const parts = { booking, now, run, isPending: command.isPending };
  return (
    <>
      <Page>
        {children}
        <GuestHead booking={booking} now={now} />
        <p className="flex items-center gap-2 text-sm">
          <Icon name="pin" className="text-sub" />
          <span className="min-w-0 flex-1">{booking.place}</span>
        </p>
        <MeetingPanel state={state} now={now} />
        {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
        {command.error && <Note look="danger">{errorMessage(command.error)}</Note>}
        <CastClaim booking={booking} now={now} isDayPage />
        <ExtensionCard {...parts} error={command.error} onAnswer={answer} />
        <CheckoutCard {...parts} />
        {isReviewOpen(booking, now) && <ReviewAskCard />}
        {isBeforeBilling && <Note isBoxed>{t.lateNote}</Note>}
        <OthersCard booking={booking} />
        <RunningCost state={state} now={now} />
        <Link
          to="/cast/dohan-detail"
          search={{ bookingId: booking.bookingId }}
          className={`${moreLinkClass} self-center`}
        >
          {t.toDetail}
          <MoreMark />
        </Link>
      </Page>
      {isReviewOpen(booking, now) ? (
        <StickyBar>
          <Button onClick={() => setReviewing(true)}>{t.evaluate}</Button>
        </StickyBar>
      ) : (
        <DayBar {...parts} onAct={setAct} />
      )}
      <ActDialogs booking={booking} now={now} act={act} onClose={() => setAct(null)} />
      <GuestReview booking={booking} isOpen={isReviewing} onClose={() => setReviewing(false)} />
    </>
  );
}
