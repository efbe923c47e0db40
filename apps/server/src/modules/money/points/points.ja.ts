import type { Day } from '@yoimachi/domain/time';
import type { LedgerRule } from './coherence.store.ts';

/** Names and headings of the files people download. */
export const historyFile = {
  guest: {
    name: (day: Day) => `ポイント利用履歴_${day}.csv`,
    header: [
      '日時',
      '種類',
      '増減（P）',
      '仮押さえからの利用（P）',
      '未払いの増減（P）',
      '残高（P）',
      '相手',
      '番号',
    ],
  },
  cast: {
    name: (day: Day) => `ポイント獲得・精算履歴_${day}.csv`,
    header: ['日時', '種類', '増減（P）', '手数料を引く前（P）', '手数料（P）', '残高（P）', '相手', '番号'],
  },
} as const;

/** Headings of the journal's file. */
export const journalHeader = [
  '番号',
  '日時',
  '種類',
  '振替元',
  '振替元の会員',
  '振替先',
  '振替先の会員',
  '金額（P）',
  'ロット',
  'ロットの種類',
  '予約',
] as const;

/** Of the column that only the file of a figure has. */
export const figureHeader = (figure: string) => `「${figure}」の集計額（P）`;

/** What the books are checked by, for operators. */
export const ruleNames: Readonly<Record<LedgerRule, string>> = {
  'wallet equals its lots': 'ゲストの残高がロットの合計と一致',
  'wallet equals its journal accounts': 'ゲストの残高が仕訳の合計と一致',
  'reward balance equals its journal account': 'キャストの残高が仕訳の合計と一致',
  'frozen rewards equal their journal account': '保留中の報酬が仕訳の合計と一致',
  'a frozen reward was frozen once, and left as it was decided': '報酬の保留と解除がそれぞれ一度だけ',
  'each lot equals what the journal did to it': '各ロットの残りが仕訳の合計と一致',
  'held points of lots equal the open holds': 'ロットの仮押さえが予約の仮押さえと一致',
  'an open booking has an open hold, a closed one none': '進行中の予約だけに仮押さえがある',
  'a settled booking cost what the journal says': '予約の支払いが仕訳の合計と一致',
  'a paid purchase is one lot and one transfer': '購入1件につきロットと仕訳が1件ずつ',
  'open debts are what the journal says is owed': '未払いの合計が仕訳の合計と一致',
  'points that lack are on a card, and a card pays for its booking alone': '不足分のカード決済が予約と一致',
  'a redeemed coupon is one transfer to its free lot': 'クーポン1回につき仕訳が1件',
  'a payoff took its points once, and gave them back only when rejected':
    '精算の引き落としと差し戻しが一度だけ',
  'what left a cast for payoffs is the sum of her payoffs': 'キャストごとの精算の合計が仕訳と一致',
  'a transferred payoff is in one file, and only it': '振込済みの精算は振込データ1件だけに含まれる',
  'a refund took its points, unless it failed': '払い戻しが仕訳と一致',
  'a chargeback took what the journal says, and no more than was bought':
    'チャージバックが購入額以内で仕訳と一致',
  'gifts cost their guest what the journal says': 'ギフトの支払いが仕訳と一致',
  'gifts gave their cast what the journal says': 'ギフトの報酬が仕訳と一致',
  'the days of the journal are its sum': '日ごとの集計が仕訳の合計と一致',
  'the days of bookings are the sum of their history': '予約の日ごとの集計が履歴と一致',
  'a coupon counts its redemptions': 'クーポンの利用回数が記録と一致',
  'the numbers of receipts have no gap': '領収書の番号に抜けがない',
  'a receipt is the sum of its lines, and of what was not given back more than was paid':
    '領収書の金額が明細の合計と一致',
  'a receipt and what was given back before it are no more than the purchase': '領収書の金額が購入額以内',
  'a purchase stands on one receipt in force at most': '購入1件につき有効な領収書は1枚まで',
  'a corrected receipt is reversed as a whole, and the one in its place says what was left of it':
    '訂正した領収書は全額を取り消し、残額で差し替え',
  'a bank file is the sum of its rows': '振込データの合計が明細と一致',
};
