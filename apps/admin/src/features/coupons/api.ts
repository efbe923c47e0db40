import { infiniteQueryOptions } from '@tanstack/react-query';
import { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { call } from '#lib/api.ts';
import { settingChangesKey } from '#lib/use-setting-act.ts';
import { useQuietAct } from '#lib/use-told-act.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

const couponsKey = ['coupons'] as const;

export type Coupon = CallAnswer<typeof couponAdminRoutes.listCoupons>['items'][number];

export const couponList = () =>
  infiniteQueryOptions({
    queryKey: couponsKey,
    queryFn: ({ pageParam }) =>
      call(couponAdminRoutes.listCoupons, { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

interface Order {
  readonly code: string;
  readonly points: number;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly termDays: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly totalLimit: number | null;
  readonly eligibility: Coupon['eligibility'];
}

/** Makes a coupon for the guests of these numbers; those that nobody has, in place of one. */
async function create({
  order,
  numbers,
}: {
  readonly order: Order;
  readonly numbers: readonly string[];
}): Promise<readonly string[]> {
  const { ids, unknown } = await guestsOf(numbers);
  if (unknown.length === 0) await call(couponAdminRoutes.createCoupon, { body: { ...order, guestIds: ids } });
  return unknown;
}

/** An act on coupons: the list and its changes are read anew, also after a refusal. */
const useCouponAct = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useQuietAct({ act, keys: [couponsKey, settingChangesKey] });

export const useCreate = () => useCouponAct(create);
export const useEnd = () =>
  useCouponAct((code: string) => call(couponAdminRoutes.endCoupon, { params: { code } }));

/** The guests of these numbers; those that nobody has, by themselves. */
async function guestsOf(
  numbers: readonly string[],
): Promise<{ readonly ids: string[]; readonly unknown: readonly string[] }> {
  const found = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await call(memberAdminRoutes.lookUpMembers, { query: { number } });
      return items.find(({ side }) => side === 'GUEST')?.id ?? null;
    }),
  );
  return {
    ids: found.filter((id) => id !== null),
    unknown: numbers.filter((_number, index) => found[index] === null),
  };
}
