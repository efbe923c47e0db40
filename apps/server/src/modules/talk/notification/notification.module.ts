import * as z from 'zod/mini';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { notificationRoutes, UserNotification } from '@yoimachi/contract/notification';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { MessageGateway } from '#gateways/message/port.ts';
import { afterCommit, withTransaction, type Db, type Trx } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import type { Subscription } from '#platform/outbox';
import * as store from './notification.store.ts';

const DOCUMENT = 'user.notification';
const payloadSchema = z.object({
  accountId: z.uuid(),
  kind: z.string(),
  body: z.string(),
  link: z.optional(z.nullable(z.string())),
});

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
  return { handlers, subscriptions: [notify(ctx, messages)] };
}

/** Whatever another feature tells a person: kept in the product, counted, pushed, and shown where messages arrive. */
function notify(ctx: AppContext, messages: MessageGateway): Subscription {
  return {
    topic: 'notify',
    async handle(event, trx) {
      const { accountId, kind, body, link } = payloadSchema.parse(event.payload);
      // The count's row is locked before the id is made, so that ids of one account are in the order of commit.
      const count = await store.countUp(trx, accountId);
      await store.insertNotification(trx, {
        id: ctx.ids.newId(),
        accountId,
        kind,
        body,
        link: link ?? null,
        at: event.at,
      });
      await pushAfter(trx, ctx, accountId, count);
      afterCommit(trx, () => {
        void messages
          .send({ accountId, body })
          .catch((error: unknown) => ctx.log.error({ err: error, kind }, 'a message was not sent'));
      });
    },
  };
}

async function documentOf(db: Db, accountId: string, count: store.Count): Promise<UserNotification> {
  return { notifyCount: count.unread_count, bookingCount: await store.unreadOfBookings(db, accountId) };
}

/** Every open screen of a person follows what is unread. */
async function pushAfter(
  trx: Trx,
  { realtime }: AppContext,
  accountId: string,
  count: store.Count,
): Promise<void> {
  const document = await documentOf(trx, accountId, count);
  afterCommit(trx, () => realtime.pushLiveDocument(accountId, DOCUMENT, count.version, document));
}
