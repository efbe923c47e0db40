import { chainsOf, heldUntil, noticeRule, retryAt, type NoticeRule } from '@yoimachi/domain/notification';
import { isUnavailable, withTransaction, type Trx } from '#platform/database';
import { DeliveryError } from '#platform/delivery';
import { inOrderOfKeys, type DueWork } from '#platform/jobs';
import type { NotificationDeps } from '../notification.deps.ts';
import { findRecipients, type RecipientRow } from '../settings/settings.store.ts';
import {
  deliveriesDue,
  endDelivery,
  findWaiting,
  lockDeliveries,
  putOff,
  takeDue,
  type EndState,
  type WaitingRow,
} from './delivery.store.ts';
import { handOver } from './hand-over.ts';
import { planDeliveries, sendToChannels } from './plan.ts';
import { settingsOf, standingOf } from './recipient.ts';
import { sentenceOf, wordingsInMind } from '../wording/wordings-in-mind.ts';

/** So many of a channel at the same time; one person's one after the other, in their order. */
const AT_ONCE = 8;

/** Sends those of some deliveries that still wait. What a person set since is obeyed. */
export async function sendDeliveries(deps: NotificationDeps, ids: readonly string[]): Promise<void> {
  const rows = await withChats(deps, await findWaiting(deps.db, ids));
  const recipients = await findRecipients(deps.db, [...new Set(rows.map((row) => row.accountId))]);
  const lost: unknown[] = [];
  await inOrderOfKeys(
    rows.map((row) => ({ row, keys: [row.accountId] })),
    AT_ONCE,
    async ({ row }) => {
      try {
        await sendOne(deps, row, recipients.get(row.accountId));
      } catch (error) {
        lost.push(error);
      }
    },
  );
  // The database is away: the job is tried again, and passes over those that were sent.
  if (lost.length > 0) throw lost[0];
}

/** What is said of a message of a chat follows from the chat: once it is read there is nothing to tell. */
async function withChats(deps: NotificationDeps, rows: readonly WaitingRow[]): Promise<WaitingRow[]> {
  const isOfChat = ({ kind }: WaitingRow) => noticeRule(kind)?.category === 'CHAT';
  const sources = rows.filter(isOfChat).map((row) => row.sourceId);
  const unseen = await deps.unseenChats(deps.db, sources);
  const wordings = await wordingsInMind(deps);
  return rows.map((row) => {
    const chat = unseen.get(row.sourceId);
    return chat ? { ...row, body: sentenceOf(wordings, chat.notice), link: chat.link, tag: chat.tag } : row;
  });
}

/** No other channel tells it either. */
const ENDS_ALL: readonly (string | null)[] = ['LEFT', 'NOTHING_TO_TELL'];

interface End {
  readonly state: EndState;
  readonly reason: string | null;
}

async function sendOne(
  deps: NotificationDeps,
  row: WaitingRow,
  recipient: RecipientRow | undefined,
): Promise<void> {
  const rule = noticeRule(row.kind);
  const dropped = droppedBecause(row, rule, recipient);
  if (dropped !== null) return endAndGoOn(deps, row, { state: 'DROPPED', reason: dropped }, row.tries);
  const dueAt = heldUntil(rule!, row.day, settingsOf(recipient!), deps.clock.now());
  if (dueAt !== null) return putOff(deps.db, row.id, { dueAt, tries: row.tries, reason: null });
  const tries = row.tries + 1;
  try {
    const state = await handOver(deps, row, recipient!);
    const end: End = state === null ? { state: 'DROPPED', reason: 'NO_ADDRESS' } : { state, reason: null };
    await endAndGoOn(deps, row, end, tries);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (!(error instanceof DeliveryError)) {
      deps.log.warn({ err: error, deliveryId: row.id }, 'a delivery may have been sent or not');
      return endAndGoOn(deps, row, { state: 'UNKNOWN', reason: nameOf(error) }, tries);
    }
    const next = retryAt(rule!, tries, deps.clock.now(), error.retryAfterSeconds);
    if (next !== null) return putOff(deps.db, row.id, { dueAt: next, tries, reason: error.message });
    deps.log.warn({ deliveryId: row.id, channel: row.channel }, 'a delivery was given up');
    // What may have arrived is not told by another channel, too.
    await endAndGoOn(
      deps,
      row,
      { state: error.isUncertain ? 'UNKNOWN' : 'DEAD', reason: error.message },
      tries,
    );
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Why a delivery is not made after all; null when it is. */
function droppedBecause(
  row: WaitingRow,
  rule: NoticeRule | undefined,
  recipient: RecipientRow | undefined,
): string | null {
  if (!recipient || recipient.hasLeft) return 'LEFT';
  if (!rule || row.body === null) return 'NOTHING_TO_TELL';
  const isWanted = chainsOf(rule, settingsOf(recipient)).some((chain) => chain.includes(row.channel));
  return isWanted ? null : 'OFF';
}

/** Writes the end; a delivery that reached nobody hands its message on to the next channel, in the same transaction. */
async function endAndGoOn(deps: NotificationDeps, row: WaitingRow, end: End, tries: number): Promise<void> {
  const { sourceId, accountId, kind, day } = row;
  const message = { sourceId, accountId, kind, day };
  const at = deps.clock.now();
  await withTransaction(deps.db, async (trx: Trx) => {
    const others = (await lockDeliveries(trx, message)).filter(({ id }) => id !== row.id);
    if (!(await endDelivery(trx, row.id, { ...end, tries }, at))) return;
    if (end.state === 'SENT' || end.state === 'UNKNOWN' || ENDS_ALL.includes(end.reason)) return;
    const states = [...others, { channel: row.channel, state: end.state }];
    await planDeliveries(trx, deps, [message], (_, channel) => standingOf(states, channel));
  });
}

/** Whose quiet hours are over, or whose next try has come, goes to its channel. */
export const deliveriesGoOn = (deps: NotificationDeps): DueWork => ({
  name: 'notification.due',
  queue: deliveriesDue,
  // It becomes a job, and a person's have one key.
  together: true,
  run: ({ id, dueAt }) =>
    withTransaction(deps.db, async (trx) => {
      const channel = await takeDue(trx, id, dueAt);
      if (channel) await sendToChannels(trx, deps, [{ id, channel }]);
    }),
});
