import type { CastBookingItem } from '@yoimachi/contract/booking';
import { claimIsOpen, phaseOf } from '@yoimachi/domain/booking';
import { minuteOfDay } from '@yoimachi/domain/time';
import { Link } from '@tanstack/react-router';
import { formatDeadline, formatMonthDayLong, formatSpan } from '../../lib/dates.ts';
import { Points } from '../../ui/amount.tsx';
import { Initial } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BadgeChips, bookingTexts, cancelTypeLabels, isReviewOpen, stateOf } from '../booking/index.ts';
import { castBookingTexts as t } from './ja.ts';
import { OthersLine } from './others-card.tsx';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
  /** On the home screen the heading already says what it is. */
  readonly hasBadge?: boolean;
}

/** One booking in a list of the cast: leads to its detail. */
export function CastBookingCard({ booking, now, hasBadge = true }: Props) {
  const state = stateOf(booking);
  const endMinute = minuteOfDay(state.endsAt, state.day);
  return (
    <Link
      to="/cast/dohan-detail"
      search={{ bookingId: booking.bookingId }}
      className="block rounded-lg active:opacity-85"
    >
      <Card className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <Initial name={booking.guest.nickname} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
              <p className="min-w-0 truncate">
                <span className="font-mincho text-lg font-bold">{booking.guest.nickname}</span>
                <span className="ml-1 text-sm text-sub">{bookingTexts.san}</span>
              </p>
              {hasBadge && <BadgeChips booking={booking} role="cast" now={now} />}
            </div>
            <p className="nums text-base font-bold">
              <span className="whitespace-nowrap">{formatMonthDayLong(state.day)}</span>
              <span className="whitespace-nowrap">{formatSpan(booking.startMinute, endMinute)}</span>
            </p>
            <p className="truncate text-sm text-sub">{booking.place}</p>
            <OthersLine booking={booking} />
          </div>
          <Icon name="forward" size={18} className="text-sub" />
        </div>
        <CardFoot booking={booking} now={now} />
      </Card>
    </Link>
  );
}

function CardFoot({ booking, now }: Pick<Props, 'booking' | 'now'>) {
  const state = stateOf(booking);
  const phase = phaseOf(state);
  const note = footNote(booking, now);
  const isClosed = phase === 'closed';
  // What ended without a meeting has a reward only where a fee was paid.
  const points = isClosed
    ? booking.rewardPoints || null
    : (booking.rewardPoints ?? booking.expectedRewardPoints);
  if (points === null && !note) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t border-line pt-3 text-sm text-sub">
      {points !== null && (
        <span>
          {booking.rewardPoints === null && phase !== 'pending' ? t.rewardPlanned : t.reward}{' '}
          <Points value={points} className="text-ink" />
        </span>
      )}
      {note}
    </div>
  );
}

function footNote(booking: CastBookingItem, now: Date) {
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
