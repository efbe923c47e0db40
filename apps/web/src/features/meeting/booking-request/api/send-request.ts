import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { attemptFor, clearAttempt, clearDraft } from '../draft.ts';
import type { QuoteBody } from './check-valid-date.ts';

export interface RequestToSend extends QuoteBody {
  readonly place: string;
  readonly returnPath: string;
  /** With the first request of a guest who has no name. */
  readonly nickname?: string;
}

/** Nothing is decided yet: the same request is sent again with the same keys. */
const UNDECIDED: readonly unknown[] = ['CARD_ACTION_REQUIRED', 'PAYMENT_NO_ANSWER'];

/** Sends the request, once: the same content keeps its keys over retries and reloads, until the server has answered. */
export function useSendRequest(castId: string) {
  const client = useQueryClient();
  /** Points, card and bookings may be others than thought; lists of casts stay as they were left. */
  const refreshBut = (kept: readonly string[]) =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => !kept.includes(String(queryKey[0])) });
  return useMutation({
    mutationFn: (request: RequestToSend) => {
      const { idempotencyKey, clientRequestId } = attemptFor(castId, request);
      return call(guestBookingRoutes.requestBooking, {
        body: { ...request, clientRequestId },
        idempotencyKey,
      });
    },
    onSuccess: () => {
      clearDraft(castId);
      refreshBut(['casts', 'booking-request']);
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) return;
      const { actionUrl } = error.details;
      if (error.code === 'CARD_ACTION_REQUIRED' && typeof actionUrl === 'string') location.assign(actionUrl);
      if (UNDECIDED.includes(error.code)) return;
      clearAttempt(castId);
      refreshBut(['casts']);
    },
  });
}
