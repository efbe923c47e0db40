import type { CastBookingItem } from '@yoimachi/contract/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../lib/toast.ts';
import { ReviewSheet, bookingTexts } from '../booking/index.ts';
import type { GuestReviewInput } from '../booking/index.ts';
import { reviewGuest } from './api/review-guest.ts';
import { castBookingTexts as t } from './ja.ts';

interface Props {
  readonly booking: CastBookingItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sheet in which a cast evaluates the guest of a finished booking. */
export function GuestReview({ booking, isOpen, onClose }: Props) {
  const client = useQueryClient();
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: (review: GuestReviewInput) => reviewGuest(booking.bookingId, review),
    onSuccess: async () => {
      showToast(bookingTexts.reviewSent, 'ok');
      await client.invalidateQueries();
      onClose();
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return (
    <ReviewSheet
      role="cast"
      isOpen={isOpen}
      onClose={onClose}
      title={t.reviewOf(booking.guest.nickname)}
      isPending={mutation.isPending}
      error={mutation.error}
      onSubmit={(review) => {
        if (isRunning.current) return;
        isRunning.current = true;
        mutation.mutate(review);
      }}
    />
  );
}
