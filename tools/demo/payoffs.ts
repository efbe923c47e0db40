import {
  exportDayOf,
  PAYOFF_CUTOFF_DAY,
  PAYOFF_MIN_POINTS,
  payDayOf,
  payoffAmounts,
  payoffPeriodOf,
  type PayoffTerms,
} from '@yoimachi/domain/payoff';
import { addDays, dayOf, endOfDay, type Day } from '@yoimachi/domain/time';
import { isHoliday } from '../../apps/server/src/platform/holidays/index.ts';
import { demoId } from './id.ts';
import type { DemoBooks, DemoPayoff, DemoPayoffRun } from './ledger-types.ts';
import type { DemoCast, DemoData } from './types.ts';

/** As in a new installation. */
const TERMS: PayoffTerms = { transferFeeYen: 200, feeBearer: 'PAYEE', withholdingMode: 'NONE' };

/**
 * The automatic payoffs of every past 15th, as the product makes them: in order in the books, and transferred if their pay day has passed.
 * Without them the first start would catch up on all of them at once, after the newest rewards.
 */
export function addPayoffs(demo: DemoData, books: DemoBooks): void {
  const casts = new Map(demo.casts.map((cast) => [cast.id, cast]));
  const balances = new Map<string, number>();
  const transfers = books.transfers.splice(0);
  let next = 0;
  for (const day of cutoffDays(transfers[0]?.at, demo.options.today)) {
    const at = new Date(endOfDay(day).getTime() - 1);
    for (let one = transfers[next]; one && one.at <= at; one = transfers[++next]) {
      books.transfers.push(one);
      for (const [[, ownerId], sign] of [[one.from, -1] as const, [one.to, 1] as const])
        if (ownerId !== undefined) balances.set(ownerId, (balances.get(ownerId) ?? 0) + sign * one.points);
    }
    const run = payOut(day, at, demo.options.today, casts, balances);
    for (const payoff of run.payoffs) {
      const { id, cast, points } = payoff;
      balances.set(cast.id, 0);
      books.rewardPoints.set(cast.id, (books.rewardPoints.get(cast.id) ?? 0) - points);
      books.transfers.push({
        kind: 'PAYOFF',
        from: ['CAST_REWARD', cast.id],
        to: ['PAYOFF'],
        points,
        lot: null,
        causeId: id,
        key: `payoff:${id}`,
        at,
      });
    }
    books.payoffRuns.push(run);
  }
  books.transfers.push(...transfers.slice(next));
}

function payOut(
  day: Day,
  at: Date,
  today: Day,
  casts: ReadonlyMap<string, DemoCast>,
  balances: ReadonlyMap<string, number>,
): DemoPayoffRun {
  const payDay = payDayOf(day, isHoliday);
  const period = payoffPeriodOf(day);
  const payoffs: DemoPayoff[] = [];
  for (const cast of casts.values()) {
    const points = balances.get(cast.id) ?? 0;
    if (points < PAYOFF_MIN_POINTS) continue;
    const id = demoId(at, 'payoff', cast.id);
    payoffs.push({ id, cast, points, amounts: payoffAmounts(points, TERMS, period, 0) });
  }
  return {
    day,
    at,
    period,
    payDay,
    fileDay: exportDayOf(payDay, isHoliday),
    isPaid: payDay < today,
    payoffs,
  };
}

/** Every past 15th since the first transfer. */
function cutoffDays(from: Date | undefined, today: Day): Day[] {
  const days: Day[] = [];
  for (let day = from && dayOf(from); day !== undefined && day < today; day = addDays(day, 1))
    if (Number(day.slice(8)) === PAYOFF_CUTOFF_DAY) days.push(day);
  return days;
}
