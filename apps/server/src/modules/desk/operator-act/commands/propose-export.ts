import type { OperatorRef } from '@yoimachi/domain/operator';
import { AUDIT_EXPORT_ROWS } from '@yoimachi/domain/operator-act';
import { fail, ok } from '@yoimachi/domain/result';
import { countAudit, type AuditFilter } from '#desk/office';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { insertAct } from '../act.store.ts';
import { isStaying, type AuditPin } from '../export.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'ids'>;
interface Asked {
  readonly reason: string;
  readonly operator: OperatorRef;
}

/**
 * Proposes a file of the audit by its filters: what stands there now, and nothing that comes later. Another owner approves it. Fails with
 * REASON_REQUIRED, NOT_FOUND (no row), EXPORT_TOO_LARGE.
 */
export function proposeAuditExport(
  { db, clock, ids }: Tools,
  { filter, reason: given, operator }: Asked & { readonly filter: AuditFilter },
) {
  return withTransaction(db, async (trx) => {
    const reason = given.trim();
    if (reason === '') return fail('REASON_REQUIRED', 'reason');
    const { rows, newest } = await countAudit(trx, filter, AUDIT_EXPORT_ROWS);
    if (newest === null) return fail('NOT_FOUND');
    if (rows > AUDIT_EXPORT_ROWS) return fail('EXPORT_TOO_LARGE');
    const pin: AuditPin = { ...filter, newest, rows };
    const actId = ids.newId();
    const act = { id: actId, kind: 'AUDIT_EXPORT', points: 0, exportFilter: JSON.stringify(pin) } as const;
    await insertAct(trx, { ...act, reason, proposedBy: operator.id, proposedAt: clock.now() });
    return ok({ actId, rows });
  });
}

/** Proposes a file of all that is kept of a member, which another operator approves. REASON_REQUIRED; NOT_FOUND, also for who has left. */
export function proposePersonalExport(
  { db, clock, ids }: Tools,
  { accountId, reason: given, operator }: Asked & { readonly accountId: string },
) {
  return withTransaction(db, async (trx) => {
    const reason = given.trim();
    if (reason === '') return fail('REASON_REQUIRED', 'reason');
    if (!(await isStaying(trx, accountId))) return fail('NOT_FOUND');
    const actId = ids.newId();
    const act = { id: actId, kind: 'PERSONAL_EXPORT', accountId, points: 0 } as const;
    await insertAct(trx, { ...act, reason, proposedBy: operator.id, proposedAt: clock.now() });
    return ok({ actId });
  });
}
