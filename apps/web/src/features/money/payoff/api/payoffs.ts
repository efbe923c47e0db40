import { payoffRoutes } from '@yoimachi/contract/payoff';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { attemptKey, endAttempt } from '#lib/attempt.ts';

const ACT = 'payoff';
const payoffKey = 'payoff';

/** What a payoff asked for now would cost, where it would go and when it would arrive. */
export function preparationQuery() {
  return queryOptions({
    queryKey: [payoffKey, 'preparation'],
    queryFn: () => call(payoffRoutes.preparePayoff),
  });
}

/** Her payoffs, newest first. */
export function payoffsQuery() {
  return infiniteQueryOptions({
    queryKey: [payoffKey, 'list'],
    queryFn: ({ pageParam }) =>
      call(payoffRoutes.listPayoffs, { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

export interface PayoffOrder {
  readonly points: number;
  readonly transferYen: number;
}

/** Asks for a payoff, once: the same order keeps its key over retries and reloads until the server has answered. */
export function useRequestPayoff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: PayoffOrder) =>
      call(payoffRoutes.requestPayoff, { body: order, idempotencyKey: attemptKey(ACT, order) }),
    onSuccess: () => {
      endAttempt(ACT);
      // Her balance shows on many screens.
      void client.invalidateQueries();
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) return;
      endAttempt(ACT);
      void client.invalidateQueries({ queryKey: [payoffKey] });
    },
  });
}
