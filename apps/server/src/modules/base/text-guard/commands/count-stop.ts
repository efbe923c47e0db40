import { STOPS_COUNTED_MAX } from '@yoimachi/domain/text-rules';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { inMind, type AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { countStops, insertStop, lockReport, markReported, readTextRule, type Stop } from '../rule.store.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/**
 * Counts a text that was stopped or warned of, and tells the operators of its writer from their limit on, once within its days. It commits by
 * itself: the call that is refused takes nothing of it back.
 */
export async function countStop(context: Context, said: Omit<Stop, 'at'>): Promise<void> {
  const stop = { ...said, at: context.clock.now() };
  const { reportAfter, reportDays } = await rulesInMind(context);
  const since = addMinutes(stop.at, -reportDays * DAY_MINUTES);
  await withTransaction(context.db, async (trx) => {
    const reportedAt = await lockReport(trx, stop);
    const before = await countStops(trx, stop, since);
    if (before >= STOPS_COUNTED_MAX) return;
    await insertStop(trx, stop);
    const count = before + 1;
    if (count < reportAfter || (reportedAt && reportedAt > since)) return;
    await markReported(trx, stop);
    const kind = stop.kind === 'PRESSURE' ? 'OPERATOR_TEXTS_PRESS' : 'OPERATOR_TEXTS_STOPPED';
    const payload = { kind, accountId: stop.accountId, of: stop.kind, count, days: reportDays };
    await publish(trx, operatorAlert, payload, stop.at);
  });
}

export const rulesInMind = inMind(readTextRule);
