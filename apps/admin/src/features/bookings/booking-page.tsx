import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { visible } from '#lib/visible.ts';
import { BookingChip } from '#parts/booking-chip.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { BackLink } from '#parts/back-link.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { isMissing } from '#ui/lib/api-error.ts';
import { formatDay, formatSpan } from '#ui/lib/dates.ts';
import { later } from '#ui/lib/later.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { oneBooking } from './api.ts';
import { Chat } from './detail/chat.tsx';
import { History } from './detail/history.tsx';
import { Money } from './detail/money.tsx';
import { People } from './detail/people.tsx';
import { Private } from './detail/private.tsx';
import { Side } from './detail/side.tsx';
import { bookingTexts as t } from './ja.ts';

const route = getRouteApi('/_office/bookings/$bookingId');
// Of few bookings.
const Fee = later(async () => ({ default: (await import('./detail/fee.tsx')).Fee }));

/** One booking: its history, who is in it and what is paid, and what can be done with it. */
export function BookingPage() {
  const { bookingId } = route.useParams();
  const booking = useQuery(oneBooking(bookingId));
  if (booking.isError && isMissing(booking.error)) return <Missing />;
  return <Loaded query={booking}>{(loaded) => <Booking key={loaded.bookingId} booking={loaded} />}</Loaded>;
}

function Missing() {
  return (
    <State
      icon="search"
      title={t.missing}
      detail={t.missingDetail}
      level={1}
      action={
        <Link to="/bookings" className={buttonClass({ variant: 'line' })}>
          {t.toList}
        </Link>
      }
    />
  );
}

function Booking({ booking }: { readonly booking: OfficeBooking }) {
  const mayAct = useMayAct();
  const [chatWith, setChatWith] = useState<string | null>(null);
  // One or the other: the key that opens what is private opens one thing.
  const chat = (castId: string) => (
    <Chat key={castId} booking={booking} castId={castId} onClose={() => setChatWith(null)} />
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={booking.number} note={<Summary booking={booking} />}>
        <BackLink to="/bookings" label={t.back} />
      </PageHead>
      <div className="grid items-start gap-4 p-5 office:grid-cols-[minmax(0,1fr)_320px] desktop:grid-cols-[260px_minmax(0,1fr)_340px]">
        <div className="min-w-0 max-desktop:order-3 office:max-desktop:col-span-2">
          <History booking={booking} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <People booking={booking} onChat={mayAct('readChat') ? setChatWith : null} />
          <Money booking={booking} />
          <Fee booking={booking} />
          {chatWith === null ? mayAct('readBooking') && <Private booking={booking} /> : chat(chatWith)}
        </div>
        <Side booking={booking} />
      </div>
    </div>
  );
}

function Summary({ booking }: { readonly booking: OfficeBooking }) {
  const { day, startMinute, endMinute, store } = booking;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <BookingChip {...booking} />
      <span className="nums">
        {formatDay(day)} {formatSpan(startMinute, endMinute)}
      </span>
      {store && <bdi>{visible(store.name)}</bdi>}
    </span>
  );
}
