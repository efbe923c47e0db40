import * as z from 'zod/mini';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { couponRoutes } from '@yoimachi/contract/coupon';
import { fail, ok } from '@yoimachi/domain/result';
import { cutPage, type Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { redeemCoupon } from './commands/redeem-coupon.ts';
import { findRedemption, listRedemptions } from './redemption.store.ts';

export function couponModule(context: AppContext): Module {
  const { db } = context;
  const handlers: Handlers<typeof couponRoutes> = {
    async redeemCoupon({ principal, idempotency, body }) {
      const redeemed = await redeemCoupon(context, principal.accountId, idempotency, body.code);
      if (!redeemed.ok) return redeemed;
      return ok((await findRedemption(db, redeemed.value.redemptionId))!);
    },
    async listCoupons({ principal, query }) {
      const before = query.cursor ?? null;
      if (before !== null && !z.uuid().safeParse(before).success) return fail('VALIDATION', 'cursor');
      const rows = await listRedemptions(db, principal.accountId, before, PAGE_SIZE + 1);
      return ok(cutPage(rows, PAGE_SIZE, ({ redemptionId }) => redemptionId));
    },
  };
  return { handlers };
}
