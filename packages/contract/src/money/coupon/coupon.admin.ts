import * as z from 'zod/mini';
import { id, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** What operators do with coupons; their limits are the domain's. */
export const couponAdminRoutes = {
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
