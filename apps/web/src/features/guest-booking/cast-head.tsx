import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { BadgeChips, bookingTexts } from '../booking/index.ts';
import { guestBookingTexts as t } from './ja.ts';

/** The cast of a booking, with its status; her name leads to her profile. */
export function CastHead({ booking, now }: { readonly booking: GuestBookingItem; readonly now: Date }) {
  const { cast } = booking;
  return (
    <div className="flex items-center gap-3">
      <Link
        to="/guest/user-profile"
        search={{ castId: cast.userId }}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-md active:opacity-85"
      >
        <Avatar src={cast.photo} name={cast.nickname} />
        <span className="flex min-w-0 flex-col">
          <span className="truncate">
            <span className="font-mincho text-xl font-bold">{cast.nickname}</span>
            <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
            <span className="sr-only">{t.profile}</span>
          </span>
          <span className="truncate text-sm text-sub">
            {[cast.district, cast.storeName].filter(Boolean).join(' / ')}
          </span>
        </span>
      </Link>
      <BadgeChips booking={booking} role="guest" now={now} />
    </div>
  );
}
