import type { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import { fail, ok } from '@yoimachi/domain/result';
import { isUuid } from '#platform/crypto';
import { cutPage, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { createCoupon, endCoupon } from './commands/edit-coupons.ts';
import { listCoupons } from './coupon.store.ts';

const PAGE = 50;

export const couponAdmin = (context: ActContext): OperatorHandlers<typeof couponAdminRoutes> => ({
  async listCoupons({ query: { cursor } }) {
    if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
    const rows = await listCoupons(context.db, PAGE + 1, cursor ?? null);
    return ok(cutPage(rows, PAGE, ({ couponId }) => couponId));
  },
  async createCoupon({ body, operator }) {
    const order = { ...body, startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) };
    const created = await createCoupon(context, order, operator.id);
    return created.ok ? ok({ couponId: created.value }) : created;
  },
  endCoupon: ({ params, operator }) => endCoupon(context, params.code, operator.id),
});
