import * as z from 'zod/mini';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { notificationRoutes, UserNotification } from '@yoimachi/contract/notification';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { notify } from '#events/catalogue.ts';
import type { MessageGateway } from '#gateways/message/port.ts';
import { withTransaction, type Db, type Trx } from '#platform/database';
import type { Handlers } from '#platform/http';
import { does, job } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { onMany, type Subscription } from '#platform/outbox';
import { tell } from '#platform/realtime';
import * as store from './notification.store.ts';

export function notificationModule(ctx: AppContext, messages: MessageGateway): Module {
  const { db, clock } = ctx;
  const handlers: Handlers<typeof notificationRoutes> = {
    async userNotification({ principal }) {
      const count = await store.readCount(db, principal.accountId);
      const ofBookings = await store.unreadOfBookings(db, [principal.accountId]);
      return ok({
        version: count.version,
        document: documentOf(count, ofBookings.get(principal.accountId) ?? 0),
      });
    },
    async listNotifications({ principal, query }) {
      const before = query.cursor ?? null;
      if (before !== null && !z.uuid().safeParse(before).success) return fail('VALIDATION', 'cursor');
      const rows = await store.listNotifications(db, principal.accountId, before, PAGE_SIZE + 1);
      const items = rows.slice(0, PAGE_SIZE).map((row) => ({
        notificationId: row.id,
        kind: row.kind,
        body: row.body,
        link: row.link,
        createdAt: row.created_at.toISOString(),
        read: row.read_at !== null,
      }));
      return ok({ items, nextCursor: rows.length > PAGE_SIZE ? items.at(-1)!.notificationId : null });
    },
    readNotifications: ({ principal }) =>
      withTransaction(db, async (trx) => {
        const count = await store.readAll(trx, principal.accountId, clock.now());
        if (count) await tellCounts(trx, [{ ...count, account_id: principal.accountId }], clock.now());
        return ok();
      }),
    readNotification: ({ principal, params }) =>
      withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND'>> => {
        const { accountId } = principal;
        const count = await store.readOne(trx, accountId, params.notificationId, clock.now());
        if (count === null) return fail('NOT_FOUND');
        if (count) await tellCounts(trx, [{ ...count, account_id: accountId }], clock.now());
        return ok();
      }),
  };
  return {
    handlers,
    subscriptions: [keepTold(ctx)],
    jobs: [does(sending, ({ notificationId }) => sendMessage(db, messages, notificationId))],
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
    const rows = heard.map(({ payload: { link, ...told }, at }) => ({
      ...told,
      id: ctx.ids.newId(),
      link: link ?? null,
      at,
    }));
    await store.insertNotifications(trx, rows);
    await tellCounts(trx, counts, ctx.clock.now());
    const jobs = rows.map(({ id }) => ({ notificationId: id }));
    await ctx.jobs.sendAll(trx, sending, jobs);
  });
}

/** What is kept goes out by the channel of the person's settings. */
const sending = job('notification.send', z.object({ notificationId: z.uuid() }));

/** After a crash it may be sent a second time: better twice than never. */
async function sendMessage(db: Db, messages: MessageGateway, notificationId: string): Promise<void> {
  const found = await store.findNotification(db, notificationId);
  if (found) await messages.send({ accountId: found.account_id, body: found.body });
}

const documentOf = (count: store.Count, bookingCount: number): UserNotification => ({
  notifyCount: count.unread_count,
  bookingCount,
});

/** All of these people's open screens follow their unread counts. */
async function tellCounts(
  trx: Trx,
  counts: readonly (store.Count & { readonly account_id: string })[],
  at: Date,
): Promise<void> {
  const ofBookings = await store.unreadOfBookings(
    trx,
    counts.map(({ account_id }) => account_id),
  );
  const events = counts.map(({ account_id: accountId, version, unread_count }) => {
    const document = documentOf({ version, unread_count }, ofBookings.get(accountId) ?? 0);
    return { accountId, name: 'user.notification' as const, payload: { version, document }, at };
  });
  await tell(trx, events);
}
