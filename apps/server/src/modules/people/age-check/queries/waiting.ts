import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countWaitingAgeChecks, findCheck, listWaitingAgeChecks } from '../check.store.ts';

/** Documents that an operator decides on. */
export const ageCheckQueue: WorkQueue = {
  queue: 'age-checks',
  count: countWaitingAgeChecks,
  isWaiting: async (db, checkId) => (await findCheck(db, checkId))?.state === 'WAITING',
};

/** Those that wait, the first due first. */
export const waitingAgeChecks = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'age-checks',
    cursor,
    read: async (limit, after) =>
      (await listWaitingAgeChecks(context.db, limit, after)).map(({ isCast, ...row }) => ({
        ...row,
        who: isCast ? ('CAST' as const) : ('GUEST' as const),
      })),
    placeOf: ({ answerBy, itemId }) => ({ at: answerBy, id: itemId }),
  });
