import { AgeStatus, UserType } from '@yoimachi/domain/account';
import { nextReminder } from '@yoimachi/domain/age-check';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { notify, operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import { publish } from '#platform/outbox';
import { removeFiles } from '#people/upload';
import { writeAgeStatus } from '#people/profile';
import type { AgeCheckDeps } from '../age-check.deps.ts';
import { ja } from '../age-check.ja.ts';
import { checksDue, findCheck, setDue } from '../check.store.ts';
import { filesDue, setGone } from '../file.store.ts';
import { lockPerson } from '../person.store.ts';
import { endCheck, linkOf } from './end-check.ts';

/** A reading that never ended is given up, and counts as none; of what waits, operators are reminded before its two days are over, and then. */
export const overdueChecks = ({ db }: AgeCheckDeps): DueWork => ({
  name: 'age-check.overdue',
  queue: checksDue(db),
  together: false,
  run: ({ id, dueAt }) =>
    withTransaction(db, async (trx) => {
      const found = await findCheck(trx, id);
      const person = found && (await lockPerson(trx, found.account_id));
      const check = person && (await findCheck(trx, id));
      if (!check?.due_at || check.due_at > dueAt) return;
      const { account_id: accountId, answer_by: answerBy } = check;
      if (check.state === 'WAITING') {
        await setDue(trx, id, answerBy && nextReminder(answerBy, dueAt));
        const kind = answerBy && answerBy <= dueAt ? 'OPERATOR_AGE_CHECK_LATE' : 'OPERATOR_AGE_CHECK_SOON';
        return publish(trx, operatorAlert, { kind, accountId, checkId: id }, dueAt);
      }
      await endCheck(trx, check, { state: 'FAILED', at: dueAt, finding: 'NO_ANSWER' });
      if (person!.userType === UserType.CAST) await writeAgeStatus(trx, accountId, AgeStatus.NONE);
      const notice = noticeOf('AGE_CHECK', { result: ja.failed });
      return publish(trx, notify, { accountId, ...notice, link: linkOf(person!) }, dueAt);
    }),
});

/** Pictures go 72 hours after the decision (rules.md 3). */
export const filesGo = ({ db }: AgeCheckDeps): DueWork => ({
  name: 'age-check.files',
  queue: filesDue(db),
  together: false,
  run: ({ id, dueAt }) =>
    withTransaction(db, async (trx) => {
      if (await setGone(trx, id, dueAt)) await removeFiles(trx, [id], dueAt);
    }),
});
