import { mailIndex } from '#people/mail-code';
import type { ClosedCrypto } from '#platform/crypto';
import type { MarkedColumn } from '#platform/sealing';

/** Where a sealed address belongs. */
export const mailPlace = (accountId: string) => `notification_mail.email:${accountId}` as const;

/** Found by the address, of which operators see the beginning. */
const marksOf = (crypto: ClosedCrypto, email: string) => ({
  mail_index: mailIndex(crypto, email),
  mail_mask: email.slice(0, 1),
});

export const sealedNoticeMails: MarkedColumn = {
  table: 'notification_mail',
  column: 'email_sealed',
  key: 'account_id',
  place: mailPlace,
  always: 'mail_index',
  marks: marksOf,
};

/** An address as it is stored. */
export const sealMail = (crypto: ClosedCrypto, accountId: string, email: string) => ({
  email_sealed: crypto.seal(email, mailPlace(accountId)),
  ...marksOf(crypto, email),
});
export type SealedMail = ReturnType<typeof sealMail>;
