import { Genre } from '@yoimachi/domain/profile';
import { ANY_DAY } from '@yoimachi/domain/search';

/** What the demo guest looks for again and again. */
export const SEARCHES = [
  {
    name: '銀座のラウンジ',
    filter: { day: ANY_DAY, district: '銀座', genre: String(Genre.LOUNGE) },
    isTold: true,
  },
  {
    name: '明日会える、評価の高い方',
    filter: { prefecture: 13, minReview: 4 },
    isTold: false,
  },
] as const;
