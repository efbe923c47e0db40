import { later } from '#ui/lib/later.tsx';
import {
  BookingListPage,
  BookingList,
  useBookingRefresh,
  BadgeChips,
  BookingCard,
  bookingTexts,
  isReviewOpen,
  spanOf,
  stateOf,
  type ListProps,
} from '#meeting/booking';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { itemsOf } from '#ui/growing-list.tsx';
import { guestBookingsQuery } from './api/queries.ts';
import { guestBookingTexts as t } from './ja.ts';
import { useApprovalToast } from './use-approval-toast.ts';
import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { claimIsOpen, isOver, phaseOf } from '@yoimachi/domain/booking';
import { formatDeadline } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { CastNames, CastStack } from './cast-stack.tsx';
import { endReason, answersOf, leadParticipation, statesOf, wholeOf } from './participations.ts';

const WideList = later(() => import('./wide-list.tsx'));

/** The bookings of a guest. */
export function GuestListPage() {
  return <BookingListPage role="guest" List={GuestBookingList} wide={(props) => <WideList {...props} />} />;
}

/** Its code comes with nothing that is waited for. */
const InstallHint = later(async () => ({ default: (await import('#talk/push')).InstallHint }));

/** All bookings of the guest by time and status. */
function GuestBookingList({ filter, onFilter }: ListProps) {
  const now = useNow();
  const list = useInfiniteQuery(guestBookingsQuery(filter));
  const items = itemsOf(list);
  useBookingRefresh(
    items.flatMap(({ participations }) => participations),
    now,
  );
  useApprovalToast(items);
  return (
    <>
      <BookingList
        role="guest"
        filter={filter}
        onFilter={onFilter}
        list={list}
        item={(booking) => <GuestBookingCard booking={booking} now={now} />}
        emptyDetail={t.emptyDetail}
        emptyAction={<ButtonLink to="/guest" label={t.search} />}
      />
      {items.length > 0 && <InstallHint />}
    </>
  );
}

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
}

/** One booking in the guest's list. */
function GuestBookingCard({ booking, now }: Props) {
  return (
    <BookingCard
      side="guest"
      {...{ bookingId: booking.bookingId, now, place: booking.place }}
      state={stateOf(leadParticipation(booking))}
      span={spanOf(statesOf(booking), booking.startMinute)}
      face={(isOnTint) => <CastStack booking={booking} isOnTint={isOnTint} />}
      name={<CastNames booking={booking} />}
      badge={<BadgeChips booking={wholeOf(booking, now)} role="guest" now={now} />}
      foot={cardFoot({ booking, now })}
    />
  );
}

function cardFoot({ booking, now }: Props) {
  const isClosed = phaseOf(stateOf(leadParticipation(booking))) === 'closed';
  const { settledPoints } = booking;
  const note = footNote(booking, now);
  const points = settledPoints ?? (isClosed ? 0 : booking.requiredPoints);
  const label = settledPoints === null ? t.required : isClosed ? t.fee : t.used;
  if (points === 0 && !note) return null;
  return (
    <>
      {points > 0 && (
        <span>
          {label} <Points value={points} className="text-ink" />
        </span>
      )}
      {note}
    </>
  );
}

function footNote(booking: GuestBookingItem, now: Date) {
  const state = stateOf(leadParticipation(booking));
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
  const canReview = booking.participations.some((participation) => isReviewOpen(participation, now));
  if (isOver(state) && canReview) {
    return <span className="font-bold text-gold">{bookingTexts.rateNote.guest}</span>;
  }
  if (phase === 'closed') {
    const reason = endReason(booking);
    return reason && <span>{reason}</span>;
  }
  return null;
}
