import type { BodyInputOf } from '@yoimachi/contract/route';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { useAct } from '#lib/use-act.ts';

const payoffKey = 'payoff';

/** What a payoff requested now would cost, where it would go and when it would arrive. */
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
    ...pagesByCursor,
  });
}

export type PayoffOrder = BodyInputOf<typeof payoffRoutes.requestPayoff>;

/** Asks for a payoff. */
export function useRequestPayoff() {
  const client = useQueryClient();
  return useAct({
    name: 'payoff',
    send: (body: PayoffOrder, idempotencyKey) => call(payoffRoutes.requestPayoff, { body, idempotencyKey }),
    // Her balance shows on many screens.
    onDone: () => void client.invalidateQueries(),
    onRefused: () => void client.invalidateQueries({ queryKey: [payoffKey] }),
  });
}
