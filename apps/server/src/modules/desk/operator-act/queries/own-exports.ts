import type { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { exportEndsAt, exportState } from '@yoimachi/domain/operator-act';
import { ok, type Result } from '@yoimachi/domain/result';
import type { ActContext } from '#platform/module';
import { auditOf } from '../export.present.ts';
import { listExportsOf } from '../export.store.ts';

/** What the one who asks proposed to take out, and how far it is. */
export async function ownExports(
  { db, clock }: ActContext,
  operator: OperatorRef,
): Promise<Result<AnswerInputOf<typeof operatorActAdminRoutes.listOwnExports>>> {
  const rows = await listExportsOf(db, operator.id);
  const items = rows.map((row) => ({
    ...row,
    kind: row.exportFilter === null ? ('PERSONAL_EXPORT' as const) : ('AUDIT_EXPORT' as const),
    nickname: row.nickname ?? '',
    audit: auditOf(row),
    state: exportState(row, clock.now()),
    endsAt: row.approvedAt && exportEndsAt(row.approvedAt),
  }));
  return ok({ items });
}
