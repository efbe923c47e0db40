import type { ReadKind } from '@yoimachi/domain/read-log';
import type { Day } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { run, theValue, type Db, type FieldsOf, type Trx } from '#platform/database';

/** The class of the advisory lock. */
const LOCK = 5701;

/** An operator's reads are counted one after the other. */
export const lockReads = (trx: Trx, operatorId: string) =>
  run(trx)`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${operatorId}))`;

export const countReads = (
  trx: Trx,
  { operatorId, kind, day }: { readonly operatorId: string; readonly kind: ReadKind; readonly day: Day },
) =>
  theValue<number>(trx)`select count(*)::int as count from private_read
    where operator_id = ${operatorId} and kind = ${kind} and day = ${day}`;

type Read = FieldsOf<
  'private_read',
  'operatorId' | 'at' | 'day' | 'kind' | 'accountId' | 'subject' | 'shown' | 'reason'
>;

export const insertRead = (trx: Trx, read: Read) =>
  // Also an id that nobody has is asked for; it stands in the audit.
  run(trx)`
    insert into private_read (operator_id, account_id, at, day, kind, subject, shown, reason)
    values (${read.operatorId}, (select id from account where id = ${read.accountId}), ${read.at}, ${read.day}, ${read.kind},
      ${read.subject}, ${read.shown}, ${read.reason})`;

export interface ReadFilter {
  readonly operatorId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly kind?: ReadKind | undefined;
  readonly day?: Day | undefined;
}

/** The newest first. */
export function listReads(db: Db, { operatorId, accountId, kind, day }: ReadFilter, limit: number) {
  let query = db
    .selectFrom('private_read as r')
    .innerJoin('operator as o', 'o.id', 'r.operator_id')
    .select(['r.at', 'o.name as operatorName', 'r.kind', 'r.account_id as accountId', 'r.subject'])
    .select(['r.shown', 'r.reason']);
  if (operatorId !== undefined) query = query.where('r.operator_id', '=', operatorId);
  if (accountId !== undefined) query = query.where('r.account_id', '=', accountId);
  if (kind !== undefined) query = query.where('r.kind', '=', kind);
  if (day !== undefined) query = query.where('r.day', '=', day);
  return query.orderBy('r.id', 'desc').limit(limit).execute();
}

/** Whether this operator, who may act, is an owner. */
export async function isOwner(db: Db, operatorId: string): Promise<boolean> {
  const row = await db.selectFrom('operator').select('role').where('id', '=', operatorId).executeTakeFirst();
  return row?.role === 'owner';
}
