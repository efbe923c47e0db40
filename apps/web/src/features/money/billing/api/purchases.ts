import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { debtRoutes } from '@yoimachi/contract/debt';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { query, refresh } from '#lib/queries.ts';
import { endAct, useAct } from '#lib/use-act.ts';
import type { Order } from '../order.ts';
import { cardQuery } from './cards.ts';

/** How often an open purchase is asked about. */
const POLL_MS = 2000;

export function isEnded(purchase: Pick<Purchase, 'status'>): boolean {
  return purchase.status === 'SUCCEEDED' || purchase.status === 'FAILED';
}

/** The status of a purchase; polled until it has ended. */
export const purchaseQuery = (purchaseId: string) =>
  query(
    billingRoutes.checkPayment,
    { query: { purchaseId } },
    {
      staleTime: ({ state }) => (state.data && isEnded(state.data) ? Infinity : 0),
      refetchInterval: ({ state }) => (state.data && isEnded(state.data) ? false : POLL_MS),
    },
  );

const ACT = 'purchase';

/** Buys points. The purchase is under way also on the way to the provider and back, until it has ended or the server has refused it. */
export function useBuyPoints(returnPath: string) {
  const client = useQueryClient();
  const orderOf = ({ points, packageId }: Order) => ({ points, ...(packageId && { packageId }) });
  return useAct({
    name: ACT,
    contentOf: (order: Order) => ({
      ...orderOf(order),
      card: client.getQueryData(cardQuery().queryKey)?.card ?? null,
    }),
    send: (order, idempotencyKey) =>
      call(billingRoutes.buyPoints, { body: { ...orderOf(order), returnPath }, idempotencyKey }),
    isOpenAfter: (outcome) => !(outcome instanceof ApiError),
    onRefused: () => void refresh(client, billingRoutes, debtRoutes),
  });
}

/** The purchase has ended: the next one is a new one, even of the same order. */
export const endPurchase = () => endAct(ACT);
