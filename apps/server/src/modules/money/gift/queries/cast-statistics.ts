import { dayOf, monthAfter } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { giftsByMonth, newestGifts, type MonthOfGift } from '../statistics.store.ts';

const MONTHS = 12;
const NEWEST = 20;

/** What a cast was given in the last 12 months, including the current one, and the newest gifts. */
export async function castStatistics(db: Db, castId: string, now: Date) {
  const thisMonth = dayOf(now).slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(thisMonth, index + 1 - MONTHS));
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

function sumOf(rows: readonly MonthOfGift[]) {
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    points: rows.reduce((sum, row) => sum + row.points, 0),
    rewardPoints: rows.reduce((sum, row) => sum + row.rewardPoints, 0),
  };
}
