import {
  CONSENTS_KEPT_YEARS,
  KEPT_DAYS_AFTER_LEAVING,
  LEFT_NAME,
  type LeavingReason,
  type Obstacle,
} from '@yoimachi/domain/leaving';
import { formatDay, type Day } from '#lib/dates.ts';

/** Texts for leaving (domain wording 4.3). */
export const leavingTexts = {
  title: '退会',
  obstaclesTitle: 'まだ退会できません',
  obstaclesLead: '次のお手続きが完了すると、退会できるようになります。',
  whatHappens: '退会すると',
  happens: {
    guest: [
      '保有しているポイントとクーポンは失効し、元に戻すことはできません。',
      `プロフィールはすぐに非公開になり、お相手の履歴では「${LEFT_NAME}」と表示されます。`,
      'すべての端末からログアウトします。退会の取り消しはできません。',
      `お名前や電話番号などの個人情報は、お問い合わせに対応するため${KEPT_DAYS_AFTER_LEAVING}日間保管したあと削除します。取引の記録は法令に基づき、同意の記録は${CONSENTS_KEPT_YEARS}年間保管します。`,
      '同じ電話番号で、あらためて登録することはできます。特典や招待を再度受け取ることはできません。',
    ],
    cast: [
      '報酬ポイントの残高は、最低金額の条件なしで登録口座へお振り込みします。',
      `プロフィール・写真はすぐに非公開になり、お相手の履歴では「${LEFT_NAME}」と表示されます。`,
      'すべての端末からログアウトします。退会の取り消しはできません。',
      `お名前や口座などの個人情報は、お問い合わせに対応するため${KEPT_DAYS_AFTER_LEAVING}日間保管したあと削除します。取引の記録は法令に基づき、同意の記録は${CONSENTS_KEPT_YEARS}年間保管します。`,
      '同じ電話番号で、あらためて登録することはできます。特典や招待を再度受け取ることはできません。',
    ],
  },
  lapsing: '失効するポイント',
  nothingLapses: '失効するポイントはありません。',
  lot: { PAID: '有償ポイント', FREE: '無償ポイント' },
  expires: (day: Day) => `${formatDay(day)}まで`,
  sum: '合計',
  coupons: '失効するクーポン',
  couponCount: (count: number) => `${count}件`,
  payout: 'お振り込みする報酬',
  balance: '報酬ポイントの残高',
  transfer: '振込予定額（手数料などを差し引いた金額）',
  payDay: (day: Day) => `${formatDay(day)}にお振り込みの予定です。運営の確認後に確定します。`,
  belowFee: '残高が振込手数料を下回るため、お振り込みできません。',
  otherAccount: {
    guest: 'キャストのアカウントはそのまま残ります。退会される場合は、キャスト側でもお手続きください。',
    cast: 'ゲストのアカウントはそのまま残ります。退会される場合は、ゲスト側でもお手続きください。',
  },
  reason: '退会の理由（任意）',
  noReason: '選択しない',
  agree: {
    guest: 'ポイントとクーポンが失効し、元に戻せないことを確認しました',
    cast: '退会後は元に戻せないことを確認しました',
  },
  agreeFirst: '内容をご確認のうえ、チェックを入れてください。',
  next: '退会の確認へ進む',
  confirmTitle: '本当に退会しますか？',
  confirmLapse: (points: string) => `${points}が失効します。この操作は取り消せません。`,
  confirmPayout: (yen: string) => `${yen}を登録口座へお振り込みします。この操作は取り消せません。`,
  confirm: 'この操作は取り消せません。',
  leave: '退会する',
  doneTitle: '退会手続きが完了しました',
  doneDetail: 'これまで宵待ちをご利用いただき、ありがとうございました。',
  toTop: 'トップへ',
} as const;

export const obstacleTexts: Readonly<Record<Obstacle, string>> = {
  CLAIM_OPEN: '確認中の申告があります。結果をお待ちください。',
  BOOKING_OPEN: '進行中のリクエストまたは予約があります。終了するか、キャンセルしてください。',
  PAYMENT_DUE: 'お支払いが済んでいないポイントがあります。お支払いを完了してください。',
  PURCHASE_OPEN: 'お支払いの結果を確認している購入があります。数分後にもう一度ご確認ください。',
  PAYOFF_OPEN: '手続き中の精算があります。お振り込みの完了をお待ちください。',
  REWARD_FROZEN: '運営が確認している報酬があります。結果のお知らせをお待ちください。',
  BANK_ACCOUNT_REQUIRED: '報酬の残高をお振り込みするため、振込先口座を登録してください。',
  BANK_ACCOUNT_INVALID: '振込先口座の名義を確認できません。口座情報を修正してください。',
};

export const reasonTexts: Readonly<Record<LeavingReason, string>> = {
  NOT_NEEDED: '利用する機会がなくなった',
  HARD_TO_USE: '使い方が分かりにくい',
  NO_MATCH: '希望に合う相手が見つからない',
  COST: '料金・報酬に満足できない',
  TROUBLE: 'トラブルや不安があった',
  ANOTHER_ACCOUNT: '別のアカウントを利用する',
  OTHER: 'その他',
};
