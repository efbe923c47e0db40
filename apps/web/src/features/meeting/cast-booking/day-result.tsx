import type { CastBookingItem } from '@yoimachi/contract/booking';
import { isOver } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { stateOf } from '#meeting/booking';
import { castBookingQuery } from './api/queries.ts';
import { GuestReviewCard } from './review-part.tsx';
import { RewardCard } from './reward-card.tsx';

interface Props {
  readonly booking: CastBookingItem;
  readonly now: Date;
}

/** What a meeting that is over came to: her reward for the time that was counted, and the review. */
export function DayResult({ booking, now }: Props) {
  const isDone = isOver(stateOf(booking));
  const detail = useQuery({ ...castBookingQuery(booking.bookingId), enabled: isDone });
  if (!isDone) return null;
  const { data } = detail;
  if (!data) {
    return detail.isError ? (
      <LoadFailed error={detail.error} isPending={detail.isFetching} onRetry={() => void detail.refetch()} />
    ) : (
      <Bone className="h-72 rounded-lg" />
    );
  }
  return (
    <>
      <RewardCard booking={data} />
      <GuestReviewCard booking={data} now={now} />
    </>
  );
}
