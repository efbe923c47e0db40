import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { claimIsOpen, phaseOf } from '@yoimachi/domain/booking';
import { Link } from '@tanstack/react-router';
import { formatDeadline, formatMonthDayLong, formatSpan, minuteOfDay } from '../../lib/dates.ts';
import { Points } from '../../ui/amount.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BadgeChips, bookingTexts, cancelTypeLabels, isReviewOpen, stateOf } from '../booking/index.ts';
import { guestBookingTexts as t } from './ja.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
}

/** One booking in a list of the guest: leads to its detail. */
export function GuestBookingCard({ booking, now }: Props) {
  const { cast } = booking;
  const state = stateOf(booking);
  return (
    <Link
      to="/guest/dohan-detail"
      search={{ bookingId: booking.bookingId }}
      className="block rounded-lg active:opacity-85"
    >
      <Card className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <Avatar src={cast.photo} name={cast.nickname} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
              <p className="min-w-0 truncate">
                <span className="font-mincho text-lg font-bold">{cast.nickname}</span>
                <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
              </p>
              <BadgeChips booking={booking} role="guest" now={now} />
            </div>
            <p className="nums text-base font-bold">
              <span className="whitespace-nowrap">{formatMonthDayLong(state.day)}</span>
              <span className="whitespace-nowrap">
                {formatSpan(booking.startMinute, minuteOfDay(state.endsAt, state.day))}
              </span>
            </p>
            <p className="truncate text-sm text-sub">{booking.place}</p>
          </div>
          <Icon name="forward" size={18} className="text-sub" />
        </div>
        <CardFoot booking={booking} now={now} />
      </Card>
    </Link>
  );
}

function CardFoot({ booking, now }: Props) {
  const isClosed = phaseOf(stateOf(booking)) === 'closed';
  const { settledPoints } = booking;
  const note = footNote(booking, now);
  const points = settledPoints ?? (isClosed ? 0 : booking.requiredPoints);
  const label = settledPoints === null ? t.required : isClosed ? t.fee : t.used;
  if (points === 0 && !note) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t border-line pt-3 text-sm text-sub">
      {points > 0 && (
        <span>
          {label} <Points value={points} className="text-ink" />
        </span>
      )}
      {note}
    </div>
  );
}

function footNote(booking: GuestBookingItem, now: Date) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  if (phase === 'pending' || phase === 'held') {
    return (
      <span className="nums font-bold text-gold">{t.deadline(formatDeadline(state.deadlineAt, now))}</span>
    );
  }
  if (claimIsOpen(state)) return <span>{bookingTexts.claimWaits}</span>;
  if (isReviewOpen(booking, now)) return <span className="font-bold text-gold">{t.rateNote}</span>;
  if (phase === 'closed' && state.cancelType) {
    const reason = cancelTypeLabels[state.cancelType];
    return reason && <span>{reason}</span>;
  }
  return null;
}
