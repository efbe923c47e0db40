import type { ListedBooking } from '@yoimachi/contract/booking-admin';
import type { ListedMember, MemberMoney, MemberReport } from '@yoimachi/contract/member';
import type { ConsentPlace } from '@yoimachi/domain/consent';
import type { Obstacle } from '@yoimachi/domain/leaving';
import type { MemberState } from '@yoimachi/domain/member';
import type { SuspensionCategory } from '@yoimachi/domain/operator';

/** What a member's data are called, in the words of the staff. */
export const sideNames: Readonly<Record<ListedMember['side'], string>> = {
  GUEST: 'ゲスト',
  CAST: 'キャスト',
};

export const classNames: Readonly<Record<NonNullable<ListedMember['castClass']>, string>> = {
  REGULAR: 'レギュラー',
  PREMIUM: 'プレミアム',
  SUPER_PREMIUM: 'スーパープレミアム',
};

export const ageNames: Readonly<Record<ListedMember['ageState'], string>> = {
  UNCHECKED: '未確認',
  WAITING: '確認中',
  CHECKED: '確認済み',
  REFUSED: '差し戻し',
};

export const stateNames: Readonly<Record<MemberState, string>> = {
  PAUSED: '一時休止',
  SUSPENDED: '停止中',
  LEFT: '退会済み',
};

export const suspensionNames: Readonly<Record<SuspensionCategory, string>> = {
  TERMS: '規約違反',
  PAYMENT: '支払い',
  TROUBLE: 'トラブル',
  IDENTITY: '本人確認',
  OTHER: 'その他',
};

export const bookingStatusNames: Readonly<Record<ListedBooking['status'], string>> = {
  NEW: '返信待ち',
  REJECT: 'お断り',
  CANCEL: 'キャンセル',
  IN_MEETING: '同伴中',
  DONE: '完了',
  ACCEPT: '予約確定',
  ACCEPT_TODAY: '本日',
  ACCEPT_TOMORROW: '明日',
  ARRIVED: '到着済み',
  CANCEL_BEFORE: '前日までのキャンセル',
  CANCEL_TODAY: '当日キャンセル',
  AUTO_CANCEL: '自動キャンセル',
  FORCE_FINISH: '途中終了',
  NO_SHOW: '無断キャンセル',
  AUTO_REJECT: '返信期限切れ',
};

export const penaltyNames = { CAST_CANCEL: 'キャンセル', CAST_NO_SHOW: '無断キャンセル' } as const;

export const moneyNames: Readonly<Record<MemberMoney['kind'], string>> = {
  PURCHASE: 'ポイントの購入',
  TOP_UP: '不足分の購入',
  SHORTFALL: '追加請求',
  DEBT: '未払い分のお支払い',
  SYSTEM_PAYOFF: '自動精算',
  CAST_PAYOFF: '精算申請',
};

/** Of purchases and of payoffs. */
export const moneyStatusNames: Readonly<Record<string, string>> = {
  CREATED: '処理中',
  ACTION_REQUIRED: '本人の確認待ち',
  SUCCEEDED: '完了',
  FAILED: '失敗',
  AWAITING_APPROVAL: '承認待ち',
  REJECTED: '差し戻し',
  NOT_TRANSFERRED: '未振込',
  TRANSFERRED: '振込済み',
};

export const reportNames: Readonly<Record<MemberReport['category'], string>> = {
  NUISANCE: '迷惑行為',
  CONTACT: '連絡先の交換',
  CASH: '直接の金銭のやり取り',
  ABUSE: '暴言・脅迫',
  SEXUAL: '性的な発言・要求',
  DRINKING: '飲酒の強要',
  FEELINGS: '恋愛感情の利用',
  IMPERSONATION: 'なりすまし',
  OTHER: 'その他',
};

export const tierNames = { GOOD: 'また会いたい', KEEP: 'ふつう', BAD: '合わなかった' } as const;

export const consentPlaceNames: Readonly<Record<ConsentPlace, string>> = {
  REGISTRATION: '会員登録',
  CARD: 'カードの登録',
  SHEET: '操作の前の確認',
  SETTINGS: '設定',
  MAIL: 'メールのリンク',
};

export const platformNames: Readonly<Record<number, string>> = { 1: 'ウェブ', 2: 'アプリ' };

export const obstacleNames: Readonly<Record<Obstacle, string>> = {
  CLAIM_OPEN: '判断されていない申し立てがあります。',
  BOOKING_OPEN: '終わっていない予約があります。',
  PAYMENT_DUE: '未払いのポイントがあります。',
  PURCHASE_OPEN: '処理中の購入があります。',
  PAYOFF_OPEN: '処理中の精算があります。',
  REWARD_FROZEN: '保留中の報酬があります。',
  BANK_ACCOUNT_REQUIRED: '残高の振込先が登録されていません。',
  BANK_ACCOUNT_INVALID: '登録された振込先に振り込めません。',
};
