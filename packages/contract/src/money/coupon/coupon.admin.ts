import * as z from 'zod/mini';
import { id, instant, page, pageQuery, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** What operators do with coupons; their limits are the domain's. */
export const couponAdminRoutes = {
  listCoupons: route({
    method: 'GET',
    path: '/coupons',
    who: 'operator',
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
  createCoupon: route({
    method: 'POST',
    path: '/coupons',
    who: 'operator',
    summary: 'Makes a code that guests redeem for free points; `guestIds` are those of a NAMED one.',
    body: z.object({
      code: text(100),
      points: z.int(),
      name: text(200),
      title: text(200),
      description: text(2000),
      termDays: z.int(),
      startsAt: instant(),
      endsAt: instant(),
      totalLimit: z.nullable(z.int()),
      eligibility: z.literal(['ALL', 'FIRST_PURCHASE', 'NAMED']),
      guestIds: z.array(id()),
    }),
    answer: z.object({ couponId: id() }),
    errors: ['CONFLICT', 'NOT_FOUND'],
  }),
  endCoupon: route({
    method: 'POST',
    path: '/coupons/:code/end',
    who: 'operator',
    summary: 'Nobody redeems it from now on.',
    params: z.object({ code: text(100) }),
    errors: ['NOT_FOUND'],
  }),
} as const;
