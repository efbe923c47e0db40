import type { CastBookingItem } from '@yoimachi/contract/booking';
import { isOpen } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMinute } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ChoiceStrip, DayLabel } from '../../ui/choice-strip.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Page } from '../../ui/page.tsx';
import { CardListSkeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { bookingTexts, stateOf, useBookingRefresh } from '../booking/index.ts';
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
  const shown = chosen(bookings, bookingId);
  if (shown) {
    return (
      <DayMeeting key={shown.bookingId} booking={shown} now={now}>
        {bookings.length > 1 && <Chooser bookings={bookings} shown={shown} onChoose={onChoose} />}
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

/** The one asked for, else the first that is still open, else the last. */
function chosen(bookings: readonly CastBookingItem[], bookingId: string | undefined) {
  return (
    bookings.find((booking) => booking.bookingId === bookingId) ??
    bookings.find((booking) => isOpen(stateOf(booking))) ??
    bookings.at(-1)
  );
}

interface ChooserProps {
  readonly bookings: readonly CastBookingItem[];
  readonly shown: CastBookingItem;
  readonly onChoose: (bookingId: string) => void;
}

function Chooser({ bookings, shown, onChoose }: ChooserProps) {
  return (
    <ChoiceStrip
      label={t.chooseMeeting}
      look="day"
      value={shown.bookingId}
      onChange={onChoose}
      options={bookings.map((booking) => ({
        value: booking.bookingId,
        label: (
          <DayLabel
            top={`${booking.guest.nickname}${bookingTexts.san}`}
            date={formatMinute(booking.startMinute)}
          />
        ),
      }))}
    />
  );
}
