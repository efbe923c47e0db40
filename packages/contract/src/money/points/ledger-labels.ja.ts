import type { DaySpan, PointFigure } from '@yoimachi/domain/points';
import type { OwnedAccount, SystemAccount, TransferKind } from '@yoimachi/domain/ledger';
import type { Day } from '@yoimachi/domain/time';

/** The names of the books, on the office's screens and in its files. */
export const systemAccountNames: Readonly<Record<SystemAccount, string>> = {
  PURCHASED: '発行（購入）',
  GRANTED: '発行（付与）',
  COMPENSATED: '発行（補償）',
  EXPIRED: '失効',
  STAGE_FEE: '手数料収入',
  PAYOFF: '精算済み',
  ADJUSTED: '調整',
  REFUNDED: '払い戻し',
  CHARGED_BACK: 'チャージバック',
};

export const accountNames: Readonly<Record<OwnedAccount | SystemAccount, string>> = {
  ...systemAccountNames,
  GUEST_AVAILABLE: 'ゲスト残高',
  GUEST_HELD: '仮押さえ',
  GUEST_DEBT: '未払い',
  CAST_REWARD: 'キャスト残高',
  CAST_FROZEN: '保留中の報酬',
};

export const transferNames: Readonly<Record<TransferKind, string>> = {
  PURCHASE: '購入',
  TOP_UP: '不足分の購入',
  SHORTFALL: '不足分の請求',
  COUPON: 'クーポン',
  HOLD: '仮押さえ',
  RELEASE: '仮押さえ解除',
  USE: '利用確定',
  CANCELLATION_FEE: 'キャンセル料',
  STAGE_FEE: '手数料',
  EXPIRY: '失効',
  COMPENSATION: '補償',
  GIFT: 'ギフト',
  DEBT: '未払いの発生',
  DEBT_PAID: '未払いのお支払い',
  DEBT_WAIVED: '未払いの免除',
  PAYOFF: '精算',
  PAYOFF_RETURN: '精算の差し戻し',
  REFUND: '払い戻し',
  CHARGEBACK: 'チャージバック',
  ADJUSTMENT: '調整',
  REWARD_FROZEN: '報酬の保留',
  REWARD_RELEASED: '報酬の保留解除',
  REWARD_RETURNED: '報酬の返還',
};

/** What the office counts of points. */
export const figureNames: Readonly<Record<PointFigure, string>> = {
  soldPoints: '購入',
  givenPoints: '付与・補償',
  usedPoints: '利用',
  expiredPoints: '失効',
  takenBackPoints: '払い戻し・取消',
  feePoints: '手数料収入',
  payoffPoints: '精算',
};

export const lotKindNames = { PAID: '有償', FREE: '無償' } as const;

/** The file of the journal under the days that it holds; of all days, under the one on which it was made. */
export const journalFileName = ({ from, to }: DaySpan, today: Day): string =>
  `仕訳_${from === null && to === null ? today : `${from ?? ''}〜${to ?? ''}`}.csv`;
