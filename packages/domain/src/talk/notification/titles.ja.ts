import { noticeRule, type ChannelKind } from './catalogue.ts';

const OF_CATEGORY = {
  BOOKING: '同伴のご予約について',
  CHAT: 'メッセージが届いています',
  MONEY: 'ポイント・お支払いについて',
  SERVICE: '運営からの重要なお知らせ',
  NEWS: '運営からのお知らせ',
  SAFETY: '安全・本人確認について',
} as const;

/** Where a subject of its own says more than the category. None names another person: it is seen on locked screens. */
const OWN: Partial<Readonly<Record<ChannelKind, string>>> = {
  CAST_REQUEST_RECEIVED: '同伴リクエストが届きました',
  CAST_REPLY_REMINDER: '返信期限が近づいています',
  GUEST_APPROVED: '同伴リクエストが承認されました',
  GUEST_ONE_APPROVED: '同伴リクエストが承認されました',
  GUEST_DAY_BEFORE: '明日の同伴のお知らせ',
  CAST_DAY_BEFORE: '明日の同伴のお知らせ',
  GUEST_CAST_ARRIVED: '到着のお知らせ',
  CAST_EXTENSION_ASKED: '延長リクエストが届きました',
  GUEST_CARD_NEEDED: 'お支払いの確認をお願いします',
  GUEST_CHARGE_FAILED: 'お支払いの確認をお願いします',
  GUEST_POINTS_EXPIRING: 'ポイントの有効期限のお知らせ',
  GUEST_SETTLED: '決済が確定しました',
  CAST_GIFT_RECEIVED: 'ギフトが届きました',
  CAST_STAGE_UP: 'ステージのお知らせ',
  PAYOFF_TRANSFERRED: 'お振込みのお知らせ',
  GUEST_DAY_OPENED: 'スケジュール公開のお知らせ',
  GUEST_SEARCH_FITS: '保存した条件のお知らせ',
  CAST_CHECKOUT_ASK: '解散のご確認',
  CAST_ALL_RIGHT_ASKED: 'ご確認のお願い',
  EMAIL_CHANGED: 'メールアドレスの変更について',
  PHONE_CHANGE: '電話番号の変更について',
  AGE_CHECK: '年齢確認について',
  CAST_AGE_VERIFIED: '年齢確認について',
  EXPORT_READY: 'データのご用意ができました',
  INQUIRY_ANSWERED: 'お問い合わせへの回答',
};

/** Subject of a mail and title of a push. */
export function noticeTitle(kind: ChannelKind): string {
  return OWN[kind] ?? OF_CATEGORY[noticeRule(kind)!.category];
}
