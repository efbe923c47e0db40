import type { GuestBookingDetail, GuestPart } from '@yoimachi/contract/booking';
import { phaseOf } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  stateOf,
  timelineEntries,
} from '#meeting/booking';
import { PlacePart } from '#meeting/place';
import { guestBookingQuery } from './api/queries.ts';
import { AskAgain, AskAllAgain } from './ask-again.tsx';
import { BookingHead } from './booking-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { DetailBar } from './detail-bar.tsx';
import { DetailParts } from './detail-parts.tsx';
import { FeeCard } from './fee-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { leadPart, statesOf } from './parts.ts';
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
  const { parts } = booking;
  const lead = leadPart(booking);
  const [only] = parts.length === 1 ? parts : [];
  return (
    <>
      <Page>
        {only && <GuestClaim booking={booking} part={only} now={now} />}
        <Facts booking={booking} now={now} />
        {only && <CastReviewCard bookingId={booking.bookingId} part={only} now={now} />}
        {!only && <DetailParts booking={booking} now={now} />}
        <PointsCard booking={booking} />
        <HistoryCard
          entries={timelineEntries(booking.history, statesOf(booking), {
            role: 'guest',
            casts: parts.map(({ cast }) => cast),
          })}
        />
        <Card>
          <Spec
            rows={[
              ...(only ? attendanceRow(stateOf(only)) : []),
              { label: t.store, value: <Store part={lead} /> },
              { label: t.number, value: <span className="nums">{booking.number}</span> },
            ]}
          />
        </Card>
        <FeeCard booking={booking} now={now} onAct={setAsked} />
        {parts.map(({ cast }) => (
          <BlockEntry key={cast.userId} side="guest" other={cast} />
        ))}
      </Page>
      <DetailBar booking={booking} now={now} onAct={setAsked} />
      <ActDialogs booking={booking} now={now} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** Whom, when and where, and what the status means. */
function Facts({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  const { bookingId, parts } = booking;
  const lead = leadPart(booking);
  const states = statesOf(booking);
  const phase = phaseOf(stateOf(lead));
  const [only] = parts.length === 1 ? parts : [];
  return (
    <OccasionCard
      booking={booking}
      state={stateOf(lead)}
      states={states}
      castCount={parts.length}
      workingBar={only?.workingBar}
      now={now}
      head={
        <>
          <BookingHead booking={booking} now={now} hasDayElsewhere={goesOn(lead)} />
          <StateNote booking={booking} />
        </>
      }
    >
      {(phase === 'due' || phase === 'meeting') && <PlacePart role="guest" bookingId={bookingId} />}
      {only && !goesOn(only) && <AskAgain castId={only.cast.userId} />}
      {!only && !parts.some(goesOn) && <AskAllAgain castIds={parts.map(({ cast }) => cast.userId)} />}
    </OccasionCard>
  );
}

function Store({ part: { cast } }: { readonly part: GuestPart }) {
  return (
    <>
      {cast.storeName}
      {cast.storeAddress && <span className="block text-xs text-sub">{cast.storeAddress}</span>}
    </>
  );
}
