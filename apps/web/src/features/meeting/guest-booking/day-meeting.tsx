import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorMessage } from '#lib/api-error.ts';
import { formatDuration } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { BeforeStart, MeetingPanel, PlaceLine, RunningCost, ToDetail, stateOf } from '#meeting/booking';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { BookingHead } from './booking-head.tsx';
import { GuestClaim, GuestClaimLink } from './claim-part.tsx';
import { DayAllBar } from './day-all-bar.tsx';
import { DayBar } from './day-bar.tsx';
import { DayPartCard } from './day-part-card.tsx';
import { DayResult, useResult } from './day-result.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { clockState, statesOf } from './parts.ts';
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
  const [only] = booking.parts.length === 1 ? booking.parts : [];
  return (
    <>
      {only ? (
        <MeetingWithOne booking={booking} part={only} now={now} onAct={setAsked}>
          {children}
        </MeetingWithOne>
      ) : (
        <MeetingWithSeveral booking={booking} now={now} onAct={setAsked}>
          {children}
        </MeetingWithSeveral>
      )}
      <ActDialogs booking={booking} now={now} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface MeetingProps extends Props {
  readonly onAct: (asked: AskedAct) => void;
}

function MeetingWithOne({
  booking,
  part,
  now,
  onAct,
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
        <GuestClaim booking={booking} part={part} now={now} />
        <DayResult booking={booking} now={now} />
        <RunningCost state={state} now={now} />
        <ExtensionCard {...common} error={command.error} onAsk={ask} />
        <BeforeStart states={[state]} side="guest" now={now} />
        <ToDetail role="guest" bookingId={booking.bookingId} />
        <GuestClaimLink booking={booking} part={part} now={now} />
      </Page>
      <DayBar {...common} onAct={onAct} />
    </>
  );
}

function MeetingWithSeveral({ booking, now, onAct, children }: MeetingProps) {
  const result = useResult(booking);
  return (
    <>
      <Page>
        {children}
        <Where booking={booking} now={now} />
        <MeetingPanel state={clockState(booking)} now={now} />
        <RunningSum booking={booking} now={now} />
        {booking.parts.map((part) => (
          <DayPartCard
            key={part.cast.userId}
            booking={booking}
            part={part}
            result={result.data?.parts.find(({ cast }) => cast.userId === part.cast.userId)}
            now={now}
            onAct={onAct}
          />
        ))}
        <DayResult booking={booking} now={now} />
        <BeforeStart states={statesOf(booking)} side="guest" now={now} />
        <ToDetail role="guest" bookingId={booking.bookingId} />
        {booking.parts.map((part) => (
          <GuestClaimLink key={part.cast.userId} booking={booking} part={part} now={now} />
        ))}
      </Page>
      <DayAllBar booking={booking} now={now} onAct={onAct} />
    </>
  );
}

function Where({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  return (
    <>
      <BookingHead booking={booking} now={now} />
      <PlaceLine place={booking.place} />
    </>
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
