import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import { BadgeChips, bookingTexts } from '#meeting/booking';
import { answersOf, leadParticipation, wholeOf } from './participations.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Under20Chip } from '#ui/under20.tsx';
import { CastNames, CastStack } from './cast-stack.tsx';
import { guestBookingTexts as t } from './ja.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  /** The screen shows the day at the date. */
  readonly hasDayElsewhere?: boolean;
}

/** Who a booking is with, and its overall status. */
export function BookingHead({ booking, now, hasDayElsewhere }: Props) {
  const { participations } = booking;
  const badge = (
    <BadgeChips booking={wholeOf(booking, now)} role="guest" now={now} hasDayElsewhere={hasDayElsewhere} />
  );
  if (participations.length === 1 && participations[0])
    return <CastHead participation={participations[0]}>{badge}</CastHead>;
  return (
    <div className="flex items-center gap-3">
      <CastStack booking={booking} />
      <div className="min-w-0 flex-1">
        <p>
          <CastNames booking={booking} />
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <p className="nums text-sm text-sub">{answersOf(booking) ?? storeOf(leadParticipation(booking))}</p>
          {badge}
        </div>
      </div>
    </div>
  );
}

interface CastHeadProps {
  readonly participation: GuestParticipation;
  /** How she stands. */
  readonly children: ReactNode;
}

/** A cast of a booking, with her status; her name links to her profile. */
export function CastHead({ participation, children }: CastHeadProps) {
  const { cast } = participation;
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
          <span className="truncate text-sm text-sub">{storeOf(participation)}</span>
          {cast.under20 && (
            <span>
              <Under20Chip />
            </span>
          )}
        </span>
      </Link>
      {children}
    </div>
  );
}

/** 「六本木 / ラウンジ 灯」; all casts of a booking belong to one store. */
function storeOf({ cast }: Pick<GuestParticipation, 'cast'>): string {
  return [cast.district, cast.storeName].filter(Boolean).join(' / ');
}
