import type { ConsentItem } from '@yoimachi/domain/consent';

/** What people agree to, as operators read it. */
export const consentNames: Readonly<Record<ConsentItem, string>> = {
  TERMS: '利用規約',
  PRIVACY: 'プライバシーポリシー',
  COLLECTION: '報酬の代理受領',
  NO_ORGANISED_CRIME: '反社会的勢力の排除',
  MESSAGE_SCAN: '文章の自動確認',
  AGE_BY_CARD: 'カードでの支払いと年齢確認',
  AUTO_CHARGE: '不足分の自動請求',
  ADVERTISING: '広告メールの受信',
};
