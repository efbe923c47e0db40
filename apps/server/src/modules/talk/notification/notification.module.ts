import * as z from 'zod/mini';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { notificationRoutes, UserNotification } from '@yoimachi/contract/notification';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { notify } from '#events/catalogue.ts';
import type { MessageGateway } from '#gateways/message/port.ts';
import { afterCommit, withTransaction, type Db, type Trx } from '#platform/database';
import type { Handlers } from '#platform/http';
import { does, job } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { on, type Subscription } from '#platform/outbox';
import * as store from './notification.store.ts';

const DOCUMENT = 'user.notification';

export function notificationModule(ctx: AppContext, messages: MessageGateway): Module {
  const { db, clock } = ctx;
  const handlers: Handlers<typeof notificationRoutes> = {
    async userNotification({ principal }) {
      const count = await store.readCount(db, principal.accountId);
      return ok({ version: count.version, document: await documentOf(db, principal.accountId, count) });
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
        if (count) await pushAfter(trx, ctx, principal.accountId, count);
        return ok();
      }),
    readNotification: ({ principal, params }) =>
      withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND'>> => {
        const { accountId } = principal;
        const count = await store.readOne(trx, accountId, params.notificationId, clock.now());
        if (count === null) return fail('NOT_FOUND');
        if (count) await pushAfter(trx, ctx, accountId, count);
        return ok();
      }),
  };
  return {
    handlers,
    subscriptions: [tell(ctx)],
    jobs: [does(sending, ({ notificationId }) => sendMessage(db, messages, notificationId))],
  };
}

/** Whatever another feature tells a person: stored in the product, counted, pushed, and shown where messages arrive. */
function tell(ctx: AppContext): Subscription {
  return on(notify, async ({ payload: { accountId, kind, body, link }, at }, trx) => {
    // The count's row is locked before the id is generated, so that one account's ids are in commit order.
    const count = await store.countUp(trx, accountId);
    const id = ctx.ids.newId();
    await store.insertNotification(trx, {
      id,
      accountId,
      kind,
      body,
      link: link ?? null,
      at,
    });
    await pushAfter(trx, ctx, accountId, count);
    await ctx.jobs.send(trx, sending, { notificationId: id });
  });
}

/** What is kept goes out by the channel of the person's settings. */
const sending = job('notification.send', z.object({ notificationId: z.uuid() }));

/** After a crash it may be sent a second time: better twice than never. */
async function sendMessage(db: Db, messages: MessageGateway, notificationId: string): Promise<void> {
  const found = await store.findNotification(db, notificationId);
  if (found) await messages.send({ accountId: found.account_id, body: found.body });
}

async function documentOf(db: Db, accountId: string, count: store.Count): Promise<UserNotification> {
  return { notifyCount: count.unread_count, bookingCount: await store.unreadOfBookings(db, accountId) };
}

/** All of a person's open screens follow the unread count. */
async function pushAfter(
  trx: Trx,
  { realtime }: AppContext,
  accountId: string,
  count: store.Count,
): Promise<void> {
  const document = await documentOf(trx, accountId, count);
  afterCommit(trx, () => realtime.pushLiveDocument(accountId, DOCUMENT, count.version, document));
}
