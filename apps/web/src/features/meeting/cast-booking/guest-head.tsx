import type { CastBookingItem } from '@yoimachi/contract/booking';
import { Avatar } from '#ui/avatar.tsx';
import { Under20Chip } from '#ui/under20.tsx';
import { BadgeChips, bookingTexts } from '#meeting/booking';
import { guestFactTexts } from '#people/profile';
import { castBookingTexts as t } from './ja.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  /** The screen shows the day at the date. */
  readonly hasDayElsewhere?: boolean;
}

/** The guest of a booking, with its status. */
export function GuestHead({ booking, now, hasDayElsewhere }: Props) {
  const { nickname, photo, age, ageChecked, meetingCount } = booking.guest;
  const facts = [
    age === null ? '' : t.age(age),
    ageChecked ? guestFactTexts.ageChecked : '',
    t.meetings(meetingCount),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <Avatar src={photo} name={nickname} />
      <div className="min-w-0 flex-1 basis-28">
        <p className="truncate">
          <span className="font-mincho text-xl font-bold">{nickname}</span>
          <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
        </p>
        <p className="nums phrase text-sm text-sub">{facts.join('・')}</p>
        {booking.guestUnder20 && <Under20Chip />}
      </div>
      <BadgeChips booking={booking} role="cast" now={now} hasDayElsewhere={hasDayElsewhere} />
    </div>
  );
}
