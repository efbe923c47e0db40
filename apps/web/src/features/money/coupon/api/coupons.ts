import { couponRoutes } from '@yoimachi/contract/coupon';
import { pages } from '#lib/queries.ts';

/** The coupons this guest has redeemed, newest first. */
export const couponsQuery = () => pages(couponRoutes.listCoupons);
