import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { clockMinutesBetween } from '@yoimachi/domain/time';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDuration } from '#lib/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { BeforeStart, MeetingPanel, PlaceLine, RunningCost, ToDetail, stateOf } from '#meeting/booking';
import { MessageLink } from '#talk/message-link';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { BookingHead } from './booking-head.tsx';
import { GuestClaim, GuestClaimLink } from './claim-part.tsx';
import { DayAllBar } from './day-all-bar.tsx';
import { DayBar } from './day-bar.tsx';
import { DayParticipationCard } from './day-participation-card.tsx';
import { DayResult, useResult } from './day-result.tsx';
import { ExtensionCard } from './extension-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { clockState, statesOf } from './participations.ts';
import { RunningSum } from './running-sum.tsx';
import { targetOfParticipation } from './targets.ts';
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
  const [only] = booking.participations.length === 1 ? booking.participations : [];
  return (
    <>
      {only ? (
        <MeetingWithOne booking={booking} participation={only} now={now} onAct={setAsked}>
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
  participation,
  now,
  onAct,
  children,
}: MeetingProps & { readonly participation: GuestParticipation }) {
  const state = stateOf(participation);
  const phase = phaseOf(state);
  const command = useGuestCommand();
  const target = targetOfParticipation(booking, participation);
  const run = (action: 'arrive' | 'takeBackArrival') => command.run({ ...target, action });
  const ask = (shown: Sum) => command.run({ ...target, action: 'askExtension', shown });
  const common = { booking, participation, now, run, isPending: command.isPending };
  return (
    <>
      <Page>
        {children}
        <Where booking={booking} now={now} />
        <MeetingPanel state={state} now={now} />
        {phase === 'meeting' && <UntilWork participation={participation} now={now} />}
        {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
        <ErrorNote error={command.error} />
        <GuestClaim booking={booking} participation={participation} now={now} />
        <DayResult booking={booking} now={now} />
        <MessageLink side="guest" friendId={participation.cast.userId} name={participation.cast.nickname} />
        <RunningCost state={state} now={now} />
        <ExtensionCard {...common} error={command.error} onAsk={ask} />
        <BeforeStart states={[state]} side="guest" now={now} />
        <ToDetail role="guest" bookingId={booking.bookingId} />
        <GuestClaimLink booking={booking} participation={participation} now={now} />
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
        {booking.participations.map((participation) => (
          <DayParticipationCard
            key={participation.cast.userId}
            booking={booking}
            participation={participation}
            result={result.data?.participations.find(({ cast }) => cast.userId === participation.cast.userId)}
            now={now}
            onAct={onAct}
          />
        ))}
        <DayResult booking={booking} now={now} />
        <BeforeStart states={statesOf(booking)} side="guest" now={now} />
        <ToDetail role="guest" bookingId={booking.bookingId} />
        {booking.participations.map((participation) => (
          <GuestClaimLink
            key={participation.cast.userId}
            booking={booking}
            participation={participation}
            now={now}
          />
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

/** Time until her shift: an extension ends before it. */
function UntilWork({
  participation,
  now,
}: {
  readonly participation: GuestParticipation;
  readonly now: Date;
}) {
  const minutes = clockMinutesBetween(now, stateOf(participation).workStartsAt);
  if (minutes <= 0) return null;
  return (
    <p className="nums flex flex-wrap items-center justify-center gap-2 text-sm text-sub">
      <Icon name="clock" size={18} />
      {t.untilWork(participation.cast.nickname)}
      <span className="font-bold text-ink">{formatDuration(minutes)}</span>
    </p>
  );
}
