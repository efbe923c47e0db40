import { guestBookingRoutes } from '@yoimachi/contract/booking';
import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { keyOf } from '#lib/queries.ts';

const { checkValidCasts, checkValidDate } = guestBookingRoutes;

export type BookingQuote = AnswerOf<typeof checkValidDate>;
export type QuoteBody = BodyInputOf<typeof checkValidDate>;
export type CheckedCast = AnswerOf<typeof checkValidCasts>['casts'][number];

/** Asked anew each time, and nothing while `body` is null. */
const asked = (body: QuoteBody | null) => ({ enabled: body !== null, staleTime: 0, gcTime: 0 });

/** Asks the server whether a request could be sent, and what it needs. `onRefused` receives every refusal once. */
export function useQuote(body: QuoteBody | null, onRefused: (error: unknown) => void) {
  return useQuery({
    ...asked(body),
    queryKey: keyOf(checkValidDate, body ? { body } : {}),
    queryFn: () =>
      call(checkValidDate, { body: body! }).catch((error: unknown) => {
        onRefused(error);
        throw error;
      }),
    placeholderData: keepPreviousData,
  });
}

/** Asks the server which of several chosen casts can be requested for that time. `onChecked` receives every answer once. */
export function useCheckedCasts(body: QuoteBody | null, onChecked: (casts: readonly CheckedCast[]) => void) {
  return useQuery({
    ...asked(body),
    queryKey: keyOf(checkValidCasts, body ? { body } : {}),
    queryFn: async () => {
      const answer = await call(checkValidCasts, { body: body! });
      onChecked(answer.casts);
      return answer;
    },
    select: ({ casts }) => casts,
  });
}
