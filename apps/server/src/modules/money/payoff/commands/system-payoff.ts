import { grouped } from '@yoimachi/domain/money';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { AgeStatus } from '@yoimachi/domain/account';
import {
  exportDayOf,
  PAYOFF_CUTOFF_DAY,
  PAYOFF_MIN_POINTS,
  payDayOf,
  payoffPeriodOf,
  reachablePayDay,
} from '@yoimachi/domain/payoff';
import { addDays, addMinutes, dayOf, endOfDay, formatDay, type Day } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { isHoliday } from '#platform/holidays';
import { castsWithReward, findCastForPayoff, rewardAt } from '../cast-account.store.ts';
import { currentAccount } from '../destination.ts';
import { payableOf } from '../payable.ts';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { hasAutomatic, markSystemDayDone } from '../payoff.store.ts';
import { tell } from '../tell.ts';
import { amountsOf, openPayoff } from './open-payoff.ts';

const CASTS_AT_ONCE = 200;
const LONGEST_MONTH_MINUTES = 31 * 1440;

/** The most recent 15th already over. */
export function lastSystemDay(now: Date): Day {
  const today = dayOf(now);
  const isOver = Number(today.slice(8)) > PAYOFF_CUTOFF_DAY;
  const month = (isOver ? today : addDays(`${today.slice(0, 8)}01`, -1)).slice(0, 8);
  return `${month}${PAYOFF_CUTOFF_DAY}`;
}

/** The 15th whose automatic payoffs are to be made next, after the last one that is made ('' when none is). */
export function nextSystemDay(done: Day, now: Date): Day {
  const last = lastSystemDay(now);
  return done === '' || done < last ? last : lastSystemDay(addMinutes(endOfDay(done), LONGEST_MONTH_MINUTES));
}

/**
 * The automatic payoffs of a 15th (rules.md 7): every balance of 1,000 P or more at its end, of a VERIFIED cast with a checked account,
 * without approval. Each cast has her own transaction; after a crash those already done are skipped.
 */
export async function runSystemPayoffs(context: OpenPayoffContext, day: Day): Promise<void> {
  const { db, clock } = context;
  let after: string | null = null;
  for (;;) {
    const castIds: string[] = await castsWithReward(db, PAYOFF_MIN_POINTS, after, CASTS_AT_ONCE);
    for (const castId of castIds) await withTransaction(db, (trx) => payOut(trx, context, castId, day));
    if (castIds.length < CASTS_AT_ONCE) break;
    after = castIds.at(-1)!;
  }
  await markSystemDayDone(db, day, clock.now());
}

async function payOut(trx: Trx, context: OpenPayoffContext, castId: string, day: Day): Promise<void> {
  // The last instant of the day: every reader counts it to the 15th.
  const at = new Date(endOfDay(day).getTime() - 1);
  const cast = await findCastForPayoff(trx, castId);
  if (!cast || cast.verify_status !== AgeStatus.VERIFIED || cast.suspended_at !== null) return;
  const account = await currentAccount(trx, context.crypto, castId);
  if (!account.ok || !account.value.nameMatches) return;
  if (await hasAutomatic(trx, castId, payoffPeriodOf(day).end)) return;
  // What a young card paid stays for the next 15th, or for a request of hers.
  const { payablePoints: points } = await payableOf(trx, castId, await rewardAt(trx, castId, at), at);
  if (points < PAYOFF_MIN_POINTS) return;
  const amounts = await amountsOf(trx, castId, points, day);
  if (amounts.transferYen < 1) return;
  const payDay = payDayFrom(day, dayOf(context.clock.now()));
  const opened = await openPayoff(
    trx,
    context,
    {
      castId,
      kind: 'SYSTEM_PAYOFF',
      points,
      amounts,
      requestedOn: day,
      payDay,
      taxIncluded: cast.invoice_number !== null,
      account: account.value,
      approved: true,
      actor: 'clock',
    },
    at,
  );
  // Points were taken meanwhile: the whole run is retried.
  if (!opened.ok) throw new Error(`The reward of ${castId} changed during her automatic payoff`);
  const words = { points: grouped(points), payDay: formatDay(payDay) };
  await tell(trx, castId, noticeOf('PAYOFF_AUTOMATIC', words), at);
}

/** Month end; after a long outage the first pay day still reachable. */
function payDayFrom(day: Day, today: Day): Day {
  const payDay = payDayOf(day, isHoliday);
  return exportDayOf(payDay, isHoliday) > today ? payDay : reachablePayDay(today, isHoliday);
}
