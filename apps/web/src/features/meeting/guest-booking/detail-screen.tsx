import type { GuestBookingDetail, GuestParticipation } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoCard } from '#find/memo';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { BlockEntry } from '#people/block';
import {
  BookingDetailScreen,
  HistoryCard,
  OccasionCard,
  attendanceRow,
  goesOn,
  isOfToday,
  stateOf,
  timelineEntries,
} from '#meeting/booking';
import { PlacePart } from '#meeting/place';
import { MessageLink } from '#talk/message-link';
import { guestBookingQuery } from './api/queries.ts';
import { AskAgain, AskAllAgain } from './ask-again.tsx';
import { BookingHead } from './booking-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { DetailBar } from './detail-bar.tsx';
import { DetailParticipations } from './detail-participations.tsx';
import { FeeCard } from './fee-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { leadParticipation, statesOf } from './participations.ts';
import { PointsCard } from './points-card.tsx';
import { CastReviewCard } from './review-part.tsx';
import { guestSide } from './side.ts';
import { StateNote } from './state-note.tsx';
import { useApprovalToast } from './use-approval-toast.ts';

/** One booking of the guest. */
export function GuestBookingDetailScreen({ bookingId }: { readonly bookingId: string }) {
  const query = useQuery(guestBookingQuery(bookingId));
  return (
    <BookingDetailScreen side={guestSide} query={query}>
      {(booking, now) => <Detail booking={booking} now={now} />}
    </BookingDetailScreen>
  );
}

function Detail({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  useApprovalToast([booking]);
  const { participations } = booking;
  const lead = leadParticipation(booking);
  const [only] = participations.length === 1 ? participations : [];
  return (
    <>
      <Page>
        {only && <GuestClaim booking={booking} participation={only} now={now} />}
        <Facts booking={booking} now={now} />
        {only && <CastReviewCard bookingId={booking.bookingId} participation={only} now={now} />}
        {!only && <DetailParticipations booking={booking} now={now} />}
        <PointsCard booking={booking} />
        <HistoryCard
          entries={timelineEntries(booking.history, statesOf(booking), {
            role: 'guest',
            casts: participations.map(({ cast }) => cast),
          })}
        />
        <Card>
          <Spec
            rows={[
              ...(only ? attendanceRow(stateOf(only), now) : []),
              { label: t.store, value: <Store participation={lead} /> },
              { label: t.number, value: <span className="nums">{booking.number}</span> },
            ]}
          />
        </Card>
        <FeeCard booking={booking} now={now} onAct={setAsked} />
        {participations.map(({ cast }) => (
          <MemoCard key={cast.userId} friend={cast} />
        ))}
        {participations.map(({ cast }) => (
          <BlockEntry key={cast.userId} side="guest" other={cast} />
        ))}
      </Page>
      <DetailBar booking={booking} now={now} onAct={setAsked} />
      <ActDialogs booking={booking} now={now} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** Who, when and where, and what the status means. */
function Facts({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  const { bookingId, participations } = booking;
  const lead = leadParticipation(booking);
  const states = statesOf(booking);
  const phase = phaseOf(stateOf(lead));
  const [only] = participations.length === 1 ? participations : [];
  return (
    <OccasionCard
      booking={booking}
      state={stateOf(lead)}
      states={states}
      castCount={participations.length}
      workingBar={only?.workingBar}
      now={now}
      head={
        <>
          <BookingHead booking={booking} now={now} hasDayElsewhere={goesOn(lead)} />
          <StateNote booking={booking} />
        </>
      }
    >
      {(phase === 'due' || phase === 'meeting') && (
        <PlacePart role="guest" bookingId={bookingId} hasRoom={phase === 'due'} />
      )}
      {only && (
        <MessageToCast participation={only} isFilled={phase === 'due' && !isOfToday(stateOf(only), now)} />
      )}
      {only && !goesOn(only) && <AskAgain castId={only.cast.userId} />}
      {!only && !participations.some(goesOn) && (
        <AskAllAgain castIds={participations.map(({ cast }) => cast.userId)} />
      )}
    </OccasionCard>
  );
}

function MessageToCast({
  participation: { cast },
  isFilled,
}: {
  readonly participation: GuestParticipation;
  readonly isFilled: boolean;
}) {
  return <MessageLink side="guest" friendId={cast.userId} name={cast.nickname} isFilled={isFilled} />;
}

function Store({ participation: { cast } }: { readonly participation: GuestParticipation }) {
  return (
    <>
      <span>{cast.storeName}</span>
      {cast.storeAddress && <span className="block text-xs text-sub">{cast.storeAddress}</span>}
    </>
  );
}
