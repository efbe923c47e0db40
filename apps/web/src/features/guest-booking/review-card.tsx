import type { GuestBookingDetail } from '@yoimachi/contract/booking';
import { isOver } from '@yoimachi/domain/booking';
import { formatDeadline } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { H2 } from '../../ui/page.tsx';
import { Spec } from '../../ui/rows.tsx';
import { isReviewOpen, stateOf, tierLabels } from '../booking/index.ts';
import { guestBookingTexts as t } from './ja.ts';

/** Both reviews of a finished booking, as far as they may be seen. */
export function ReviewCard({ booking, now }: { readonly booking: GuestBookingDetail; readonly now: Date }) {
  if (!isOver(stateOf(booking))) return null;
  const { myTier, theirTier, reviewOpenUntil } = booking;
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.reviewTitle}</H2>
      <Spec
        rows={[
          { label: t.myReview, value: myTier ? tierLabels.guestOfCast[myTier] : t.notYet },
          { label: t.theirReview, value: theirTier ? tierLabels.castOfGuest[theirTier] : t.hidden },
        ]}
      />
      {reviewOpenUntil && isReviewOpen(booking, now) && (
        <Note>{t.reviewUntil(formatDeadline(new Date(reviewOpenUntil), now))}</Note>
      )}
    </Card>
  );
}
