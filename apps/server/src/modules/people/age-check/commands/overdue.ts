import { nextReminder } from '@yoimachi/domain/age-check';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import { publish } from '#platform/outbox';
import { removeFiles } from '#people/upload';
import type { AgeCheckDeps } from '../age-check.deps.ts';
import { ja } from '../age-check.ja.ts';
import { checksDue, setDue } from '../check.store.ts';
import { filesDue, setGone } from '../file.store.ts';
import { endUnproved, lockCheck } from './end-check.ts';

/** A reading that never ended is given up, and counts as none; of what waits, operators are reminded before its two days are over, and then. */
export const overdueChecks = ({ db }: AgeCheckDeps): DueWork => ({
  name: 'age-check.overdue',
  queue: checksDue,
  together: false,
  run: ({ id, dueAt }) =>
    withTransaction(db, async (trx) => {
      const held = await lockCheck(trx, id);
      if (!held?.check.due_at || held.check.due_at > dueAt) return;
      const { account_id: accountId, answer_by: answerBy, state } = held.check;
      if (state === 'WAITING') {
        await setDue(trx, id, answerBy && nextReminder(answerBy, dueAt));
        const kind = answerBy && answerBy <= dueAt ? 'OPERATOR_AGE_CHECK_LATE' : 'OPERATOR_AGE_CHECK_SOON';
        return publish(trx, operatorAlert, { kind, accountId, checkId: id }, dueAt);
      }
      const ended = { state: 'FAILED', at: dueAt, finding: 'NO_ANSWER' } as const;
      return endUnproved(trx, held, ended, ja.failed);
    }),
});

/** Pictures go 72 hours after the decision (rules.md 3). */
export const filesGo = ({ db }: AgeCheckDeps): DueWork => ({
  name: 'age-check.files',
  queue: filesDue,
  together: false,
  run: ({ id, dueAt }) =>
    withTransaction(db, async (trx) => {
      if (await setGone(trx, id, dueAt)) await removeFiles(trx, [id], dueAt);
    }),
});
