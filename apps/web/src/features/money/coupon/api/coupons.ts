import { couponRoutes } from '@yoimachi/contract/coupon';
import { pointsRoutes } from '@yoimachi/contract/points';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pages, refresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';

/** The coupons this guest has redeemed, newest first. */
export const couponsQuery = () => pages(couponRoutes.listCoupons);

/** Redeems a code. */
export function useRedeem() {
  const client = useQueryClient();
  return useAct({
    name: 'coupon',
    send: (code: string, idempotencyKey) =>
      call(couponRoutes.redeemCoupon, { body: { code }, idempotencyKey }),
    onDone: () => void refresh(client, couponRoutes, pointsRoutes),
  });
}
