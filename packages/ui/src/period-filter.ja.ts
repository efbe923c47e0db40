import { formatMonth } from './lib/dates.ts';

export const periodTexts = {
  period: '期間',
  periods: { ALL: 'すべて', MONTH: '月間', YEAR: '年間' },
  month: '月',
  year: '年',
  monthName: formatMonth,
  yearName: (year: string) => `${Number(year)}年`,
} as const;
