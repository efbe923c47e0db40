import { noticeTitle, type ChannelKind } from '@yoimachi/domain/notification';
import type { Delivered } from '#platform/delivery';
import { makeLetter } from '#platform/letter';
import { readPhone } from '#people/account';
import { wayOutOf } from '#people/consent';
import { lineAddressOf } from '#people/login';
import { readMail } from '../mail/mail-address.ts';
import { mailWords, smsText } from '../notification.ja.ts';
import type { NotificationDeps } from '../notification.deps.ts';
import type { RecipientRow } from '../settings/settings.store.ts';
import type { WaitingRow } from './delivery.store.ts';

/** An SMS about something that is over by then is not worth delivering. */
const SMS_VALID_MINUTES = 120;

/**
 * Gives a delivery to its channel; null when the person has no address there any more. Its links lead to a page of the product and sign in
 * nobody.
 *
 * @throws DeliveryError when it surely was not sent.
 */
export async function handOver(
  deps: NotificationDeps,
  row: WaitingRow,
  recipient: RecipientRow,
): Promise<Delivered | null> {
  const { db, config } = deps;
  const key = `notice:${row.id}`;
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const page = row.link ?? '/notification';
  const link = `${origin}${page}`;
  const body = row.body!;
  const title = row.title ?? noticeTitle(row.kind as ChannelKind);
  switch (row.channel) {
    case 'PUSH':
      return deps.push.send(row.address, { key, title, body, link: page, tag: row.tag });
    case 'LINE': {
      const to = await lineAddressOf(deps, row.account_id);
      return to === null ? null : deps.line.send({ key, to, text: body, link });
    }
    case 'MAIL': {
      const to = await readMail(db, deps, row.account_id);
      const letter = makeLetter({
        ...{ title, body, reason: mailWords.reason },
        action: { label: mailWords.open, url: link },
        settingsUrl: `${origin}/notification-setting`,
        ...(row.kind === 'ADVERTISING' && { unsubscribeUrl: wayOutOf(deps, row.account_id) }),
        sender: { name: mailWords.sender, contact: config.supportMail },
      });
      return to === null ? null : deps.mail.send({ key, to, ...letter });
    }
    case 'SMS': {
      const to = await readPhone(db, deps, recipient.identity_id);
      return to === null
        ? null
        : deps.sms.send({ key, to, body: smsText(body, link), validMinutes: SMS_VALID_MINUTES });
    }
  }
}
