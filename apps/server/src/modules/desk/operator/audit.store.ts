import type { Db } from '#platform/database';

/** An operator's call as it is kept, with the role the operator has by then. */
export interface AuditEntry {
  readonly operatorId: string;
  readonly at: Date;
  /** Its name in the contract. */
  readonly call: string;
  /** Ids of what it was about; nothing private. */
  readonly targets: Readonly<Record<string, string | number>>;
  /** DONE, or the code it was refused with. */
  readonly outcome: string;
}

export async function insertAudit(
  db: Db,
  { operatorId, at, call, targets, outcome }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('operator_audit')
    .values((eb) => ({
      operator_id: operatorId,
      operator_role: eb
        .selectFrom('operator')
        .select('role')
        .where('id', '=', operatorId)
        .$asScalar()
        .$notNull(),
      at,
      call,
      targets: JSON.stringify(targets),
      outcome,
    }))
    .execute();
}

/** Whether an operator was refused in this way since then. */
export async function wasRefused(
  db: Db,
  { operatorId, outcome }: Pick<AuditEntry, 'operatorId' | 'outcome'>,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('operator_audit')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where('outcome', '=', outcome)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
