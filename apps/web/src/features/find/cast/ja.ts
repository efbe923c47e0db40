import { UNIT_MINUTES } from '@yoimachi/domain/pricing';

/** Words of a cast's card and of a list of them. */
export const castTexts = {
  results: 'キャストの一覧',
  open: (time: string) => `${time}〜 空きあり`,
  perHalfHour: `/ ${UNIT_MINUTES}分`,
  ageUnit: '歳',
  tomorrow: '明日',
  more: 'もっと見る',
} as const;
