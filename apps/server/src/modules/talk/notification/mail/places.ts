import type { SealedColumn } from '#platform/sealing';

/** Where sealed addresses belong. */
export const mailPlace = (accountId: string) => `notification_mail.email:${accountId}` as const;
export const codePlace = (id: string) => `notification_mail_code.email:${id}` as const;

export const sealedNoticeMails: readonly SealedColumn[] = [
  { table: 'notification_mail', column: 'email_sealed', key: 'account_id', place: mailPlace },
  { table: 'notification_mail_code', column: 'email_sealed', key: 'id', place: codePlace },
];
