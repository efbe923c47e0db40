import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { formatDuration } from '../../lib/dates.ts';
import { Points } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { MoreMark, Page, moreLinkClass } from '../../ui/page.tsx';
import { Rows } from '../../ui/rows.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { MeetingPanel, RunningCost, isReviewOpen, stateOf } from '../booking/index.ts';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { CastHead } from './cast-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { DayBar } from './day-bar.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { CastReview } from './review-part.tsx';
import { useGuestCommand } from './use-guest-command.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  /** The choice between several meetings of the day. */
  readonly children: ReactNode;
}

/** One meeting on its day. */
export function DayMeeting({ booking, now, children }: Props) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  const [act, setAct] = useState<AskedAct | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const command = useGuestCommand();
  const run = (action: 'arrive' | 'takeBackArrival' | 'askExtension') =>
    command.run({ bookingId: booking.bookingId, version: state.version, action });
  const parts = { booking, now, run, isPending: command.isPending };
  const isBeforeBilling = phase === 'due' || (phase === 'meeting' && now < state.startsAt);
  return (
    <>
      <Page>
        {children}
        <CastHead booking={booking} now={now} />
        <p className="flex items-center gap-2 text-sm">
          <Icon name="pin" className="text-sub" />
          <span className="min-w-0 flex-1">{booking.place}</span>
        </p>
        <MeetingPanel state={state} now={now} />
        {phase === 'meeting' && <UntilWork booking={booking} now={now} />}
        {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
        {command.error && <Note look="danger">{errorMessage(command.error)}</Note>}
        {booking.settledPoints !== null && (
          <Card>
            <Rows rows={[{ label: t.settled, amount: <Points value={booking.settledPoints} size="lg" /> }]} />
          </Card>
        )}
        <RunningCost state={state} now={now} />
        <GuestClaim booking={booking} now={now} isDayPage />
        <ExtensionCard {...parts} />
        {isBeforeBilling && <Note isBoxed>{t.late}</Note>}
        {isReviewOpen(booking, now) && <Note isBoxed>{t.rateNote}</Note>}
        <Link
          to="/guest/dohan-detail"
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
      <CastReview booking={booking} isOpen={isReviewing} onClose={() => setReviewing(false)} />
    </>
  );
}

/** How long she has until her shift: an extension ends before it. */
function UntilWork({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  const minutes = clockMinutesBetween(now, stateOf(booking).workStartsAt);
  if (minutes <= 0) return null;
  return (
    <p className="nums flex flex-wrap items-center justify-center gap-2 text-sm text-sub">
      <Icon name="clock" size={18} />
      {t.untilWork(booking.cast.nickname)}
      <span className="font-bold text-ink">{formatDuration(minutes)}</span>
    </p>
  );
}
