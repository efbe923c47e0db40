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

export const settingsOf = ({ chosen, isQuiet, quiet, everyChannel }: RecipientRow): NoticeSettings => ({
  channels: channelsWith(chosen),
  quiet: isQuiet ? quiet : null,
  everyChannel,
});

/** Where a person can be told by a channel; `subscriptions` are those of her browsers. */
export function addressesOf(
  row: RecipientRow,
  subscriptions: readonly { readonly id: string }[],
  channel: NoticeChannel,
): readonly string[] {
  if (channel === 'PUSH') return subscriptions.map(({ id }) => id);
  const has = { LINE: row.hasLine, MAIL: row.hasMail, SMS: row.hasPhone };
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
