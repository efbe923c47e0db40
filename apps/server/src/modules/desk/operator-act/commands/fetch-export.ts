import type { FileAnswer } from '@yoimachi/contract/route';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { exportState, type ExportKind, type ExportState } from '@yoimachi/domain/operator-act';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately, type OpenContext } from '#base/read-log';
import { personalFile } from '#people/leaving';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import type { PersonalTables } from '#platform/personal';
import { changeAct } from '../act.store.ts';
import { lockTimes, ownExport, type AuditPin } from '../export.store.ts';
import { auditCsv } from '../queries/audit-csv.ts';

interface Fetch {
  readonly actId: string;
  readonly operator: OperatorRef;
}
type StateFailure = 'EXPORT_NOT_APPROVED' | 'EXPORT_FETCHED' | 'EXPORT_ENDED';
type Export = NonNullable<Awaited<ReturnType<typeof ownExport>>>;
/** The file and how many rows of it were shown; undefined: there is nothing to make it of any more. */
type Make = (
  context: OpenContext,
  found: Export,
) => Promise<{ readonly file: FileAnswer; readonly rows: number } | undefined>;

/**
 * The file of the audit that another owner approved, for its proposer, once. Fails with NOT_FOUND (also for everybody else),
 * EXPORT_NOT_APPROVED, EXPORT_FETCHED, EXPORT_ENDED (24 hours after the approval) or READ_CEILING.
 */
export const readAuditExport = (context: ActContext, fetch: Fetch) =>
  fetched(context, 'AUDIT_EXPORT', fetch, async ({ db, clock }, found) => {
    const pin = found.exportFilter as AuditPin;
    return { file: await auditCsv(db, pin, clock.now()), rows: pin.rows };
  });

/** The same for all that is kept of a person, in the file that people get of themselves; NOT_FOUND once the person has left, too. */
export const readPersonalExport = (context: ActContext, tables: PersonalTables, fetch: Fetch) =>
  fetched(context, 'PERSONAL_EXPORT', fetch, async (opened, { accountId }) => {
    const file = accountId === null ? undefined : await personalFile(opened, tables, accountId);
    return file && { file, rows: 1 };
  });

/** Why it is read is what it was proposed and approved for. */
async function fetched(context: ActContext, kind: ExportKind, { actId, operator }: Fetch, make: Make) {
  const found = await ownExport(context.db, { actId, kind, operatorId: operator.id });
  if (!found) return fail('NOT_FOUND');
  const read = { kind: 'EXPORT', operator, reason: found.reason, subject: actId } as const;
  return readPrivately(context, read, (opened) =>
    withTransaction(opened.db, async (trx) => {
      const at = context.clock.now();
      const state = exportState(await lockTimes(trx, actId), at);
      if (state !== 'READY') return fail(REFUSED[state]);
      const made = await make({ ...opened, db: trx }, found);
      if (!made) return fail('NOT_FOUND');
      await changeAct(trx, actId, { fetched_at: at });
      return ok({ accountId: found.accountId, rows: made.rows, answer: made.file });
    }),
  );
}

const REFUSED: Readonly<Record<Exclude<ExportState, 'READY'>, StateFailure>> = {
  WAITING: 'EXPORT_NOT_APPROVED',
  DECLINED: 'EXPORT_NOT_APPROVED',
  FETCHED: 'EXPORT_FETCHED',
  ENDED: 'EXPORT_ENDED',
};
