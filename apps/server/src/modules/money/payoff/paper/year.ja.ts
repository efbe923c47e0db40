import { PAYOFF_YEN_PER_POINT } from '@yoimachi/domain/money';
import type { Day } from '@yoimachi/domain/time';

const amount = (value: number) => value.toLocaleString('ja-JP');

/** What is printed on a cast's statement of a year besides its figures and names. */
export const yearWords = {
  fileName: (year: number) => `報酬明細_${year}.pdf`,
  title: '報酬明細書',
  year: (year: number) => `${year}年分（1月1日〜12月31日）`,
  name: (name: string) => `${name} 様`,
  issuedOn: (day: Day) => `作成日　${day.replaceAll('-', '/')}`,
  invoice: (number: string) => `登録番号　${number}`,
  columns: ['月', '報酬', 'ステージ手数料', '手数料差引後', '精算', '源泉徴収税額', '振込手数料', '振込額'],
  month: (month: number) => `${month}月`,
  total: '合計',
  points: (value: number) => `${amount(value)}P`,
  yen: (value: number) => `${amount(value)}円`,
  notes: [
    `報酬と手数料は獲得した月、精算と振込額は振込が完了した月に記載しています。1ポイントは${amount(PAYOFF_YEN_PER_POINT)}円で精算します。`,
    'この明細書は、作成した時点の記録によるものです。税務上の支払調書ではありません。',
  ],
} as const;
