import type { couponAdminRoutes } from '@yoimachi/contract/coupon-admin';
import { fail, ok } from '@yoimachi/domain/result';
import { isUuid } from '#platform/crypto';
import { pageOf, type OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { createCoupon, endCoupon } from './commands/edit-coupons.ts';
import { listCoupons, type CouponRow } from './coupon.store.ts';

const PAGE = 50;

const present = (row: CouponRow) => ({
  couponId: row.id,
  code: row.code,
  name: row.name,
  title: row.title,
  description: row.description,
  points: row.points,
  termDays: row.term_days,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  totalLimit: row.total_limit,
  redeemedCount: row.redeemed_count,
  eligibility: row.eligibility,
});

export const couponAdmin = (context: ActContext): OperatorHandlers<typeof couponAdminRoutes> => ({
  async listCoupons({ query: { cursor } }) {
    if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
    const rows = await listCoupons(context.db, PAGE + 1, cursor ?? null);
    return ok(pageOf(rows, PAGE, present, ({ id }) => id));
  },
  async createCoupon({ body, operator }) {
    const order = { ...body, startsAt: new Date(body.startsAt), endsAt: new Date(body.endsAt) };
    const created = await createCoupon(context, order, operator.id);
    return created.ok ? ok({ couponId: created.value }) : created;
  },
  endCoupon: ({ params, operator }) => endCoupon(context, params.code, operator.id),
});
