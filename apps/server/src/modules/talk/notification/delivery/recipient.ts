import {
  channelsWith,
  type ChannelStanding,
  type NoticeChannel,
  type NoticeSettings,
} from '@yoimachi/domain/notification';
import type { DeliveryState } from './delivery.store.ts';
import type { RecipientRow } from '../settings/settings.store.ts';

/** What is kept in place of an address that is looked up when it is used. */
export const OWN_ADDRESS = 'OWN';

export const settingsOf = (row: RecipientRow): NoticeSettings => ({
  channels: channelsWith(row.chosen),
  quiet: row.is_quiet ? { fromMinute: row.quiet_from_minute, toMinute: row.quiet_to_minute } : null,
  everyChannel: row.every_channel,
});

/** Where a person can be told by a channel; `subscriptions` are those of her browsers. */
export function addressesOf(
  row: RecipientRow,
  subscriptions: readonly { readonly id: string }[],
  channel: NoticeChannel,
): readonly string[] {
  if (channel === 'PUSH') return subscriptions.map(({ id }) => id);
  const has = { LINE: row.has_line, MAIL: row.has_mail, SMS: row.has_phone };
  return has[channel] ? [OWN_ADDRESS] : [];
}

const LOST: readonly DeliveryState[] = ['DEAD', 'DROPPED', 'GONE', 'REFUSED'];

/** A channel reached nobody once all its deliveries are over and none arrived, or may have. */
export function standingOf(
  states: readonly { readonly channel: NoticeChannel; readonly state: DeliveryState }[],
  channel: NoticeChannel,
): ChannelStanding {
  const own = states.filter((one) => one.channel === channel);
  if (own.length === 0) return 'NONE';
  return own.every(({ state }) => LOST.includes(state)) ? 'FAILED' : 'TAKEN';
}
