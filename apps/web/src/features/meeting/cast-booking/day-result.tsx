import type { CastBookingItem } from '@yoimachi/contract/booking';
import { isOver } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { MeetingResult, stateOf } from '#meeting/booking';
import { castBookingQuery } from './api/queries.ts';
import { GuestReviewCard } from './review-part.tsx';
import { RewardCard } from './reward-card.tsx';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
}

/** The result of a finished meeting: her reward for the counted time, and the review. */
export function DayResult({ booking, now }: Props) {
  const isDone = isOver(stateOf(booking));
  const result = useQuery({ ...castBookingQuery(booking.bookingId), enabled: isDone });
  if (!isDone) return null;
  return (
    <MeetingResult query={result}>
      {(detail) => (
        <>
          <RewardCard booking={detail} />
          <GuestReviewCard booking={detail} now={now} />
        </>
      )}
    </MeetingResult>
  );
}
