import { guestBookingRoutes } from '@yoimachi/contract/booking';
import type { AnswerOf } from '@yoimachi/contract/route';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { keyOf } from '#lib/queries.ts';
import type { QuoteBody } from './check-valid-date.ts';

export type CheckedCast = AnswerOf<typeof guestBookingRoutes.checkValidCasts>['casts'][number];

/**
 * Asks the server which of several chosen casts can be requested for that time; asks nothing while `body` is null. `onChecked` receives
 * every answer once.
 */
export function useCheckedCasts(body: QuoteBody | null, onChecked: (casts: readonly CheckedCast[]) => void) {
  return useQuery({
    queryKey: keyOf(guestBookingRoutes.checkValidCasts, body ? { body } : {}),
    queryFn: async () => {
      if (!body) throw new Error('Nothing to ask');
      const answer = await call(guestBookingRoutes.checkValidCasts, { body });
      onChecked(answer.casts);
      return answer;
    },
    select: ({ casts }) => casts,
    enabled: body !== null,
    staleTime: 0,
    gcTime: 0,
  });
}
