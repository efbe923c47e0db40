import type { GuestParticipation } from '@yoimachi/contract/booking';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Under20Chip } from '#ui/under20.tsx';
import { bookingTexts } from '#meeting/booking';
import { guestBookingTexts as t } from './ja.ts';

interface Props {
  readonly participation: GuestParticipation;
  /** How she stands. */
  readonly children: ReactNode;
}

/** A cast of a booking, with her status; her name links to her profile. */
export function CastHead({ participation, children }: Props) {
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
export function storeOf({ cast }: Pick<GuestParticipation, 'cast'>): string {
  return [cast.district, cast.storeName].filter(Boolean).join(' / ');
}
