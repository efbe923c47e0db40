import type { CastBookingItem } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorNote, Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { BeforeStart, MeetingPanel, PlaceLine, RunningCost, ToDetail, stateOf } from '#meeting/booking';
import { WatchEntry } from '#meeting/watch';
import { AllRight } from '#people/all-right';
import { MessageLink } from '#talk/message-link';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { CastClaim, CastClaimLink } from './claim-part.tsx';
import { DayBar } from './day-bar.tsx';
import { CheckoutCard, ExtensionCard } from './day-cards.tsx';
import { DayResult } from './day-result.tsx';
import { GuestHead } from './guest-head.tsx';
import { castBookingTexts as t } from './ja.ts';
import { OthersCard } from './others-card.tsx';
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
  const [act, setAct] = useState<AskedAct | null>(null);
  const command = useCastCommand();
  const target = { bookingId: booking.bookingId, version: state.version };
  const run = (action: 'arrive' | 'takeBackArrival' | 'checkOut') => command.run({ ...target, action });
  const answer = (action: 'agreeExtension' | 'declineExtension', shown: Sum) =>
    command.run({ ...target, action, shown });
  const participations = { booking, now, run, isPending: command.isPending };
  return (
    <>
      <Page>
        {children}
        <AllRight />
        <GuestHead booking={booking} now={now} />
        <PlaceLine place={booking.place} />
        <MeetingPanel state={state} now={now} />
        {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
        <ErrorNote error={command.error} />
        <CastClaim booking={booking} now={now} />
        <ExtensionCard {...participations} error={command.error} onAnswer={answer} />
        <CheckoutCard {...participations} />
        <DayResult booking={booking} now={now} />
        <BeforeStart states={[state]} side="cast" now={now} />
        <MessageLink side="cast" friendId={booking.guest.userId} name={booking.guest.nickname} />
        <WatchEntry bookingId={booking.bookingId} state={state} now={now} />
        <OthersCard booking={booking} />
        <RunningCost state={state} now={now} />
        <ToDetail role="cast" bookingId={booking.bookingId} />
        <CastClaimLink booking={booking} now={now} />
      </Page>
      <DayBar {...participations} onAct={setAct} />
      <ActDialogs booking={booking} now={now} act={act} onClose={() => setAct(null)} />
    </>
  );
}
