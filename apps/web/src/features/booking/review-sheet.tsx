import { REVIEW_COMMENT_MAX, ReviewTier, TakeAgain } from '@yoimachi/domain/review';
import { useState } from 'react';
import { errorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { DaySheet } from '../../ui/day-sheet.tsx';
import { Note } from '../../ui/note.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { againLabels, bookingTexts as t, tierLabels } from './ja.ts';

export interface ReviewInput {
  readonly tier: ReviewTier;
  /** Left out when nothing was written. */
  readonly comment?: string;
}
export interface GuestReviewInput extends ReviewInput {
  readonly again: TakeAgain;
}

interface BaseProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** 「藤代さんの評価」 */
  readonly title: string;
  readonly isPending: boolean;
  readonly error: Error | null;
}
type Props = BaseProps &
  (
    | { readonly role: 'cast'; readonly onSubmit: (review: GuestReviewInput) => void }
    | { readonly role: 'guest'; readonly onSubmit: (review: ReviewInput) => void }
  );

/** The review of one side: a tier, for a cast also whether she takes the guest again, and a word that stays private. */
export function ReviewSheet(props: Props) {
  const [tier, setTier] = useState<ReviewTier>(ReviewTier.KEEP);
  const [again, setAgain] = useState<TakeAgain>(TakeAgain.OK);
  const [comment, setComment] = useState('');
  const labels = props.role === 'cast' ? tierLabels.castOfGuest : tierLabels.guestOfCast;
  const isTooLong = [...comment.trim()].length > REVIEW_COMMENT_MAX;
  const submit = () => {
    if (isTooLong) return;
    const text = comment.trim();
    const review = { tier, ...(text !== '' && { comment: text }) };
    if (props.role === 'cast') props.onSubmit({ ...review, again });
    else props.onSubmit(review);
  };
  return (
    <DaySheet
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      isSticky={props.isPending}
      footer={
        <div className="flex flex-col gap-3">
          {props.error && <Note look="danger">{errorMessage(props.error)}</Note>}
          <Button isWide isPending={props.isPending} onClick={submit}>
            {t.sendReview}
          </Button>
        </div>
      }
    >
      <RadioCards<ReviewTier>
        label={t.rate}
        options={Object.values(ReviewTier).map((value) => ({ value, label: labels[value] }))}
        value={tier}
        onChange={setTier}
      />
      {props.role === 'cast' && (
        <RadioCards<TakeAgain>
          label={t.again}
          columns={2}
          options={Object.values(TakeAgain).map((value) => ({ value, label: againLabels[value] }))}
          value={again}
          onChange={setAgain}
        />
      )}
      <TextArea
        label={t.comment}
        need="optional"
        help={t.commentHelp}
        rows={3}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        count={{ text: comment, max: REVIEW_COMMENT_MAX }}
        error={isTooLong ? t.commentTooLong(REVIEW_COMMENT_MAX) : undefined}
      />
      <Note>{t.reviewHelp}</Note>
    </DaySheet>
  );
}
