import * as z from 'zod/mini';
import { day, id, instant, page, pageQuery, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** A coupon the guest has redeemed, with its remaining points and until when they can be spent. */
export const redeemedCoupon = z.object({
  redemptionId: id(),
  title: z.string(),
  description: z.string(),
  points: points(),
  remainingPoints: points(),
  redeemedAt: instant(),
  expiresOn: day(),
});
export type RedeemedCoupon = z.output<typeof redeemedCoupon>;

export const couponRoutes = {
  redeemCoupon: route('POST', '/guest/coupon', 'guest', {
    summary: 'Redeems a coupon code for free points.',
    idempotent: true,
    body: z.object({ code: text(100) }),
    answer: redeemedCoupon,
    errors: [
      'COUPON_CODE_REQUIRED',
      'NOT_EXITS',
      'PHONE_NOT_VERIFIED',
      'NOT_AVAILABLE',
      'COUPON_EXCEED_LIMIT',
      'COUPON_ALREADY_USED',
      'COUPON_GUEST_NOT_ELIGIBLE',
      'RATE_LIMITED',
    ],
  }),
  listCoupons: route('GET', '/guest/coupon', 'guest', {
    summary: 'The coupons this guest has redeemed, newest first.',
    query: z.object(pageQuery),
    answer: page(redeemedCoupon),
  }),
} as const;
