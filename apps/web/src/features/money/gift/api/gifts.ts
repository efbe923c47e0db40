import { giftRoutes, type Gift } from '@yoimachi/contract/gift';
import { pointsRoutes } from '@yoimachi/contract/points';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';

/** The gifts that can be sent. */
export const giftsQuery = () => query(giftRoutes.listGifts, {}, { select: ({ gifts }) => gifts });

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
