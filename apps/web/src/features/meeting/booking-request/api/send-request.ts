import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { refreshAllBut } from '#lib/queries.ts';
import { castReads } from '#lib/cast-reads.ts';
import { useAct } from '#lib/use-act.ts';
import { clearDraft } from '../draft.ts';
import type { QuoteBody } from './checks.ts';

export interface RequestToSend extends QuoteBody {
  readonly place: string;
  readonly returnPath: string;
  /** Sent with the first request of a guest who has no name yet. */
  readonly nickname?: string;
}

const { checkValidCasts, checkValidDate, matchingCasts, requestBooking } = guestBookingRoutes;

/** Nothing is decided yet: the same request is sent again with the same key. */
const UNDECIDED: readonly unknown[] = ['CARD_ACTION_REQUIRED', 'PAYMENT_NO_ANSWER'];

/** Sends the request; on the way to 3-D Secure and back it is under way. */
export function useSendRequest(castId: string) {
  const client = useQueryClient();
  return useAct({
    name: `request.${castId}`,
    send: (request: RequestToSend, idempotencyKey) =>
      call(requestBooking, { body: { ...request, clientRequestId: idempotencyKey }, idempotencyKey }),
    isOpenAfter: (outcome) => outcome instanceof ApiError && UNDECIDED.includes(outcome.code),
    onDone: () => {
      clearDraft(castId);
      // Points, card and bookings may have changed; lists of casts stay as they are.
      void refreshAllBut(client, ...castReads, checkValidDate, checkValidCasts, matchingCasts);
    },
    onRefused: ({ code, details: { actionUrl } }) => {
      if (code === 'CARD_ACTION_REQUIRED' && typeof actionUrl === 'string') location.assign(actionUrl);
      if (!UNDECIDED.includes(code)) void refreshAllBut(client, ...castReads);
    },
  });
}
