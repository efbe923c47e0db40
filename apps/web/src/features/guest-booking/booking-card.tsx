import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { claimIsOpen, isOver, phaseOf } from '@yoimachi/domain/booking';
import { Link } from '@tanstack/react-router';
import { formatDeadline, formatMonthDayLong, formatSpan, minuteOfDay } from '../../lib/dates.ts';
import { Points } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BadgeChips, bookingTexts, isReviewOpen, stateOf } from '../booking/index.ts';
import { CastNames, CastStack } from './cast-stack.tsx';
import { endReason } from './end-reason.ts';
import { guestBookingTexts as t } from './ja.ts';
import { answersOf, lastEnd, leadPart, statesOf, wholeOf } from './parts.ts';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
}

/** One booking in a list of the guest: leads to its detail. */
export function GuestBookingCard({ booking, now }: Props) {
  const { day } = stateOf(leadPart(booking));
  return (
    <Link
      to="/guest/dohan-detail"
      search={{ bookingId: booking.bookingId }}
      className="block rounded-lg active:opacity-85"
    >
      <Card className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <CastStack booking={booking} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
              <p className="min-w-0 truncate">
                <CastNames booking={booking} />
              </p>
              <BadgeChips booking={wholeOf(booking, now)} role="guest" now={now} />
            </div>
            <p className="nums text-base font-bold">
              <span className="whitespace-nowrap">{formatMonthDayLong(day)}</span>
              <span className="whitespace-nowrap">
                {formatSpan(booking.startMinute, minuteOfDay(lastEnd(booking), day))}
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
  const isClosed = phaseOf(stateOf(leadPart(booking))) === 'closed';
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
  const state = stateOf(leadPart(booking));
  const phase = phaseOf(state);
  if (phase === 'pending' || phase === 'held') {
    const answers = answersOf(booking);
    return (
      <>
        <span className="nums font-bold text-gold">{t.deadline(formatDeadline(state.deadlineAt, now))}</span>
        {answers && <span className="nums">{answers}</span>}
      </>
    );
  }
  if (statesOf(booking).some(claimIsOpen)) return <span>{bookingTexts.claimWaits}</span>;
  const canReview = booking.parts.some((part) => isReviewOpen(part, now));
  if (isOver(state) && canReview) return <span className="font-bold text-gold">{t.rateNote}</span>;
  if (phase === 'closed') {
    const reason = endReason(booking);
    return reason && <span>{reason}</span>;
  }
  return null;
}
