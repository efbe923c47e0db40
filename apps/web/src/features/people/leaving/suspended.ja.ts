import type { SuspensionCategory } from '@yoimachi/domain/operator';

/** Texts for who is suspended, or has left and still has an open screen (domain wording 4.14). */
export const suspendedTexts = {
  title: 'アカウントをご利用いただけません',
  detail: 'アカウントは現在ご利用いただけません。お問い合わせください。',
  reason: '理由',
  appeal:
    'お心当たりがない場合や、再開をご希望の場合は、サポートまでお問い合わせください。確認のうえ、ご登録の連絡先へご連絡します。',
  leftTitle: 'このアカウントは退会済みです',
  leftDetail: '同じ電話番号で、あらためて登録することができます。',
  toEntry: 'ログイン画面へ',
} as const;

export const categoryTexts: Readonly<Record<SuspensionCategory, string>> = {
  TERMS: '利用規約に反する行為が確認されたため',
  PAYMENT: 'お支払いについて確認が必要なため',
  TROUBLE: 'ほかのご利用者との間でトラブルの申告があったため',
  IDENTITY: 'ご本人であることの確認が必要なため',
  OTHER: '運営による確認が必要なため',
};
