import * as z from 'zod/mini';
import {
  chainsOf,
  heldUntil,
  NOTICE_CHANNELS,
  nextChannels,
  noticeRule,
  type ChannelStanding,
  type NoticeChannel,
} from '@yoimachi/domain/notification';
import type { Trx } from '#platform/database';
import { job, type Job } from '#platform/jobs';
import type { NotificationDeps } from '../notification.deps.ts';
import { findRecipients, type RecipientRow } from '../settings/settings.store.ts';
import { insertDeliveries, type NewDelivery } from './delivery.store.ts';
import type { Message } from './message.ts';
import { addressesOf, settingsOf } from './recipient.ts';

export type PlanDeps = Pick<NotificationDeps, 'clock' | 'ids' | 'jobs' | 'push'>;
type Standings = (message: Message, channel: NoticeChannel) => ChannelStanding;

const batch = z.object({ deliveryIds: z.array(z.uuid()) });
/** A queue for each channel: a slow one holds up no other. */
export const CHANNEL_JOBS: Readonly<Record<NoticeChannel, Job<z.output<typeof batch>>>> = {
  PUSH: job('notification.push', batch),
  LINE: job('notification.line', batch),
  MAIL: job('notification.mail', batch),
  SMS: job('notification.sms', batch),
};
/** The queue in which a channel's deliveries wait for their turn. */
export const channelQueue = (channel: NoticeChannel): string => CHANNEL_JOBS[channel].name;
/** So many deliveries are one job: what a crash leaves is looked through again. */
const BATCH = 50;

/** Writes the deliveries of messages by the channels whose turn it is, and leaves each to its channel or to the end of quiet hours. */
export async function planDeliveries(
  trx: Trx,
  deps: PlanDeps,
  messages: readonly Message[],
  standingOf: Standings = () => 'NONE',
): Promise<void> {
  const recipients = await findRecipients(trx, [...new Set(messages.map(({ accountId }) => accountId))]);
  const subscriptions = new Map<string, readonly { readonly id: string }[]>();
  for (const { accountId, hasLeft } of recipients.values())
    if (!hasLeft) subscriptions.set(accountId, await deps.push.subscriptionsOf(trx, accountId));
  const rows = messages.flatMap((message) => {
    const recipient = recipients.get(message.accountId);
    const browsers = subscriptions.get(message.accountId) ?? [];
    return recipient && !recipient.hasLeft
      ? deliveriesOf(deps, message, recipient, browsers, (channel) => standingOf(message, channel))
      : [];
  });
  const inserted = await insertDeliveries(trx, rows, deps.clock.now());
  await sendToChannels(
    trx,
    deps,
    rows.filter(({ id, dueAt }) => inserted.has(id) && dueAt === null),
  );
}

function deliveriesOf(
  { clock, ids }: PlanDeps,
  message: Message,
  recipient: RecipientRow,
  browsers: readonly { readonly id: string }[],
  standingOf: (channel: NoticeChannel) => ChannelStanding,
): NewDelivery[] {
  const rule = noticeRule(message.kind);
  // Left by an earlier version: the product shows it, and nothing else tells of it.
  if (!rule) return [];
  const settings = settingsOf(recipient);
  const addresses = (channel: NoticeChannel) => addressesOf(recipient, browsers, channel);
  const dueAt = heldUntil(rule, message.day, settings, clock.now());
  return nextChannels(
    chainsOf(rule, settings),
    standingOf,
    (channel) => addresses(channel).length > 0,
  ).flatMap((channel) =>
    addresses(channel).map((address) => ({ ...message, id: ids.newId(), channel, address, dueAt })),
  );
}

/** Leaves deliveries to the jobs of their channels. */
export async function sendToChannels(
  trx: Trx,
  { jobs }: Pick<PlanDeps, 'jobs'>,
  rows: readonly { readonly id: string; readonly channel: NoticeChannel }[],
): Promise<void> {
  for (const channel of NOTICE_CHANNELS) {
    const deliveryIds = rows.filter((row) => row.channel === channel).map(({ id }) => id);
    const batches = Array.from({ length: Math.ceil(deliveryIds.length / BATCH) }, (_, index) => ({
      deliveryIds: deliveryIds.slice(index * BATCH, (index + 1) * BATCH),
    }));
    if (batches.length > 0) await jobs.sendAll(trx, CHANNEL_JOBS[channel], batches);
  }
}
