import * as z from 'zod/mini';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { giftRoutes } from '@yoimachi/contract/gift';
import { fail, ok } from '@yoimachi/domain/result';
import { cutPage, type Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { sendGift, type GiftMeans } from './commands/send-gift.ts';
import { isGiftEnabled, offeredGifts } from './gift.store.ts';
import { castStatistics } from './queries/cast-statistics.ts';
import { findSentGift, listSentGifts } from './send.store.ts';

export function giftModule(context: AppContext, means: GiftMeans): Module {
  const { db, clock } = context;
  const handlers: Handlers<typeof giftRoutes> = {
    async listGifts() {
      if (!(await isGiftEnabled(db))) return fail('GIFT_NOT_RELEASED');
      return ok({ gifts: await offeredGifts(db) });
    },
    async sendGift({ principal, idempotency, body }) {
      const sent = await sendGift({ ...context, ...means }, principal.accountId, idempotency, body);
      return sent.ok ? ok((await findSentGift(db, sent.value.sentId))!) : sent;
    },
    async listSentGifts({ principal, query }) {
      if (!(await isGiftEnabled(db))) return fail('GIFT_NOT_RELEASED');
      const before = query.cursor ?? null;
      if (before !== null && !z.uuid().safeParse(before).success) return fail('VALIDATION', 'cursor');
      const rows = await listSentGifts(db, principal.accountId, before, PAGE_SIZE + 1);
      return ok(cutPage(rows, PAGE_SIZE, ({ sentId }) => sentId));
    },
    async giftStatistics({ principal }) {
      if (!(await isGiftEnabled(db))) return fail('GIFT_NOT_RELEASED');
      return ok(await castStatistics(db, principal.accountId, clock.now()));
    },
  };
  return { handlers };
}
