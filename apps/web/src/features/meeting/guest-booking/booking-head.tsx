import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { BadgeChips } from '#meeting/booking';
import { CastHead, storeOf } from './cast-head.tsx';
import { CastNames, CastStack } from './cast-stack.tsx';
import { answersOf, leadPart, wholeOf } from './parts.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
  /** The screen tells the day at the date. */
  readonly hasDayElsewhere?: boolean;
}

/** Whom a booking is with, and how all of it stands. */
export function BookingHead({ booking, now, hasDayElsewhere }: Props) {
  const { parts } = booking;
  const badge = (
    <BadgeChips booking={wholeOf(booking, now)} role="guest" now={now} hasDayElsewhere={hasDayElsewhere} />
  );
  if (parts.length === 1 && parts[0]) return <CastHead part={parts[0]}>{badge}</CastHead>;
  return (
    <div className="flex items-center gap-3">
      <CastStack booking={booking} />
      <div className="min-w-0 flex-1">
        <p>
          <CastNames booking={booking} />
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <p className="nums text-sm text-sub">{answersOf(booking) ?? storeOf(leadPart(booking))}</p>
          {badge}
        </div>
      </div>
    </div>
  );
}
