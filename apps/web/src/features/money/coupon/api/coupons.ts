import { couponRoutes } from '@yoimachi/contract/coupon';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { attemptKey, endAttempt } from '#lib/attempt.ts';

const ACT = 'coupon';
const couponKey = 'coupon';

/** The coupons this guest has redeemed, newest first. */
export function couponsQuery() {
  return infiniteQueryOptions({
    queryKey: [couponKey],
    queryFn: ({ pageParam }) =>
      call(couponRoutes.listCoupons, { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** Redeems a code, once: the same code keeps its key until the server has answered. */
export function useRedeem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      call(couponRoutes.redeemCoupon, { body: { code }, idempotencyKey: attemptKey(ACT, code) }),
    onSuccess: () => {
      endAttempt(ACT);
      void client.invalidateQueries({ queryKey: [couponKey] });
      void client.invalidateQueries({ queryKey: ['points'] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) endAttempt(ACT);
    },
  });
}
