import type { PointFigures } from '@yoimachi/domain/points';

const names: Readonly<Record<keyof PointFigures, string>> = {
  soldPoints: '購入',
  givenPoints: '付与・補償',
  usedPoints: '利用',
  expiredPoints: '失効',
  takenBackPoints: '払い戻し・取消',
  feePoints: '手数料収入',
  payoffPoints: '精算',
};

export const figureTexts = {
  title: '数字',
  help: 'ポイントの動きを、日本時間の日ごとに集計しています。元帳の仕訳と同時に記録するため、常に一致します。',
  span: '期間',
  days: (count: number) => `${count}日間`,
  names,
  inPoints: '（P）',
  sum: '期間の合計',
  chart: '日ごとの購入と利用',
  chartHelp: '濃い棒が購入、薄い棒が利用です。同じ数字を下の表に表示しています。',
  table: '日ごとの数字',
  day: '日',
  total: '合計',
  saveCsv: 'CSVで保存',
  csvName: (from: string, to: string) => `ポイントの動き_${from}_${to}.csv`,
  barOf: (day: string, sold: string, used: string) => `${day}: 購入${sold}、利用${used}`,
} as const;
