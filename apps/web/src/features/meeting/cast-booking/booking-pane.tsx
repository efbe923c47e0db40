import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { QueryFailed } from '#ui/load-failed.tsx';
import { H2 } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { BadgeChips, Occasion, bookingTexts, goesOn, stateOf, useBookingRefresh } from '#meeting/booking';
import { castBookingQuery } from './api/queries.ts';
import { rewardRows } from './reward-card.tsx';

/** A booking beside something else: what it is, what it earns, and the way to all of it. */
export function CastBookingPane({ bookingId }: { readonly bookingId: string }) {
  const now = useNow();
  const query = useQuery(castBookingQuery(bookingId));
  const booking = query.data;
  useBookingRefresh(booking ? [booking] : [], now);
  if (!booking) {
    if (!query.isError) return <CardListSkeleton count={2} />;
    return <QueryFailed query={query} />;
  }
  const state = stateOf(booking);
  const rows = rewardRows(booking);
  return (
    <>
      <H2 aside={<BadgeChips booking={booking} role="cast" now={now} hasDayElsewhere={goesOn(booking)} />}>
        {bookingTexts.booking}
      </H2>
      <Occasion
        booking={booking}
        state={state}
        states={[state]}
        castCount={booking.others.length + 1}
        workingBar={booking.workingBar}
        now={now}
      />
      {rows && (
        <div className="border-t border-line pt-4">
          <Rows rows={rows} />
        </div>
      )}
      <ButtonLink
        to="/cast/dohan-detail"
        search={{ bookingId }}
        variant="line"
        size="md"
        className="mt-auto"
        label={bookingTexts.toDetail}
      />
    </>
  );
}
