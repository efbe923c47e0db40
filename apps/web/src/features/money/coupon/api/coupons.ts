import { couponRoutes } from '@yoimachi/contract/coupon';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { useAct } from '#lib/use-act.ts';

const couponKey = 'coupon';

/** The coupons this guest has redeemed, newest first. */
export function couponsQuery() {
  return infiniteQueryOptions({
    queryKey: [couponKey],
    queryFn: ({ pageParam }) =>
      call(couponRoutes.listCoupons, { query: pageParam === null ? {} : { cursor: pageParam } }),
    ...pagesByCursor,
  });
}

/** Redeems a code. */
export function useRedeem() {
  const client = useQueryClient();
  return useAct({
    name: 'coupon',
    send: (code: string, idempotencyKey) =>
      call(couponRoutes.redeemCoupon, { body: { code }, idempotencyKey }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: [couponKey] });
      void client.invalidateQueries({ queryKey: ['points'] });
    },
  });
}
