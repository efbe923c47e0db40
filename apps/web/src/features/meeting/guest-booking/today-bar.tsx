import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatSpan } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { MoreMark } from '#ui/page.tsx';
import {
  BadgeChips,
  bookingTexts,
  chosenMeeting,
  isOfToday,
  spanOf,
  stateOf,
  useBookingRefresh,
} from '#meeting/booking';
import { todayGuestBookingsQuery } from './api/queries.ts';
import { CastNames } from './cast-stack.tsx';
import { isStillOpen, leadParticipation, statesOf, wholeOf } from './participations.ts';

/** Today's meeting above the tabs of the guest's home, linking to the day screen. At the end of the page, so that nothing shifts. */
export function TodayBar() {
  const now = useNow();
  const today = useQuery(todayGuestBookingsQuery());
  const bookings = today.data ?? [];
  useBookingRefresh(
    bookings.flatMap(({ participations }) => participations),
    now,
  );
  const ofToday = bookings.filter((booking) => isOfToday(stateOf(leadParticipation(booking)), now));
  const next = chosenMeeting(ofToday, undefined, isStillOpen);
  return next ? <Bar booking={next} now={now} /> : null;
}

function Bar({ booking, now }: { readonly booking: GuestBookingItem; readonly now: Date }) {
  const { startMinute, endMinute } = spanOf(statesOf(booking), booking.startMinute);
  return (
    <aside
      aria-label={bookingTexts.dayTitle}
      className="sticky bottom-[var(--dock,0px)] z-10 mt-auto border-t border-line bg-surface"
    >
      <Link
        to="/guest/dohan-day"
        search={{ bookingId: booking.bookingId }}
        className="mx-auto flex min-h-14 max-w-[712px] flex-wrap desktop:max-w-[1176px] desktop:px-0 items-center justify-between gap-x-3 gap-y-1 px-4 py-2 active:bg-sunken"
      >
        <span className="flex min-w-0 flex-col">
          <span className="truncate">
            <CastNames booking={booking} />
          </span>
          <span className="nums text-sm font-bold">{formatSpan(startMinute, endMinute)}</span>
        </span>
        <span className="flex items-center gap-2 text-primary">
          <BadgeChips booking={wholeOf(booking, now)} role="guest" now={now} />
          <MoreMark />
        </span>
      </Link>
    </aside>
  );
}
