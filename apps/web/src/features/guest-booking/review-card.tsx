import type { GuestPartDetail } from '@yoimachi/contract/booking';
import { isOver } from '@yoimachi/domain/booking';
import { formatDeadline } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { H2 } from '../../ui/page.tsx';
import { Spec } from '../../ui/rows.tsx';
import { isReviewOpen, stateOf, tierLabels } from '../booking/index.ts';
import { guestBookingTexts as t } from './ja.ts';

interface Props {
  readonly part: GuestPartDetail;
  readonly now: Date;
}

/** Both reviews of a finished booking with one cast, as far as they may be seen. */
export function ReviewCard({ part, now }: Props) {
  if (!isOver(stateOf(part))) return null;
  return (
    <Card className="flex flex-col gap-4">
      <H2>{t.reviewTitle}</H2>
      <Reviews part={part} now={now} />
    </Card>
  );
}

/** What he and she said of each other, and until when he can. */
export function Reviews({ part, now }: Props) {
  const { myTier, theirTier, reviewOpenUntil } = part;
  return (
    <>
      <Spec
        rows={[
          { label: t.myReview, value: myTier ? tierLabels.guestOfCast[myTier] : t.notYet },
          { label: t.theirReview, value: theirTier ? tierLabels.castOfGuest[theirTier] : t.hidden },
        ]}
      />
      {reviewOpenUntil && isReviewOpen(part, now) && (
        <Note>{t.reviewUntil(formatDeadline(new Date(reviewOpenUntil), now))}</Note>
      )}
    </>
  );
}
