import type { BodyInputOf } from '@yoimachi/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import { call } from '#lib/api.ts';
import { settingChangesKey } from '#lib/use-setting-act.ts';
import { useQuietAct } from '#lib/use-told-act.ts';
import { pagesByCursor, type CallAnswer } from '#ui/lib/request.ts';

const couponsKey = ['coupons'] as const;

export type Coupon = CallAnswer<typeof couponAdminRoutes.listCoupons>['items'][number];

export const couponList = () =>
  infiniteQueryOptions({
    queryKey: couponsKey,
    queryFn: ({ pageParam }) =>
      call(couponAdminRoutes.listCoupons, { query: pageParam === null ? {} : { cursor: pageParam } }),
    ...pagesByCursor,
  });

type Order = Omit<BodyInputOf<typeof couponAdminRoutes.createCoupon>, 'guestIds' | 'guestNumbers'>;

/** Makes a coupon for the guests of these numbers, in one call. */
const create = ({ order, numbers }: { readonly order: Order; readonly numbers: readonly string[] }) =>
  call(couponAdminRoutes.createCoupon, { body: { ...order, guestIds: [], guestNumbers: [...numbers] } });

/** An act on coupons: the list and its changes are read again, also after a refusal. */
const useCouponAct = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useQuietAct({ act, keys: [couponsKey, settingChangesKey] });

export const useCreate = () => useCouponAct(create);
export const useEnd = () =>
  useCouponAct((code: string) => call(couponAdminRoutes.endCoupon, { params: { code } }));
