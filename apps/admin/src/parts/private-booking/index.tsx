import { bookingAdminRoutes, type OperatorView } from '@yoimachi/contract/booking-admin';
import type { ReasonOf } from '@yoimachi/domain/queue';
import type { ReactNode } from 'react';
import { call } from '#lib/api.ts';
import { useRead } from '#lib/use-read.ts';
import { visible } from '#lib/visible.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { ReadGate } from '#parts/read-gate.tsx';
import { Facts } from '#parts/workbench/facts.tsx';
import { formatDay, formatTime, dayOf } from '#ui/lib/dates.ts';
import { History } from './history.tsx';
import { privateBookingTexts as t } from './ja.ts';

interface Props {
  readonly bookingId: string;
  /** The reason that is chosen at first. */
  readonly why?: ReasonOf<'read'>;
  /** Below it, while it is shown. */
  readonly children?: (view: OperatorView) => ReactNode;
}

/** Where two meet and what they wrote, once a reason is given. */
export function PrivateBooking({ bookingId, why, children }: Props) {
  const read = useRead(bookingId, (reason) =>
    call(bookingAdminRoutes.readBooking, { params: { bookingId }, body: { reason } }),
  );
  return (
    <ReadGate read={read} what={t.what} why={why}>
      {(view) => (
        <div className="flex flex-col gap-5">
          <Meeting view={view} />
          {children?.(view)}
          <History view={view} />
        </div>
      )}
    </ReadGate>
  );
}

function Meeting({ view: { booking, participations } }: { readonly view: OperatorView }) {
  const [from, to] = [new Date(booking.startsAt), new Date(booking.plannedEndsAt)];
  return (
    <Facts
      facts={[
        [
          t.time,
          <span key="time">
            <BookingLink id={booking.bookingId}>{booking.number}</BookingLink> {formatDay(dayOf(from))}{' '}
            {t.span(formatTime(from), formatTime(to))}
          </span>,
        ],
        [t.place, <Place key="place" place={booking.place} />],
        [
          t.guest,
          <span key="guest">
            <MemberLink id={booking.guestId} nickname={booking.guestName} />
            {t.people(booking.guestCount)}
          </span>,
        ],
        [
          t.cast,
          <ul key="casts">
            {participations.map(({ castId, castName, arrivedAt, finishedAt }) => (
              <li key={castId} className="flex flex-wrap gap-x-3">
                <MemberLink id={castId} nickname={castName} />
                <span className="text-sub">
                  {arrivedAt ? t.arrived(formatTime(new Date(arrivedAt))) : t.notArrived}
                </span>
                {finishedAt && (
                  <span className="text-sub">{t.finished(formatTime(new Date(finishedAt)))}</span>
                )}
              </li>
            ))}
          </ul>,
        ],
      ]}
    />
  );
}

function Place({ place }: { readonly place: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <bdi className="font-bold">{visible(place)}</bdi>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
        target="_blank"
        rel="noreferrer"
        className="text-xs font-bold text-primary underline-offset-4 hover:underline"
      >
        {t.map}
      </a>
    </span>
  );
}
