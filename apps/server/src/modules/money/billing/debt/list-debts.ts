import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countOpenDebts, findDebt, listOpenDebts, type DebtRow } from './debt.store.ts';

/** What guests owe, until it is paid or waived. */
export const debtQueue: WorkQueue = {
  queue: 'debts',
  count: countOpenDebts,
  isWaiting: async (db, debtId) => (await findDebt(db, debtId))?.status === 'OPEN',
};

/** What is owed, the oldest first. */
export const listDebts = (
  context: ActContext,
  { cursor, cause }: { readonly cursor?: string | undefined; readonly cause?: DebtRow['cause'] | undefined },
) =>
  page(context, {
    queue: 'debts',
    cursor,
    read: (limit, after) => listOpenDebts(context.db, limit, { after, cause }),
  });
