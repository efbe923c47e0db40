import * as z from 'zod/mini';
import { COUPON_NUMBERS_MAX } from '@yoimachi/domain/coupon';
import { id, instant, instantText, page, pageQuery, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** What operators do with coupons; their limits are the domain's. */
export const couponAdminRoutes = {
  listCoupons: route('GET', '/coupons', 'operator', {
    summary: 'Coupons, the newest first, and how often each was redeemed.',
    query: z.object(pageQuery),
    answer: page(
      z.object({
        couponId: id(),
        code: z.string(),
        name: z.string(),
        title: z.string(),
        description: z.string(),
        points: points(),
        termDays: z.int(),
        startsAt: instant(),
        endsAt: instant(),
        /** When an operator ended it early; null: nobody did. */
        endedAt: z.nullable(instant()),
        totalLimit: z.nullable(z.int()),
        redeemedCount: z.int(),
        eligibility: z.literal(['ALL', 'FIRST_PURCHASE', 'NAMED']),
      }),
    ),
  }),
  createCoupon: route('POST', '/coupons', 'operator', {
    summary:
      'Makes a code that guests redeem for free points; `guestIds` and `guestNumbers` are those of a NAMED one.',
    body: z.object({
      code: text(100),
      points: z.int(),
      name: text(200),
      title: text(200),
      description: text(2000),
      termDays: z.int(),
      startsAt: instantText(),
      endsAt: instantText(),
      totalLimit: z.nullable(z.int()),
      eligibility: z.literal(['ALL', 'FIRST_PURCHASE', 'NAMED']),
      guestIds: z.array(id()),
      /** G-10001 and the like; those that nobody has are in the details of NOT_FOUND as `numbers`. */
      guestNumbers: z.optional(z.array(text(40)).check(z.maxLength(COUPON_NUMBERS_MAX))),
    }),
    answer: z.object({ couponId: id() }),
    errors: ['CONFLICT', 'NOT_FOUND'],
  }),
  endCoupon: route('POST', '/coupons/:code/end', 'operator', {
    summary: 'Nobody redeems it from now on.',
    params: z.object({ code: text(100) }),
    errors: ['NOT_FOUND'],
  }),
} as const;
