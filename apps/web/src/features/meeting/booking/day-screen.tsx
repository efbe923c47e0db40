import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '#lib/use-now.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { Bone, CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { chosenMeeting } from './chosen-meeting.ts';
import type { Meeting } from './chosen-meeting.ts';
import { bookingTexts as t } from './ja.ts';
import { ToList } from './links.tsx';
import { MeetingChooser } from './meeting-chooser.tsx';
import type { BookingSide } from './side.ts';
import { goesOn } from './state.ts';
import { useBookingRefresh } from './use-booking-refresh.ts';

/** What the address of the day says, and how it is changed. */
export interface DayAddress {
  /** The meeting to show; absent: the next or running one. */
  readonly bookingId: string | undefined;
  readonly onChoose: (bookingId: string) => void;
}

interface Props<Booking> extends DayAddress {
  readonly side: BookingSide<Booking>;
  /** Today's bookings of this side. */
  readonly query: UseQueryResult<readonly Booking[]>;
  /** One meeting on its day, below the choice between several. */
  readonly children: (booking: Booking, now: Date, chooser: ReactNode) => ReactNode;
}

/** The day of a meeting: while it loads, failed, without one, or the meeting as `children` draws it. */
export function BookingDayScreen<Booking extends Meeting>({
  side,
  query,
  bookingId,
  onChoose,
  children,
}: Props<Booking>) {
  const now = useNow();
  const bookings = query.data ?? [];
  useBookingRefresh(bookings.flatMap(side.participationsOf), now);
  const isStillOpen = (booking: Booking) => side.participationsOf(booking).some(goesOn);
  const shown = chosenMeeting(bookings, bookingId, isStillOpen);
  if (shown) {
    const chooser = (
      <MeetingChooser meetings={bookings} shown={shown} namesOf={side.namesOf} onChoose={onChoose} />
    );
    return children(shown, now, chooser);
  }
  return (
    <Page>
      {query.isPending && <CardListSkeleton count={2} />}
      {query.isError && (
        <LoadFailed error={query.error} isPending={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.data && <State icon="calendar" title={t.dayEmpty} action={<ToList role={side.role} />} />}
    </Page>
  );
}

interface ResultProps<Detail> {
  readonly query: UseQueryResult<Detail>;
  readonly children: (detail: Detail) => ReactNode;
}

/** What a meeting that is over came to, which only its detail tells. */
export function MeetingResult<Detail>({ query, children }: ResultProps<Detail>) {
  if (query.data) return children(query.data);
  if (!query.isError) return <Bone className="h-72 rounded-lg" />;
  return <LoadFailed error={query.error} isPending={query.isFetching} onRetry={() => void query.refetch()} />;
}
