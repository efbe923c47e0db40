import type { HistoryKind } from './kinds.ts';

/** What a line of a history is called, on the screen and in the file. */
export const historyLabels: Readonly<Record<HistoryKind, string>> = {
  PURCHASE: '購入',
  TOP_UP: '不足分の購入',
  SHORTFALL: '不足分の購入（追加請求）',
  COUPON: 'クーポン',
  HOLD: '仮押さえ',
  RELEASE: '仮押さえ解除',
  USE: '利用確定',
  CANCELLATION_FEE: 'キャンセル料',
  GIFT: 'ギフト',
  EXPIRY: '失効',
  COMPENSATION: '返還',
  DEBT: '未払いの発生',
  DEBT_PAID: '未払いのお支払い',
  DEBT_WAIVED: '未払いの免除',
  REFUND: '払い戻し',
  CHARGEBACK: 'カード会社による取消',
  ADJUSTMENT: '調整',
  CAST_REWARD_BOOKING: '同伴報酬',
  CAST_REWARD_GIFT: 'ギフト報酬',
  STAGE_FEE: '手数料',
  CAST_PAYOFF: '精算申請',
  SYSTEM_PAYOFF: '自動精算',
  PAYOFF_RETURN: '精算の差し戻し',
};
