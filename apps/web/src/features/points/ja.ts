import type { HistoryLine } from '@yoimachi/contract/points';
import { PAID_LOT_DAYS } from '@yoimachi/domain/points';
import { formatDay } from '../../lib/dates.ts';
import type { Day } from '../../lib/dates.ts';

/** Words of the balance and of its history (domain wording 4.9). */
export const pointTexts = {
  current: '現在のポイント',
  paid: '有償ポイント',
  free: '無償ポイント',
  paidShort: '有償',
  freeShort: '無償',
  nextExpiry: '次の期限',
  held: '仮押さえ中',
  detail: '内訳を見る',
  detailTitle: 'ポイント内訳（有効期限）',
  until: (day: Day) => `${formatDay(day)}まで`,
  noLots: 'ポイントはありません。',
  order: '有効期限の近いポイントから順に利用されます。',
  term: `有償ポイントの有効期限は購入日から${PAID_LOT_DAYS}日です。`,
  retry: '再試行する',
  historyTitle: 'ポイント利用履歴',
  noHistory: '履歴はまだありません',
  noHistoryDetail: 'ポイントの購入や利用をすると、ここに表示されます。',
  more: 'もっと見る',
  withCast: (name: string) => `${name}さん`,
  balanceAfter: (points: string) => `残高 ${points}`,
  fromHeld: '仮押さえ分から利用',
} as const;

/** What a line of the history is called. */
export const historyLabels: Readonly<Record<HistoryLine['kind'], string>> = {
  PURCHASE: '購入',
  COUPON: 'クーポン',
  HOLD: '仮押さえ',
  RELEASE: '仮押さえ解除',
  USE: '利用確定',
  CANCELLATION_FEE: 'キャンセル料',
  STAGE_FEE: '手数料',
  EXPIRY: '失効',
  COMPENSATION: '返還',
  CAST_REWARD_BOOKING: '同伴報酬',
};
