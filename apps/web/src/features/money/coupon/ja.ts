import { formatDay, type Day } from '#lib/dates.ts';

export const couponTexts = {
  title: 'クーポン',
  code: 'クーポンコード',
  codeHelp: '大文字・小文字や全角・半角の違いは区別しません。',
  codeExample: '例：ABCD1234',
  redeem: 'クーポンを利用する',
  success: '無償ポイントを獲得しました。',
  gained: (points: string, until: Day) => `${points}（${formatDay(until)}まで）`,
  about: '獲得したポイントは無償ポイントです。有効期限はクーポンごとに異なります。',
  order: 'ポイントは、有効期限の近いものから順に利用されます。',
  mine: '獲得したクーポン',
  none: '獲得したクーポンはまだありません',
  noneDetail: 'コードを入力すると、無償ポイントを獲得できます。',
  until: (day: Day) => `有効期限 ${formatDay(day)}`,
  over: (day: Day) => `${formatDay(day)}に期限切れ`,
  redeemedOn: (day: Day) => `${formatDay(day)}に獲得`,
  rest: (points: string) => `残り ${points}`,
  used: '利用済み',
} as const;
