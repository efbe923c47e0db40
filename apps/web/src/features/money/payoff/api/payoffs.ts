import type { BodyInputOf } from '@yoimachi/contract/route';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pages, query, refresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';

/** What a payoff requested now would cost, where it would go and when it would arrive. */
export const preparationQuery = () => query(payoffRoutes.preparePayoff);

/** Her payoffs, newest first. */
export const payoffsQuery = () => pages(payoffRoutes.listPayoffs);

export type PayoffOrder = BodyInputOf<typeof payoffRoutes.requestPayoff>;

/** Asks for a payoff. */
export function useRequestPayoff() {
  const client = useQueryClient();
  return useAct({
    name: 'payoff',
    send: (body: PayoffOrder, idempotencyKey) => call(payoffRoutes.requestPayoff, { body, idempotencyKey }),
    // Her balance shows on many screens.
    onDone: () => void client.invalidateQueries(),
    onRefused: () => void refresh(client, payoffRoutes),
  });
}
