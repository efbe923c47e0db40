import { guestBookingRoutes } from '@yoimachi/contract/booking';
import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { keyOf } from '#lib/queries.ts';

export type BookingQuote = AnswerOf<typeof guestBookingRoutes.checkValidDate>;
export type QuoteBody = BodyInputOf<typeof guestBookingRoutes.checkValidDate>;

/**
 * Asks the server whether a request could be sent, and what it needs; asks nothing while `body` is null. `onRefused` receives every refusal
 * once.
 */
export function useQuote(body: QuoteBody | null, onRefused: (error: unknown) => void) {
  return useQuery({
    queryKey: keyOf(guestBookingRoutes.checkValidDate, body ? { body } : {}),
    queryFn: () => {
      if (!body) throw new Error('Nothing to ask');
      return call(guestBookingRoutes.checkValidDate, { body }).catch((error: unknown) => {
        onRefused(error);
        throw error;
      });
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
