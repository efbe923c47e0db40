import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { isOpen, isOver } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { MeetingResult } from '#meeting/booking';
import { guestBookingQuery } from './api/queries.ts';
import { statesOf } from './parts.ts';
import { PointsCard } from './points-card.tsx';
import { CastReviewCard } from './review-part.tsx';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
}

/** What only the detail of a booking tells: read once one of its parts is over. */
export function useResult(booking: GuestBookingItem) {
  const enabled = statesOf(booking).some(isOver);
  return useQuery({ ...guestBookingQuery(booking.bookingId), enabled });
}

/**
 * What a meeting that is over came to: the points for the time that was counted and what comes back, once all parts are over;
 * and the reviews. Those of several casts stand on their cards.
 */
export function DayResult({ booking, now }: Props) {
  const result = useResult(booking);
  const states = statesOf(booking);
  if (!states.some(isOver) || states.some((state) => isOpen(state) && !isOver(state))) return null;
  return (
    <MeetingResult query={result}>
      {(detail) => {
        const [only] = detail.parts.length === 1 ? detail.parts : [];
        return (
          <>
            <PointsCard booking={detail} />
            {only && <CastReviewCard bookingId={booking.bookingId} part={only} now={now} />}
          </>
        );
      }}
    </MeetingResult>
  );
}
