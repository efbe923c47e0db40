import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { BadgeChips } from '#meeting/booking';
import { CastHead, storeOf } from './cast-head.tsx';
import { CastNames, CastStack } from './cast-stack.tsx';
import { answersOf, leadParticipation, wholeOf } from './participations.ts';

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
