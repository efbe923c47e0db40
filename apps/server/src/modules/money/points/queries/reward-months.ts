import type { RewardMonth } from '@yoimachi/contract/points';
import { dayOf, instantAt, monthAfter } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { rewardByMonth, type MonthRow } from '../history.store.ts';

const MONTHS = 12;

/** What a cast earned and was paid in each of the last twelve Tokyo months, oldest first, empty ones included. */
export async function rewardMonths(db: Db, castId: string, at: Date): Promise<RewardMonth[]> {
  const thisMonth = dayOf(at).slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(thisMonth, index + 1 - MONTHS));
  const rows = await rewardByMonth(db, castId, instantAt(`${months[0]!}-01`, 0));
  return months.map((month) =>
    sumUp(
      month,
      rows.filter((row) => row.month === month),
    ),
  );
}

function sumUp(month: string, rows: readonly MonthRow[]): RewardMonth {
  const of = (...kinds: string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { points }) => sum + points, 0);
  const bookingPoints = of('USE', 'CANCELLATION_FEE', 'DEBT');
  const giftPoints = of('GIFT');
  const feePoints = -of('STAGE_FEE');
  return {
    month,
    bookingPoints,
    giftPoints,
    feePoints,
    earnedPoints: bookingPoints + giftPoints - feePoints + of('REWARD_FROZEN', 'REWARD_RELEASED'),
    payoffPoints: -of('PAYOFF', 'PAYOFF_RETURN'),
  };
}
