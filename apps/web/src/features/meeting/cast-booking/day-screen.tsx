import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNow } from '#lib/use-now.ts';
import { buttonClass } from '#ui/button-class.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Page } from '#ui/page.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { MeetingChooser, bookingTexts, chosenMeeting, goesOn, useBookingRefresh } from '#meeting/booking';
import { todayBookingsQuery } from './api/queries.ts';
import { DayMeeting } from './day-meeting.tsx';
import { castBookingTexts as t } from './ja.ts';

interface Props {
  /** The meeting to show; absent: the one that comes next or runs. */
  readonly bookingId: string | undefined;
  readonly onChoose: (bookingId: string) => void;
}

/** The day of a meeting: arrive, answer an extension, end, leave safely. */
export function CastDayScreen({ bookingId, onChoose }: Props) {
  const now = useNow();
  const today = useQuery(todayBookingsQuery());
  const bookings = today.data ?? [];
  useBookingRefresh(bookings, now);
  const shown = chosenMeeting(bookings, bookingId, goesOn);
  if (shown) {
    return (
      <DayMeeting key={shown.bookingId} booking={shown} now={now}>
        <MeetingChooser
          meetings={bookings}
          shown={shown}
          namesOf={({ guest }) => guest.nickname + bookingTexts.san}
          onChoose={onChoose}
        />
      </DayMeeting>
    );
  }
  return (
    <Page>
      {today.isPending && <CardListSkeleton count={2} />}
      {today.isError && (
        <LoadFailed error={today.error} isPending={today.isFetching} onRetry={() => void today.refetch()} />
      )}
      {today.data && (
        <State
          icon="calendar"
          title={t.dayEmpty}
          action={
            <Link to="/cast/dohan-list" className={buttonClass({ variant: 'line' })}>
              {t.toList}
            </Link>
          }
        />
      )}
    </Page>
  );
}
