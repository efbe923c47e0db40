import { cutPush, type PushText } from '@yoimachi/domain/push';
import type { PushGateway, PushUrgency } from '#gateways/push/port.ts';
import type { Delivered } from '#platform/delivery';
import type { AppContext } from '#platform/module';
import { findSubscription, markSent, removeGone } from './push.store.ts';
import { openAddress } from './seal.ts';

export interface PushMessage extends PushText {
  /** Names the message: under one key a browser gets it once. Absent: who sends it sees to that. */
  readonly key?: string | undefined;
  readonly urgency?: PushUrgency | undefined;
  /** How long it is worth showing to who was away; seconds. */
  readonly ttlSeconds?: number | undefined;
}

export type PushContext = Pick<AppContext, 'clock' | 'crypto' | 'db'> & { readonly push: PushGateway };

/** What is told today is of no use the day after tomorrow. */
const TTL_SECONDS = 86_400;

/**
 * Sends a push to one browser, its text cut to what phones show. `GONE`: it gets none any more (it was signed out, is another account's now, or
 * its browser ended it), and is forgotten. Never called inside a transaction.
 *
 * @throws DeliveryError when it surely was not sent.
 */
export async function sendPush(
  { clock, crypto, db, push }: PushContext,
  subscriptionId: string,
  { key, urgency = 'normal', ttlSeconds = TTL_SECONDS, ...text }: PushMessage,
): Promise<Delivered> {
  const found = await findSubscription(db, subscriptionId);
  if (!found) return 'GONE';
  const delivered = await push.send({
    ...cutPush(text),
    key: key === undefined ? null : `${key}:${subscriptionId}`,
    accountId: found.account_id,
    to: openAddress(crypto, subscriptionId, found),
    urgency,
    ttlSeconds,
  });
  if (delivered === 'GONE') await removeGone(db, subscriptionId, found.endpoint_index);
  if (delivered === 'SENT') await markSent(db, subscriptionId, clock.now());
  return delivered;
}
