import type { TimeTab } from '@yoimachi/domain/booking';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../lib/use-now.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { BookingList, useBookingRefresh } from '../booking/index.ts';
import { guestBookingsQuery } from './api/queries.ts';
import { GuestBookingCard } from './booking-card.tsx';
import { guestBookingTexts as t } from './ja.ts';

interface Props {
  readonly tab: TimeTab;
  readonly onTab: (tab: TimeTab) => void;
}

/** All bookings of the guest by time. */
export function GuestBookingList({ tab, onTab }: Props) {
  const now = useNow();
  const list = useInfiniteQuery(guestBookingsQuery(tab));
  useBookingRefresh(list.data?.pages.flatMap((page) => page.items) ?? [], now);
  return (
    <BookingList
      tab={tab}
      onTab={onTab}
      list={list}
      item={(booking) => <GuestBookingCard booking={booking} now={now} />}
      emptyDetail={t.emptyDetail}
      emptyAction={
        <Link to="/guest" className={buttonClass({})}>
          {t.search}
        </Link>
      }
    />
  );
}
