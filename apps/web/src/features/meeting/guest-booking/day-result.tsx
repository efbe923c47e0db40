import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { isOpen, isOver } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { MeetingResult } from '#meeting/booking';
import { guestBookingQuery } from './api/queries.ts';
import { statesOf } from './participations.ts';
import { PointsCard } from './points-card.tsx';
import { CastReviewCard } from './review-part.tsx';

/** What only a booking's detail says: loaded once one of its participations is over. */
export function useResult(booking: GuestBookingItem) {
  const enabled = statesOf(booking).some(isOver);
  return useQuery({ ...guestBookingQuery(booking.bookingId), enabled });
}

/**
 * The result of a finished meeting: the points for the counted time and the refund, once all participations are over; and the reviews. With
 * several casts they are on the casts' cards.
 */
export function DayResult({ booking, now }: { readonly booking: GuestBookingItem; readonly now: Date }) {
  const result = useResult(booking);
  const states = statesOf(booking);
  if (!states.some(isOver) || states.some((state) => isOpen(state) && !isOver(state))) return null;
  return (
    <MeetingResult query={result}>
      {(detail) => {
        const [only] = detail.participations.length === 1 ? detail.participations : [];
        return (
          <>
            <PointsCard booking={detail} />
            {only && <CastReviewCard bookingId={booking.bookingId} participation={only} now={now} />}
          </>
        );
      }}
    </MeetingResult>
  );
}
