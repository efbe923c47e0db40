import type { GuestBookingDetail, GuestPart } from '@yoimachi/contract/booking';
import { isOpen, isOver, phaseOf } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { dayOf, minuteOfDay } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Card, Divider } from '#ui/card.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { H2, Page } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { BlockEntry } from '#people/block';
import {
  Occasion,
  attendanceRow,
  bookingTexts,
  spanOf,
  stateOf,
  timelineEntries,
  useBookingRefresh,
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
import { StateNote } from './state-note.tsx';
import { useApprovalToast } from './use-approval-toast.ts';

/** One booking of the guest. */
export function GuestBookingDetailScreen({ bookingId }: { readonly bookingId: string }) {
  const now = useNow();
  const booking = useQuery(guestBookingQuery(bookingId));
  useBookingRefresh(booking.data?.parts ?? [], now);
  if (booking.data) return <Detail booking={booking.data} now={now} />;
  if (booking.error instanceof ApiError && (booking.error.status === 404 || booking.error.status === 400))
    return <NotFound />;
  return (
    <Page>
      {booking.isError ? (
        <LoadFailed
          error={booking.error}
          isPending={booking.isFetching}
          onRetry={() => void booking.refetch()}
        />
      ) : (
        <CardListSkeleton count={3} />
      )}
    </Page>
  );
}

/** Where a link names no booking, or one that is not his. */
export function NotFound() {
  return (
    <Page>
      <State
        icon="calendar"
        title={t.notFoundTitle}
        detail={t.notFoundDetail}
        action={
          <Link to="/guest/dohan-list" className={buttonClass({ variant: 'line' })}>
            {t.toList}
          </Link>
        }
      />
    </Page>
  );
}

function Detail({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  const [asked, setAsked] = useState<AskedAct | null>(null);
  useApprovalToast([booking]);
  const { parts } = booking;
  const lead = leadPart(booking);
  const states = statesOf(booking);
  const [only] = parts.length === 1 ? parts : [];
  return (
    <>
      <Page>
        {only && <GuestClaim booking={booking} part={only} now={now} />}
        <OccasionCard booking={booking} now={now} />
        {only && <CastReviewCard bookingId={booking.bookingId} part={only} now={now} />}
        {!only && <DetailParts booking={booking} now={now} />}
        <PointsCard booking={booking} />
        <Card className="flex flex-col gap-4">
          <H2>{bookingTexts.history}</H2>
          <Timeline
            entries={timelineEntries(booking.history, states, {
              role: 'guest',
              casts: parts.map(({ cast }) => cast),
            })}
          />
        </Card>
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
function OccasionCard({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  const state = stateOf(leadPart(booking));
  const phase = phaseOf(state);
  const [only] = booking.parts.length === 1 ? booking.parts : [];
  const goesOn = isOpen(state) && !isOver(state);
  return (
    <Card className="flex flex-col gap-4">
      <BookingHead booking={booking} now={now} hasDayElsewhere={goesOn} />
      <StateNote booking={booking} />
      <Divider />
      <Occasion
        day={state.day}
        today={goesOn ? dayOf(now) : undefined}
        span={spanOf(statesOf(booking), booking.startMinute)}
        place={booking.place}
        guestCount={booking.guestCount}
        castCount={booking.parts.length}
        work={only ? { bar: only.workingBar, minute: minuteOfDay(state.workStartsAt, state.day) } : null}
      />
      {(phase === 'due' || phase === 'meeting') && <PlacePart role="guest" bookingId={booking.bookingId} />}
      {only && (!isOpen(state) || isOver(state)) && <AskAgain castId={only.cast.userId} />}
      {!only && statesOf(booking).every((each) => !isOpen(each) || isOver(each)) && (
        <AskAllAgain castIds={booking.parts.map(({ cast }) => cast.userId)} />
      )}
    </Card>
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
