import type { ClosedCrypto, SealContext } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';

/** What an address is proved for: where notifications go, or what a cast is registered with. */
export type MailPurpose = 'NOTICES' | 'REGISTRATION';

/** Each was a table of its own once: what was sealed and hashed then is still opened, so these words never change. */
const WORDS: Readonly<Record<MailPurpose, { readonly sealed: string; readonly code: string }>> = {
  NOTICES: { sealed: 'notification_mail_code.email', code: 'notification-mail-code' },
  REGISTRATION: { sealed: 'email_change.email', code: 'email-code' },
};

/** Where the address of a code belongs. */
export const addressPlace = (purpose: MailPurpose, id: string): SealContext =>
  `${WORDS[purpose].sealed}:${id}`;

/** What a code is hashed for. */
export const codePurpose = (purpose: MailPurpose, id: string): string => `${WORDS[purpose].code}:${id}`;

export const sealedMailCodes: SealedColumn = {
  table: 'mail_code',
  column: 'email_sealed',
  key: 'id',
  sealedFor: ['purpose', 'id'],
  place(sealedFor) {
    const [purpose, id] = sealedFor.split(':') as [MailPurpose, string];
    return addressPlace(purpose, id);
  },
};

/** Finds an address without storing it, in any case. */
export const mailIndex = (crypto: Pick<ClosedCrypto, 'hashSecret'>, email: string): Buffer =>
  crypto.hashSecret(email.toLowerCase(), 'mail');
