import { useInfiniteQuery } from '@tanstack/react-query';
import { later } from '#ui/lib/later.tsx';
import { useNow } from '#lib/use-now.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { BookingList, useBookingRefresh } from '#meeting/booking';
import type { ListProps } from '#meeting/booking';
import { guestBookingsQuery } from './api/queries.ts';
import { GuestBookingCard } from './booking-card.tsx';
import { guestBookingTexts as t } from './ja.ts';
import { useApprovalToast } from './use-approval-toast.ts';

/** Its code comes with nothing that is waited for. */
const InstallHint = later(async () => ({ default: (await import('#talk/push')).InstallHint }));

/** All bookings of the guest by time and status. */
export function GuestBookingList({ filter, onFilter }: ListProps) {
  const now = useNow();
  const list = useInfiniteQuery(guestBookingsQuery(filter));
  const items = itemsOf(list);
  useBookingRefresh(
    items.flatMap(({ participations }) => participations),
    now,
  );
  useApprovalToast(items);
  return (
    <>
      <BookingList
        role="guest"
        filter={filter}
        onFilter={onFilter}
        list={list}
        item={(booking) => <GuestBookingCard booking={booking} now={now} />}
        emptyDetail={t.emptyDetail}
        emptyAction={<ButtonLink to="/guest" label={t.search} />}
      />
      {items.length > 0 && <InstallHint />}
    </>
  );
}
