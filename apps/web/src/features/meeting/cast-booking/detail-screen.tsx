import type { CastBookingDetail } from '@yoimachi/contract/booking';
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
import { Note } from '#ui/note.tsx';
import { H2, Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { BlockEntry } from '#people/block';
import {
  Occasion,
  bookingTexts,
  cancelTypeLabels,
  spanOf,
  stateOf,
  timelineEntries,
  useBookingRefresh,
} from '#meeting/booking';
import { PlacePart } from '#meeting/place';
import { castBookingQuery } from './api/queries.ts';
import { CastClaim } from './claim-part.tsx';
import { ActDialogs } from './act-dialogs.tsx';
import type { AskedAct } from './act-dialogs.tsx';
import { DetailBar } from './detail-bar.tsx';
import { GuestCard } from './guest-card.tsx';
import { GuestHead } from './guest-head.tsx';
import { castBookingTexts as t } from './ja.ts';
import { OthersCard } from './others-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { GuestReviewCard } from './review-part.tsx';
import { RewardCard } from './reward-card.tsx';

/** One booking of the cast. */
export function CastBookingDetailScreen({ bookingId }: { readonly bookingId: string }) {
  const now = useNow();
  const booking = useQuery(castBookingQuery(bookingId));
  useBookingRefresh(booking.data ? [booking.data] : [], now);
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

/** Where a link names no booking, or one that is not hers. */
export function NotFound() {
  return (
    <Page>
      <State
        icon="calendar"
        title={t.notFoundTitle}
        detail={t.notFoundDetail}
        action={
          <Link to="/cast/dohan-list" className={buttonClass({ variant: 'line' })}>
            {t.toList}
          </Link>
        }
      />
    </Page>
  );
}

function Detail({ booking, now }: { readonly booking: CastBookingDetail; readonly now: Date }) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  const goesOn = isOpen(state) && !isOver(state);
  const [act, setAct] = useState<AskedAct | null>(null);
  const why =
    (phase === 'closed' || phase === 'finished') && state.cancelType
      ? cancelTypeLabels[state.cancelType]
      : null;
  return (
    <>
      <Page>
        <CastClaim booking={booking} now={now} />
        <Card className="flex flex-col gap-4">
          <GuestHead booking={booking} now={now} hasDayElsewhere={goesOn} />
          {phase === 'held' && <Note>{t.heldNote}</Note>}
          {phase === 'noShow' && <Note look="danger">{t.noShowNote}</Note>}
          {why && <Note>{why}</Note>}
          <Divider />
          <Occasion
            day={state.day}
            today={goesOn ? dayOf(now) : undefined}
            span={spanOf([state], booking.startMinute)}
            place={booking.place}
            guestCount={booking.guestCount}
            castCount={booking.others.length + 1}
            work={{ bar: booking.workingBar, minute: minuteOfDay(state.workStartsAt, state.day) }}
          />
          {(phase === 'due' || phase === 'meeting') && (
            <PlacePart role="cast" bookingId={booking.bookingId} />
          )}
        </Card>
        <GuestReviewCard booking={booking} now={now} />
        <OthersCard booking={booking} />
        <RewardCard booking={booking} />
        <GuestCard booking={booking} />
        <Card className="flex flex-col gap-4">
          <H2>{bookingTexts.history}</H2>
          <Timeline
            entries={timelineEntries(booking.history, [state], {
              role: 'cast',
              guestName: booking.guest.nickname,
              others: booking.others,
            })}
          />
        </Card>
        <LeaveCard booking={booking} now={now} onAct={setAct} />
        <BlockEntry side="cast" other={booking.guest} />
      </Page>
      <DetailBar booking={booking} now={now} onAct={setAct} />
      <ActDialogs booking={booking} now={now} act={act} onClose={() => setAct(null)} />
    </>
  );
}
