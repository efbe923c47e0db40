import * as z from 'zod/mini';
import { isServiceNews, type NewsKind } from '@yoimachi/domain/news';
import type { ChannelKind } from '@yoimachi/domain/notification';
import type { Day } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { does, job, type JobWork } from '#platform/jobs';
import type { NotificationDeps } from '../notification.deps.ts';
import { findNotifications } from '../notification.store.ts';
import { insertText } from './delivery.store.ts';
import type { Message } from './message.ts';
import { planDeliveries } from './plan.ts';

/** Kept notifications go out; so many are one job. */
export const planning = job('notification.plan', z.object({ notificationIds: z.array(z.uuid()) }));
/** Of the version before, which had one job for each. */
const planningOne = job('notification.send', z.object({ notificationId: z.uuid() }));
const planningText = job(
  'notification.text',
  z.object({ textId: z.uuid(), kind: z.string(), accountIds: z.array(z.uuid()) }),
);
const planningChat = job(
  'notification.chat',
  z.object({ noticeId: z.uuid(), accountId: z.uuid(), day: z.nullable(z.string()) }),
);
const PLANNED = 100;

export const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PLANNED) }, (_, index) =>
    items.slice(index * PLANNED, (index + 1) * PLANNED),
  );

export const plannings = (deps: NotificationDeps): JobWork[] => [
  does(planning, ({ notificationIds }) => planOf(deps, notificationIds)),
  does(planningOne, ({ notificationId }) => planOf(deps, [notificationId])),
  does(planningText, ({ textId, kind, accountIds }) =>
    plan(
      deps,
      accountIds.map((accountId) => ({ sourceId: textId, accountId, kind, day: null })),
    ),
  ),
  does(planningChat, ({ noticeId, accountId, day }) =>
    plan(deps, [{ sourceId: noticeId, accountId, kind: 'CHAT_MESSAGE', day }]),
  ),
];

async function planOf(deps: NotificationDeps, ids: readonly string[]): Promise<void> {
  await plan(deps, await findNotifications(deps.db, ids));
}

const plan = (deps: NotificationDeps, messages: readonly Message[]) =>
  withTransaction(deps.db, (trx) => planDeliveries(trx, deps, messages));

/** Tells a person of a message that stayed unread, unless it is read before; commits with the caller's transaction. */
export async function deliverChat(
  trx: Trx,
  { jobs }: Pick<NotificationDeps, 'jobs'>,
  unseen: { readonly noticeId: string; readonly accountId: string; readonly day: Day | null },
): Promise<void> {
  await jobs.send(trx, planningChat, unseen);
}

/** News for people who may be told of it; the product itself lists it elsewhere. */
export interface NewsTold {
  readonly newsId: string;
  readonly accountIds: readonly string[];
  readonly kind: NewsKind;
  /** Who gets it agreed to that; its mail names the way out. */
  readonly isAdvertising: boolean;
  readonly title: string;
  readonly body: string;
  /** A path of the product. */
  readonly link: string;
}

/**
 * Tells people of news by the channels of its settings; commits with the caller's transaction. The same news told again, or in several parts,
 * reaches nobody twice.
 */
export async function deliverNews(
  trx: Trx,
  { jobs }: Pick<NotificationDeps, 'jobs'>,
  { newsId, accountIds, kind: newsKind, isAdvertising, title, body, link }: NewsTold,
  at: Date,
): Promise<void> {
  const kind = noticeOf(newsKind, isAdvertising);
  await insertText(trx, { id: newsId, kind, title, body, link, createdAt: at });
  const batches = batchesOf(accountIds).map((some) => ({ textId: newsId, kind, accountIds: some }));
  if (batches.length > 0) await jobs.sendAll(trx, planningText, batches);
}

function noticeOf(kind: NewsKind, isAdvertising: boolean): ChannelKind {
  if (isAdvertising) return 'ADVERTISING';
  return isServiceNews(kind) ? 'SERVICE_NEWS' : 'NEWS';
}
