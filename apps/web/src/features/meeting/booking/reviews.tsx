import type { ReviewTier } from '@yoimachi/domain/review';
import { isOver, type Role } from '@yoimachi/domain/booking';
import { formatDeadline } from '#lib/dates.ts';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { H2 } from '#ui/page.tsx';
import { Spec } from '#ui/rows.tsx';
import { tierLabels } from './acts.ja.ts';
import { bookingTexts as t } from './ja.ts';
import { ReviewForm, type SendReview } from './review-form.tsx';
import { isReviewOpen, stateOf, type BookingWire } from './state.ts';

interface Props {
  readonly side: Role;
  /** This side's view of the reviews of one participation. */
  readonly participation: BookingWire & {
    readonly myTier: ReviewTier | null;
    readonly theirTier: ReviewTier | null;
    readonly reviewOpenUntil: string | null;
  };
  readonly now: Date;
  readonly send: SendReview;
  /** Whose review it is, if there are several. */
  readonly name?: string;
}

/** The reviews of a participation in a card of their own, once it is over. */
export function ReviewCard(props: Props) {
  const { side, participation, now } = props;
  if (!isOver(stateOf(participation))) return null;
  const isAsked = isReviewOpen(participation, now);
  return (
    <Card className={`flex flex-col gap-4 ${isAsked ? 'border-primary' : ''}`}>
      <H2>{isAsked ? t.rateNote[side] : t.reviewTitle}</H2>
      <Reviews {...props} />
    </Card>
  );
}

/** Once a participation is over asks for this side's review in place; once that is sent or the time is over, what both said as far as it may be seen. */
export function Reviews({ side, participation, now, send, name }: Props) {
  const { myTier, theirTier, reviewOpenUntil } = participation;
  if (!isOver(stateOf(participation))) return null;
  if (isReviewOpen(participation, now)) {
    return (
      <>
        <ReviewForm side={side} send={send} name={name} />
        {reviewOpenUntil && <Note>{t.reviewUntil(formatDeadline(new Date(reviewOpenUntil), now))}</Note>}
      </>
    );
  }
  const labels = { guest: tierLabels.guestOfCast, cast: tierLabels.castOfGuest };
  const theirs = labels[side === 'guest' ? 'cast' : 'guest'];
  return (
    <Spec
      rows={[
        { label: t.myReview, value: myTier ? labels[side][myTier] : t.notYet },
        { label: t.theirReview[side], value: theirTier ? theirs[theirTier] : t.hidden },
      ]}
    />
  );
}
