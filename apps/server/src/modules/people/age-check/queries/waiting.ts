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
    read: (limit, after) => listWaitingAgeChecks(context.db, limit, after),
    placeOf: (row) => ({ at: row.answer_by!, id: row.id }),
    present: (row) => ({
      itemId: row.id,
      askedAt: row.submitted_at.toISOString(),
      answerBy: row.answer_by!.toISOString(),
      checkId: row.id,
      who: row.is_cast ? ('CAST' as const) : ('GUEST' as const),
      accountId: row.account_id,
      nickname: row.nickname ?? '',
      documentType: row.document_type,
      way: row.way,
      finding: row.finding,
    }),
  });
