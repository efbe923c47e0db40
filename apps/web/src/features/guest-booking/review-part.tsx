import type { GuestPart } from '@yoimachi/contract/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../lib/toast.ts';
import { ReviewSheet, bookingTexts } from '../booking/index.ts';
import type { ReviewInput } from '../booking/index.ts';
import { reviewCast } from './api/commands.ts';
import { guestBookingTexts as t } from './ja.ts';

interface Props {
  readonly bookingId: string;
  readonly part: GuestPart;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sheet in which a guest reviews a cast of a finished booking. */
export function CastReview({ bookingId, part, isOpen, onClose }: Props) {
  const client = useQueryClient();
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: (review: ReviewInput) => reviewCast(bookingId, part.cast.userId, review),
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
      role="guest"
      isOpen={isOpen}
      onClose={onClose}
      title={t.reviewOf(part.cast.nickname)}
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
