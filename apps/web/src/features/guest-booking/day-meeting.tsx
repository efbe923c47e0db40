import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
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
import { BookingHead } from './booking-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { DayAllBar } from './day-all-bar.tsx';
import { DayBar } from './day-bar.tsx';
import { DayPartCard } from './day-part-card.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { clockState } from './parts.ts';
import { CastReview } from './review-part.tsx';
import { RunningSum } from './running-sum.tsx';
import { targetOfPart } from './targets.ts';
import { useGuestCommand } from './use-guest-command.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  /** The choice between several meetings of the day. */
  readonly children: ReactNode;
}

/** One meeting on its day. */
export function DayMeeting({ booking, now, children }: Props) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const [reviewed, setReviewed] = useState<GuestPart | null>(null);
  const [only] = booking.parts.length === 1 ? booking.parts : [];
  const acts = { onAct: setAsked, onReview: setReviewed };
  return (
    <>
      {only ? (
        <MeetingWithOne booking={booking} part={only} now={now} {...acts}>
          {children}
        </MeetingWithOne>
      ) : (
        <MeetingWithSeveral booking={booking} now={now} {...acts}>
          {children}
        </MeetingWithSeveral>
      )}
      <ActDialogs booking={booking} now={now} asked={asked} onClose={() => setAsked(null)} />
      {booking.parts.map((part) => (
        <CastReview
          key={part.cast.userId}
          bookingId={booking.bookingId}
          part={part}
          isOpen={reviewed?.cast.userId === part.cast.userId}
          onClose={() => setReviewed(null)}
        />
      ))}
    </>
  );
}

interface MeetingProps extends Props {
  readonly onAct: (asked: AskedAct) => void;
  readonly onReview: (part: GuestPart) => void;
}

function MeetingWithOne({
  booking,
  part,
  now,
  onAct,
  onReview,
  children,
}: MeetingProps & { readonly part: GuestPart }) {
  const state = stateOf(part);
  const phase = phaseOf(state);
  const command = useGuestCommand();
  const target = targetOfPart(booking, part);
  const run = (action: 'arrive' | 'takeBackArrival') => command.run({ ...target, action });
  const ask = (shown: Sum) => command.run({ ...target, action: 'askExtension', shown });
  const common = { booking, part, now, run, isPending: command.isPending };
  return (
    <>
      <Page>
        {children}
        <Where booking={booking} now={now} />
        <MeetingPanel state={state} now={now} />
        {phase === 'meeting' && <UntilWork part={part} now={now} />}
        {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
        {command.error && <Note look="danger">{errorMessage(command.error)}</Note>}
        <Settled booking={booking} />
        <RunningCost state={state} now={now} />
        <GuestClaim booking={booking} part={part} now={now} isDayPage />
        <ExtensionCard {...common} error={command.error} onAsk={ask} />
        {isBeforeBilling(part, now) && <Note isBoxed>{t.late}</Note>}
        {isReviewOpen(part, now) && <Note isBoxed>{t.rateNote}</Note>}
        <ToDetail booking={booking} />
      </Page>
      {isReviewOpen(part, now) ? (
        <StickyBar>
          <Button onClick={() => onReview(part)}>{t.evaluate}</Button>
        </StickyBar>
      ) : (
        <DayBar {...common} onAct={onAct} />
      )}
    </>
  );
}

function MeetingWithSeveral({ booking, now, onAct, onReview, children }: MeetingProps) {
  return (
    <>
      <Page>
        {children}
        <Where booking={booking} now={now} />
        <MeetingPanel state={clockState(booking)} now={now} />
        <Settled booking={booking} />
        <RunningSum booking={booking} now={now} />
        {booking.parts.map((part) => (
          <DayPartCard
            key={part.cast.userId}
            booking={booking}
            part={part}
            now={now}
            onAct={onAct}
            onReview={onReview}
          />
        ))}
        {booking.parts.some((part) => isBeforeBilling(part, now)) && <Note isBoxed>{t.late}</Note>}
        <ToDetail booking={booking} />
      </Page>
      <DayAllBar booking={booking} now={now} onAct={onAct} />
    </>
  );
}

/** He may still come late, and pays from the start all the same. */
function isBeforeBilling(part: GuestPart, now: Date): boolean {
  const state = stateOf(part);
  const phase = phaseOf(state);
  return phase === 'due' || (phase === 'meeting' && now < state.startsAt);
}

function Where({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  return (
    <>
      <BookingHead booking={booking} now={now} />
      <p className="flex items-center gap-2 text-sm">
        <Icon name="pin" className="text-sub" />
        <span className="min-w-0 flex-1">{booking.place}</span>
      </p>
    </>
  );
}

function Settled({ booking }: Pick<Props, 'booking'>) {
  if (booking.settledPoints === null) return null;
  return (
    <Card>
      <Rows rows={[{ label: t.settled, amount: <Points value={booking.settledPoints} size="lg" /> }]} />
    </Card>
  );
}

function ToDetail({ booking }: Pick<Props, 'booking'>) {
  return (
    <Link
      to="/guest/dohan-detail"
      search={{ bookingId: booking.bookingId }}
      className={`${moreLinkClass} self-center`}
    >
      {t.toDetail}
      <MoreMark />
    </Link>
  );
}

/** How long she has until her shift: an extension ends before it. */
function UntilWork({ part, now }: { readonly part: GuestPart; readonly now: Date }) {
  const minutes = clockMinutesBetween(now, stateOf(part).workStartsAt);
  if (minutes <= 0) return null;
  return (
    <p className="nums flex flex-wrap items-center justify-center gap-2 text-sm text-sub">
      <Icon name="clock" size={18} />
      {t.untilWork(part.cast.nickname)}
      <span className="font-bold text-ink">{formatDuration(minutes)}</span>
    </p>
  );
}
