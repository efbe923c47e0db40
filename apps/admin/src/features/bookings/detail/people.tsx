import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { Link } from '@tanstack/react-router';
import { visible } from '#lib/visible.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Panel } from '#parts/panel.tsx';
import { smallButtonClass } from '#parts/small-button.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { cx } from '#ui/cx.ts';
import { bookingTexts as t } from '../ja.ts';
import { Participation } from './participation.tsx';

interface Props {
  readonly booking: OfficeBooking;
  /** Null: the chats may not be read. */
  readonly onChat: ((castId: string) => void) | null;
}

/** The guest, and each cast with what she is paid. */
export function People({ booking, onChat }: Props) {
  const { guest, guestCount, participations, store } = booking;
  return (
    <Panel
      title={t.people}
      aside={
        <>
          <span>{t.peopleNote(guestCount, participations.length)}</span>
          {store && (
            <Link
              to="/stores/$storeId"
              params={{ storeId: store.id }}
              className="ml-3 font-bold text-primary underline-offset-4 hover:underline"
            >
              <bdi>{visible(store.name)}</bdi>
            </Link>
          )}
        </>
      }
      isFlush
    >
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-5 py-3">
        <Avatar src={null} name={visible(guest.nickname)} size={44} />
        <p className="min-w-0 flex-1 text-base">
          <MemberLink {...guest} />
          <span className="ml-1 text-xs text-sub">{t.san}</span>
        </p>
        <Link to="/bookings" search={{ guestId: guest.id }} className={smallButtonClass()}>
          {t.otherBookings}
        </Link>
      </div>
      <div className={cx('grid', participations.length > 1 && 'desktop:grid-cols-2')}>
        {participations.map((participation) => (
          <Participation
            key={participation.cast.id}
            participation={participation}
            booking={booking}
            onChat={onChat && (() => onChat(participation.cast.id))}
          />
        ))}
      </div>
    </Panel>
  );
}
