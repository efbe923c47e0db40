import * as z from 'zod/mini';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { notificationRoutes, UserNotification } from '@yoimachi/contract/notification';
import type { noticeSettingRoutes } from '@yoimachi/contract/notice-settings';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { notify } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { cutPage, type Handlers } from '#platform/http';
import { NOTICE_CHANNELS } from '@yoimachi/domain/notification';
import { maskEmail } from '@yoimachi/domain/account';
import { does } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { onMany, type Subscription } from '#platform/outbox';
import { tell } from '#platform/realtime';
import { CHANNEL_JOBS } from './delivery/plan.ts';
import { deliveriesGoOn, sendDeliveries } from './delivery/send.ts';
import { batchesOf, planning, plannings } from './delivery/told.ts';
import { sendCodeOfMail, useCodeOfMail } from './mail/mail-address.ts';
import { removeMail } from './mail/mail.store.ts';
import type { NotificationDeps, NoticeMeans } from './notification.deps.ts';
import { presentTold } from './present.ts';
import { readSettings, saveSettings } from './settings/settings.ts';
import { sentenceOf, wordingsInMind } from './wording/wordings-in-mind.ts';
import * as store from './notification.store.ts';

/** What people are told: in the product at once, and outside it by the channels of their settings. */
export function notificationModule(ctx: AppContext, means: NoticeMeans): Module {
  const deps: NotificationDeps = { ...ctx, ...means };
  return {
    handlers: { ...listHandlers(deps), ...settingHandlers(deps) },
    subscriptions: [keepTold(ctx)],
    jobs: [
      ...plannings(deps),
      ...NOTICE_CHANNELS.map((channel) =>
        does(CHANNEL_JOBS[channel], ({ deliveryIds }) => sendDeliveries(deps, deliveryIds)),
      ),
    ],
    dueWork: [deliveriesGoOn(deps)],
  };
}

function settingHandlers(deps: NotificationDeps): Handlers<typeof noticeSettingRoutes> {
  const read = async (accountId: string) => ok(await readSettings(deps, accountId));
  return {
    guestNoticeSettings: ({ principal }) => read(principal.accountId),
    castNoticeSettings: ({ principal }) => read(principal.accountId),
    saveGuestNoticeSettings: ({ principal, body }) => saveSettings(deps, principal.accountId, body),
    saveCastNoticeSettings: ({ principal, body }) => saveSettings(deps, principal.accountId, body),
    sendNoticeMailCode: ({ principal, body }) => sendCodeOfMail(deps, principal.accountId, body.email),
    async saveNoticeMail({ principal, body }) {
      const used = await useCodeOfMail(deps, principal.accountId, body.code);
      return used.ok ? ok({ maskedEmail: maskEmail(used.value.email) }) : used;
    },
    async removeNoticeMail({ principal }) {
      await removeMail(deps.db, principal.accountId);
      return ok();
    },
  };
}

function listHandlers(deps: NotificationDeps): Handlers<typeof notificationRoutes> {
  const { db, clock } = deps;
  /** Where something was unread. */
  const tellCount = async (trx: Trx, accountId: string, count: store.Count | undefined) => {
    if (count) await tellCounts(trx, [{ ...count, accountId }], clock.now());
  };
  return {
    async userNotification({ principal }) {
      const count = await store.readCount(db, principal.accountId);
      return ok({ version: count.version, document: documentOf(count) });
    },
    async listNotifications({ principal, query }) {
      const before = query.cursor ?? null;
      if (before !== null && !z.uuid().safeParse(before).success) return fail('VALIDATION', 'cursor');
      const rows = await store.listNotifications(db, principal.accountId, before, PAGE_SIZE + 1);
      const { items: shown, nextCursor } = cutPage(rows, PAGE_SIZE, ({ id }) => id);
      const isFirst = before === null && nextCursor !== null;
      const acts = isFirst ? await store.listAsking(db, principal.accountId, nextCursor, PAGE_SIZE) : [];
      const told = await presentTold(deps, principal, [...shown, ...acts]);
      const waiting = told.slice(shown.length).filter(({ waits }) => waits);
      return ok({ items: told.slice(0, shown.length), nextCursor, waiting });
    },
    readNotifications: ({ principal }) =>
      withTransaction(db, async (trx) => {
        await tellCount(trx, principal.accountId, await store.readAll(trx, principal.accountId, clock.now()));
        return ok();
      }),
    readNotificationsOf: ({ principal: { accountId }, body }) =>
      withTransaction(db, async (trx) => {
        await tellCount(trx, accountId, await store.readOf(trx, accountId, body.link, clock.now()));
        return ok();
      }),
    readNotification: ({ principal, params }) =>
      withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND'>> => {
        const { accountId } = principal;
        const count = await store.readOne(trx, accountId, params.notificationId, clock.now());
        if (count === null) return fail('NOT_FOUND');
        await tellCount(trx, accountId, count);
        return ok();
      }),
  };
}

/** Whatever another feature tells people: stored in the product, counted, pushed, and shown where messages arrive. */
function keepTold(ctx: AppContext): Subscription {
  return onMany(notify, async (heard, trx) => {
    // The counts' rows are locked before the ids are generated, so that one account's ids are in commit order.
    const counts = await store.countUp(
      trx,
      heard.map(({ payload }) => payload.accountId),
    );
    const wordings = await wordingsInMind(ctx, trx);
    const rows = heard.map(({ payload: { accountId, kind, body, values, link, day }, at }) => ({
      accountId,
      kind,
      body: sentenceOf(wordings, { kind, body, values }),
      id: ctx.ids.newId(),
      link: link ?? null,
      day: day ?? null,
      at,
    }));
    await store.insertNotifications(trx, rows);
    await tellCounts(trx, counts, ctx.clock.now());
    const jobs = batchesOf(rows.map(({ id }) => id)).map((notificationIds) => ({ notificationIds }));
    await ctx.jobs.sendAll(trx, planning, jobs);
  });
}

const documentOf = (count: store.Count): UserNotification => ({ notifyCount: count.unreadCount });

/** All of these people's open screens follow their unread counts. */
async function tellCounts(
  trx: Trx,
  counts: readonly (store.Count & { readonly accountId: string })[],
  at: Date,
): Promise<void> {
  const events = counts.map(({ accountId, ...count }) => {
    const payload = { version: count.version, document: documentOf(count) };
    return { accountId, name: 'user.notification' as const, payload, at };
  });
  await tell(trx, events);
}
