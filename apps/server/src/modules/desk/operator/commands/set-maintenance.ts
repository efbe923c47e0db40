import type { OperatorRef } from '@yoimachi/domain/operator';
import { recordChange } from '#base/setting-history';
import { withTransaction } from '#platform/database';
import { readMaintenance, writeMaintenance } from '#platform/maintenance';
import type { ActContext } from '#platform/module';

const valuesOf = (until: Date | null) => ({ until: until?.toISOString() ?? null });

/** Closes the product for everybody, or opens it again (null); until when that is meant to be is told. */
export function setMaintenance(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  { until, operator }: { readonly until: Date | null; readonly operator: OperatorRef },
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const before = valuesOf(await readMaintenance(trx));
    await writeMaintenance(trx, until);
    const change = { subject: '', before, after: valuesOf(until) };
    await recordChange(trx, { setting: 'MAINTENANCE', ...change, by: operator.id, at: clock.now() });
  });
}
