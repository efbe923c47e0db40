import type { ChannelKind, NoticeKind } from '@yoimachi/domain/notification';
import { defaultSentence } from '@yoimachi/domain/notice-wording';
import { publicOrigin } from '#platform/config';
import type { Delivered } from '#platform/delivery';
import { readPhone } from '#people/account';
import { wayOutOf } from '#people/consent';
import { lineAddressOf } from '#people/login';
import { readMail } from '../mail/mail-address.ts';
import { smsText } from '../notification.ja.ts';
import type { NotificationDeps } from '../notification.deps.ts';
import type { RecipientRow } from '../settings/settings.store.ts';
import { titleOf, wordingsInMind } from '../wording/wordings-in-mind.ts';
import type { WaitingRow } from './delivery.store.ts';
import { letterOf } from '../wording/letter-of.ts';

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
  const page = row.link ?? '/notification';
  const link = `${publicOrigin(config)}${page}`;
  const body = row.body!;
  const title = row.title ?? titleOf(await wordingsInMind(deps), row.kind as ChannelKind);
  switch (row.channel) {
    case 'PUSH':
      return deps.push.send(row.address, { key, title, body, link: page, tag: row.tag });
    case 'LINE': {
      const to = await lineAddressOf(deps, row.accountId);
      return to === null ? null : deps.line.send({ key, to, text: body, link });
    }
    case 'MAIL': {
      const to = await readMail(db, deps, row.accountId);
      const wayOut = row.kind === 'ADVERTISING' && { unsubscribeUrl: wayOutOf(deps, row.accountId) };
      const letter = letterOf(config, { title, body, url: link, ...wayOut });
      return to === null ? null : deps.mail.send({ key, to, ...letter });
    }
    case 'SMS': {
      const to = await readPhone(db, deps, recipient.identityId);
      // Security: an SMS says what the product says, whatever operators wrote.
      const { text } = defaultSentence(row.kind as NoticeKind);
      return to === null
        ? null
        : deps.sms.send({ key, to, body: smsText(text, link), validMinutes: SMS_VALID_MINUTES });
    }
  }
}
