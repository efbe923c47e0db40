import { inYen, YEN_PER_POINT } from '@yoimachi/domain/money';
import { HALF_UNIT_MINUTES, UNIT_MINUTES } from '@yoimachi/domain/pricing';
import { addDays, formatDayBare, formatMonthDayLong, formatSpan, type Day } from '#lib/dates.ts';

/** Texts of the panel beside a profile, in which day, time and length are chosen. */
export const planTexts = {
  panel: '日時と料金',
  per30: `${UNIT_MINUTES}分`,
  per15: `${HALF_UNIT_MINUTES}分`,
  pointPrice: `1P＝${inYen(YEN_PER_POINT)}（税込）`,
  window: (fromMinute: number, toMinute: number) => `受付 ${formatSpan(fromMinute, toMinute)}`,
  when: (day: Day, fromMinute: number, toMinute: number) =>
    `${formatMonthDayLong(day)}${formatSpan(fromMinute, toMinute)}`,
  balance: (points: string) => `残高 ${points}`,
  missing: (points: string, yen: string) => `不足分 ${points}（${yen}）`,
  chooseDay: '日にちをお選びください',
  freeUntil: (day: Day) => `承認前の取り下げと、${formatDayBare(addDays(day, -2))}までの取り消しは無料`,
  freeBefore: '承認前の取り下げは無料・承認後はキャンセル料あり',
  request: '同伴をリクエスト',
} as const;
