import { sql } from 'kysely';
import { isThere, type Db } from '#platform/database';

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
  /** Why, where the call asks for it. */
  readonly reason?: string | undefined;
  /** What was read in this transaction says whom it was about. */
  readonly isRead?: boolean;
}

/** The ids of a call's path that are a person's. */
const PEOPLE = ['accountId', 'castId', 'guestId'] as const;

/** Keeps a call: the last statement of its transaction, since the chain is added to by one at a time. */
export async function insertAudit(
  db: Db,
  { operatorId, at, call, targets, outcome, reason, isRead }: AuditEntry,
): Promise<void> {
  const named = PEOPLE.map((key) => targets[key]).find((id) => id !== undefined);
  const whom = isRead
    ? sql`(select account_id from private_read where operator_id = ${operatorId} order by id desc limit 1)`
    : sql`(select id from account where id = ${named ?? null}::uuid)`;
  await sql`insert into operator_audit (operator_id, operator_role, at, call, targets, outcome, account_id, reason)
    select ${operatorId}, role, ${at}, ${call}, ${JSON.stringify(targets)}, ${outcome}, ${whom},
      nullif(left(btrim(${reason ?? ''}), 500), '')
    from operator where id = ${operatorId}`.execute(db);
}

/** Whether an operator was refused in this way since then. */
export const wasRefused = (
  db: Db,
  { operatorId, outcome }: Pick<AuditEntry, 'operatorId' | 'outcome'>,
  since: Date,
) =>
  isThere(db)`
    select from operator_audit where operator_id = ${operatorId} and outcome = ${outcome} and at >= ${since}
    limit 1`;
