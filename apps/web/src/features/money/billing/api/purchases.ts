import { billingRoutes } from '@yoimachi/contract/billing';
import type { Purchase } from '@yoimachi/contract/billing';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { clearAttempt, keyFor } from '../attempt.ts';
import type { Order } from '../order.ts';
import { billingKey, cardQuery } from './cards.ts';

/** How often an open purchase is asked about. */
const POLL_MS = 2000;

export function packagesQuery() {
  return queryOptions({
    queryKey: [billingKey, 'packages'],
    queryFn: async () => (await call(billingRoutes.listPackages)).packages,
  });
}

/** The guest's purchases, newest first; of a month or a year when one is given. */
export function purchasesQuery(period: string | null) {
  return infiniteQueryOptions({
    queryKey: [billingKey, 'purchases', period],
    queryFn: ({ pageParam }) =>
      call(billingRoutes.listPurchases, {
        query: { ...(pageParam !== null && { cursor: pageParam }), ...(period !== null && { period }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

export function isEnded(purchase: Pick<Purchase, 'status'>): boolean {
  return purchase.status === 'SUCCEEDED' || purchase.status === 'FAILED';
}

/** How a purchase stands; asked again until it has ended. */
export function purchaseQuery(purchaseId: string) {
  return queryOptions({
    queryKey: [billingKey, 'purchase', purchaseId],
    queryFn: () => call(billingRoutes.checkPayment, { query: { purchaseId } }),
    staleTime: ({ state }) => (state.data && isEnded(state.data) ? Infinity : 0),
    refetchInterval: ({ state }) => (state.data && isEnded(state.data) ? false : POLL_MS),
  });
}

/**
 * Buys points, once: the same order keeps its key over retries, reloads and the way to the provider and back, until the purchase
 * has ended or the server has refused it.
 */
export function useBuyPoints(returnPath: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ points, packageId }: Order) => {
      const order = { points, ...(packageId && { packageId }) };
      const card = client.getQueryData(cardQuery().queryKey) ?? null;
      return call(billingRoutes.buyPoints, {
        body: { ...order, returnPath },
        idempotencyKey: keyFor({ ...order, card }),
      });
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) return;
      clearAttempt();
      void client.invalidateQueries({ queryKey: [billingKey] });
    },
  });
}
