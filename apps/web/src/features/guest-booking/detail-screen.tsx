import type { GuestBookingDetail } from '@yoimachi/contract/booking';
import { isOpen, isOver, phaseOf } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../lib/api-error.ts';
import { dayOf, minuteOfDay } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card, Divider } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { H2, Page } from '../../ui/page.tsx';
import { Spec } from '../../ui/rows.tsx';
import { CardListSkeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import {
  CalendarButton,
  Occasion,
  bookingTexts,
  stateOf,
  timelineEntries,
  useBookingRefresh,
} from '../booking/index.ts';
import { guestBookingQuery } from './api/queries.ts';
import { CastHead } from './cast-head.tsx';
import { GuestClaim } from './claim-part.tsx';
import { DetailActions } from './detail-actions.tsx';
import { FeeCard } from './fee-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { PointsCard } from './points-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { StateNote } from './state-note.tsx';

/** One booking of the guest. */
export function GuestBookingDetailScreen({ bookingId }: { readonly bookingId: string }) {
  const now = useNow();
  const booking = useQuery(guestBookingQuery(bookingId));
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
  const state = stateOf(booking);
  return (
    <>
      <Page>
        <GuestClaim booking={booking} now={now} />
        <Card className="flex flex-col gap-4">
          <CastHead booking={booking} now={now} />
          <StateNote booking={booking} />
          <Divider />
          <Occasion
            day={state.day}
            today={phaseOf(state) === 'pending' ? dayOf(now) : undefined}
            startMinute={booking.startMinute}
            endMinute={minuteOfDay(state.endsAt, state.day)}
            place={booking.place}
            guestCount={booking.guestCount}
            workingBar={booking.workingBar}
            workMinute={minuteOfDay(state.workStartsAt, state.day)}
          />
          {phaseOf(state) === 'due' && (
            <CalendarButton
              bookingId={booking.bookingId}
              state={state}
              place={booking.place}
              otherName={booking.cast.nickname}
              now={now}
            />
          )}
          {(!isOpen(state) || isOver(state)) && (
            <Link
              to="/guest/user-profile"
              search={{ castId: booking.cast.userId }}
              className={buttonClass({ variant: 'line', size: 'md' })}
            >
              {t.askAgain}
            </Link>
          )}
        </Card>
        <PointsCard booking={booking} />
        <FeeCard booking={booking} now={now} />
        <ReviewCard booking={booking} now={now} />
        <Card className="flex flex-col gap-4">
          <H2>{bookingTexts.history}</H2>
          <Timeline
            entries={timelineEntries(booking.history, state, {
              role: 'guest',
              otherName: booking.cast.nickname,
            })}
          />
        </Card>
        <Card>
          <Spec
            rows={[
              { label: t.store, value: <Store booking={booking} /> },
              { label: t.number, value: <span className="nums">{booking.number}</span> },
            ]}
          />
        </Card>
      </Page>
      <DetailActions booking={booking} now={now} />
    </>
  );
}

function Store({ booking: { cast } }: { readonly booking: GuestBookingDetail }) {
  return (
    <>
      {cast.storeName}
      {cast.storeAddress && <span className="block text-xs text-sub">{cast.storeAddress}</span>}
    </>
  );
}
