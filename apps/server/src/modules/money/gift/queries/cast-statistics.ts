import { dayOf, type Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { giftsByMonth, newestGifts, type MonthOfGift } from '../statistics.store.ts';

const MONTHS = 12;
const NEWEST = 20;

/** What a cast was given in the last 12 months, including the current one, and the newest gifts. */
export async function castStatistics(db: Db, castId: string, now: Date) {
  const months = lastMonths(dayOf(now));
  const rows = await giftsByMonth(db, castId, `${months[0]!}-01`);
  const byGift = [...Map.groupBy(rows, (row) => row.giftId)].map(([giftId, ofGift]) => {
    const { name, picture } = ofGift[0]!;
    return { giftId, name, picture, ...sumOf(ofGift) };
  });
  return {
    ...sumOf(rows),
    byGift: byGift.sort((a, b) => b.points - a.points),
    byMonth: months.map((month) => ({ month, ...sumOf(rows.filter((row) => row.month === month)) })),
    newest: await newestGifts(db, castId, NEWEST),
  };
}

/** `YYYY-MM`, the oldest first, the month of `today` last. */
function lastMonths(today: Day): string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, index) => {
    const count = year * 12 + month - (MONTHS - 1) + index;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}

function sumOf(rows: readonly MonthOfGift[]) {
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    points: rows.reduce((sum, row) => sum + row.points, 0),
    rewardPoints: rows.reduce((sum, row) => sum + row.rewardPoints, 0),
  };
}
