import { giftRoutes } from '@yoimachi/contract/gift';
import type { Gift } from '@yoimachi/contract/gift';
import { pointsRoutes } from '@yoimachi/contract/points';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { pages, query, useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';

/** The gifts that can be sent. */
export const giftsQuery = () => query(giftRoutes.listGifts, {}, { select: ({ gifts }) => gifts });

/** The gifts this guest has sent, newest first. */
export const sentGiftsQuery = () => pages(giftRoutes.listSentGifts);

/** What the cast was given. */
export const receivedQuery = () => query(giftRoutes.giftStatistics);

/** Whether gifts are switched off for everybody. */
export function isNotReleased(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'GIFT_NOT_RELEASED';
}

/** Sends a gift as it was seen. */
export function useSendGift(castId: string) {
  const refresh = useRefresh(giftRoutes, pointsRoutes);
  const bodyOf = ({ giftId, points }: Gift) => ({ castId, giftId, points });
  return useAct({
    name: 'gift',
    contentOf: bodyOf,
    send: (gift: Gift, idempotencyKey) => call(giftRoutes.sendGift, { body: bodyOf(gift), idempotencyKey }),
    onDone: () => void refresh(),
    onRefused: () => void refresh(),
  });
}
