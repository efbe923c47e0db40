import { exportDayOf } from '@yoimachi/domain/payoff';
import { dayOf } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { isHoliday } from '#platform/holidays';
import { daily, type Routine } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { filesWithoutResults, nextFileDay } from '../watch.store.ts';

type WatchContext = Pick<AppContext, 'db' | 'clock'>;

/** Looks every morning whether the bank waits for something, or owes an answer. */
export function payoffWatch(context: WatchContext): Routine {
  return { name: 'payoff.watch', minutes: daily(9), run: () => watchPayoffs(context) };
}

/**
 * Alerts operators to payoffs whose file is due to go out (two bank days before the pay day), and to files whose day is over with a result
 * missing; again every morning until done. A forgotten file pays nobody.
 */
export async function watchPayoffs({ db, clock }: WatchContext): Promise<void> {
  const at = clock.now();
  const today = dayOf(at);
  const payDay = await nextFileDay(db);
  const isFileDue = payDay !== null && exportDayOf(payDay, isHoliday) <= today;
  const silent = await filesWithoutResults(db, today);
  const alerts = [
    ...(isFileDue ? [{ kind: 'OPERATOR_PAYOFF_FILE', payDay }] : []),
    ...silent.map((file) => ({
      kind: 'OPERATOR_PAYOFF_RESULT',
      payDay: file.pay_day,
      payments: file.payments,
    })),
  ];
  await withTransaction(db, async (trx) => {
    for (const payload of alerts) await publish(trx, operatorAlert, payload, at);
  });
}
