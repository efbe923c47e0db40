import type { GuestBookingItem } from '@yoimachi/contract/booking';
import { isOpen, isOver } from '@yoimachi/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { H2 } from '../../ui/page.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import { bookingTexts, stateOf } from '../booking/index.ts';
import { guestBookingQuery } from './api/queries.ts';
import { guestBookingTexts as t } from './ja.ts';
import { statesOf } from './parts.ts';
import { PointsCard } from './points-card.tsx';
import { CastReviewCard, CastReviews } from './review-part.tsx';

interface Props {
  readonly booking: GuestBookingItem;
  readonly now: Date;
}

/**
 * What a meeting that is over came to: the points for the time that was counted, what comes back, and the reviews. Of several
 * casts each can be reviewed as soon as her part is over; the points are known when all parts are.
 */
export function DayResult({ booking, now }: Props) {
  const states = statesOf(booking);
  const isDone = states.some(isOver);
  const detail = useQuery({ ...guestBookingQuery(booking.bookingId), enabled: isDone });
  if (!isDone) return null;
  const { data } = detail;
  if (!data) {
    return detail.isError ? (
      <LoadFailed error={detail.error} isPending={detail.isFetching} onRetry={() => void detail.refetch()} />
    ) : (
      <Bone className="h-72 rounded-lg" />
    );
  }
  const { bookingId } = booking;
  const [only] = data.parts.length === 1 ? data.parts : [];
  return (
    <>
      {states.every((state) => isOver(state) || !isOpen(state)) && <PointsCard booking={data} />}
      {only && <CastReviewCard bookingId={bookingId} part={only} now={now} />}
      {!only &&
        data.parts
          .filter((part) => isOver(stateOf(part)))
          .map((part) => (
            <section key={part.cast.userId} aria-label={bookingTexts.reviewOf(part.cast.nickname)}>
              <Card className="flex flex-col gap-4">
                <H2>{t.nameOf(part.cast.nickname)}</H2>
                <CastReviews bookingId={bookingId} part={part} now={now} />
              </Card>
            </section>
          ))}
    </>
  );
}
