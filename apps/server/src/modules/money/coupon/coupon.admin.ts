import type { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { createCoupon, endCoupon } from './commands/edit-coupons.ts';

export const couponAdmin = (context: ActContext): OperatorHandlers<typeof couponAdminRoutes> => ({
  async createCoupon({ body }) {
    const order = { ...body, startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) };
    const created = await createCoupon(context, order);
    return created.ok ? ok({ couponId: created.value }) : created;
  },
  endCoupon: ({ params }) => endCoupon(context, params.code),
});
