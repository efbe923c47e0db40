import { giftRoutes } from '@yoimachi/contract/gift';
import type { Gift } from '@yoimachi/contract/gift';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { useAct } from '#lib/use-act.ts';

const giftKey = 'gift';

/** The gifts that can be sent. */
export function giftsQuery() {
  return queryOptions({
    queryKey: [giftKey, 'offered'],
    queryFn: async () => (await call(giftRoutes.listGifts)).gifts,
  });
}

/** The gifts this guest has sent, newest first. */
export function sentGiftsQuery() {
  return infiniteQueryOptions({
    queryKey: [giftKey, 'sent'],
    queryFn: ({ pageParam }) =>
      call(giftRoutes.listSentGifts, { query: pageParam === null ? {} : { cursor: pageParam } }),
    ...pagesByCursor,
  });
}

/** What the cast was given. */
export function receivedQuery() {
  return queryOptions({
    queryKey: [giftKey, 'received'],
    queryFn: () => call(giftRoutes.giftStatistics),
  });
}

/** Whether gifts are switched off for everybody. */
export function isNotReleased(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'GIFT_NOT_RELEASED';
}

/** Sends a gift as it was seen. */
export function useSendGift(castId: string) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: [giftKey] });
    void client.invalidateQueries({ queryKey: ['points'] });
  };
  const bodyOf = ({ giftId, points }: Gift) => ({ castId, giftId, points });
  return useAct({
    name: 'gift',
    contentOf: bodyOf,
    send: (gift: Gift, idempotencyKey) => call(giftRoutes.sendGift, { body: bodyOf(gift), idempotencyKey }),
    onDone: refresh,
    onRefused: refresh,
  });
}
