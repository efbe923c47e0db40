import type { NoticeSettingsAnswer } from '@yoimachi/contract/notice-settings';
import { formatPhone, maskEmail } from '@yoimachi/domain/account';
import {
  channelsWith,
  isChannelFree,
  isDefault,
  NOTICE_CATEGORIES,
  QUIET_HOURS,
  type ChosenChannel,
} from '@yoimachi/domain/notification';
import { ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { readPhone } from '#people/account';
import { readMail, readWaitingMail } from '../mail/mail-address.ts';
import type { NotificationDeps } from '../notification.deps.ts';
import { findRecipients, writeSettings } from './settings.store.ts';

type Deps = Pick<NotificationDeps, 'clock' | 'crypto' | 'db'>;
type Chosen = Omit<NoticeSettingsAnswer, 'addresses'>;

const FREE = ['PUSH', 'LINE', 'MAIL'] as const;

/** What a person has set, with the defaults of what she has not, and where she is reached. */
export async function readSettings(deps: Deps, accountId: string) {
  const row = (await findRecipients(deps.db, [accountId])).get(accountId)!;
  const channels = channelsWith(row.chosen);
  const [email, waitingMail, phone] = await Promise.all([
    readMail(deps.db, deps, accountId),
    readWaitingMail(deps, accountId),
    readPhone(deps.db, deps, row.identityId),
  ]);
  return {
    channels: NOTICE_CATEGORIES.flatMap((category) =>
      FREE.map((channel) => ({ category, channel, isOn: channels[category].includes(channel) })),
    ),
    quiet: { isOn: row.isQuiet, ...row.quiet },
    everyChannel: row.everyChannel,
    addresses: {
      isLineLinked: row.hasLine,
      maskedEmail: email === null ? null : maskEmail(email),
      waitingMail,
      maskedPhone: phone === null ? null : formatPhone(phone.replace(/^\+\d\d/, '0'), { masked: true }),
    },
  };
}

/** Of the same cell named twice the last one counts. */
export async function saveSettings(deps: Deps, accountId: string, { channels, quiet, everyChannel }: Chosen) {
  const cells = new Map(channels.map((cell) => [`${cell.category} ${cell.channel}`, cell]));
  const deviating = [...cells.values()].filter(
    ({ category, channel, isOn }: ChosenChannel) =>
      isChannelFree(channel) && isOn !== isDefault(category, channel),
  );
  await withTransaction(deps.db, async (trx) => {
    // What has no length would never be quiet: the usual hours are kept for when they are switched on.
    const hours = quiet.fromMinute === quiet.toMinute ? QUIET_HOURS : quiet;
    const rest = {
      isQuiet: quiet.isOn && quiet.fromMinute !== quiet.toMinute,
      quiet: hours,
      everyChannel,
    };
    await writeSettings(trx, accountId, deviating, rest);
  });
  return ok(await readSettings(deps, accountId));
}
