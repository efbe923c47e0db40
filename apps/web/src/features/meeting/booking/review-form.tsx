import type { Role } from '@yoimachi/domain/booking';
import { REVIEW_COMMENT_MAX, ReviewTier, TakeAgain } from '@yoimachi/domain/review';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { renew } from '#lib/queries.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote, Note } from '#ui/note.tsx';
import { RadioCards, choiceClass } from '#ui/radio-cards.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { againLabels, tierLabels } from './acts.ja.ts';
import { bookingTexts as t } from './ja.ts';

export interface ReviewInput {
  readonly tier: ReviewTier;
  /** Absent if nothing was written. */
  readonly comment?: string;
}
export interface GuestReviewInput extends ReviewInput {
  readonly again: TakeAgain;
}
/** Sends a review once; a cast's review says whether she would meet the guest again. */
export type SendReview = (review: GuestReviewInput) => Promise<unknown>;

interface Props {
  readonly side: Role;
  readonly send: SendReview;
  /** Whose review it is, if several are on the screen. */
  readonly name?: string | undefined;
}

const UNWRITTEN: {
  readonly tier: ReviewTier | null;
  readonly again: TakeAgain;
  readonly comment: string;
} = { tier: null, again: TakeAgain.OK, comment: '' };

const problemOf = (comment: string) =>
  [...comment.trim()].length > REVIEW_COMMENT_MAX ? t.commentTooLong(REVIEW_COMMENT_MAX) : undefined;

/** One side's review, in place: three buttons, none chosen; then a private note, and the send button. */
export function ReviewForm({ side, send, name }: Props) {
  const client = useQueryClient();
  const form = useForm({
    start: UNWRITTEN,
    check: ({ comment }) => ({ comment: problemOf(comment) }),
    body: ({ tier, again, comment }) => ({
      tier: tier!,
      again,
      ...(comment.trim() !== '' && { comment: comment.trim() }),
    }),
    send,
    said: t.reviewSent,
    onDone: () => renew(client),
  });
  const { tier, comment } = form.values;
  return (
    <div className="flex flex-col gap-4">
      <TierButtons side={side} {...form.choice('tier')} name={name} />
      {tier !== null && (
        <>
          {side === 'cast' && (
            <RadioCards<TakeAgain>
              label={t.again}
              columns={2}
              options={Object.values(TakeAgain).map((value) => ({ value, label: againLabels[value] }))}
              {...form.choice('again')}
            />
          )}
          <TextArea
            label={t.comment}
            need="optional"
            help={t.commentHelp}
            rows={2}
            count={{ text: comment, max: REVIEW_COMMENT_MAX }}
            {...form.field('comment')}
            error={problemOf(comment) ?? form.errorOf('comment')}
          />
          <ErrorNote error={form.error} />
          <Button variant={name ? 'line' : 'primary'} isWide isPending={form.isPending} onClick={form.submit}>
            {t.sendReview}
          </Button>
        </>
      )}
      <Note>{t.reviewHelp}</Note>
    </div>
  );
}

interface TierProps extends Pick<Props, 'side' | 'name'> {
  readonly value: ReviewTier | null;
  readonly onChange: (tier: ReviewTier) => void;
}

function TierButtons({ side, name, value, onChange }: TierProps) {
  const group = useId();
  const labels = side === 'cast' ? tierLabels.castOfGuest : tierLabels.guestOfCast;
  return (
    <div role="radiogroup" aria-label={name ? t.reviewOf(name) : t.rate} className="flex flex-wrap gap-2">
      {Object.values(ReviewTier).map((tier) => (
        <label
          key={tier}
          className={`${choiceClass(tier === value)} phrase grid min-h-12 min-w-min flex-1 place-items-center px-1 py-2 text-center text-sm font-bold`}
        >
          <input
            type="radio"
            name={group}
            checked={tier === value}
            onChange={() => onChange(tier)}
            className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
          />
          {labels[tier]}
        </label>
      ))}
    </div>
  );
}
