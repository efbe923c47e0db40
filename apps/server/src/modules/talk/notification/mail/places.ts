import type { SealedColumn } from '#platform/sealing';

/** Where a sealed address belongs. */
export const mailPlace = (accountId: string) => `notification_mail.email:${accountId}` as const;

export const sealedNoticeMails: SealedColumn = {
  ...{ table: 'notification_mail', column: 'email_sealed', key: 'account_id', place: mailPlace },
};
