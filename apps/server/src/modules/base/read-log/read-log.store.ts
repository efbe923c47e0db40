import type { ReadKind } from '@yoimachi/domain/read-log';
import type { Day } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import type { Db, FieldsOf, Trx } from '#platform/database';

/** The class of the advisory lock. */
const LOCK = 5701;

/** An operator's reads are counted one after the other. */
export async function lockReads(trx: Trx, operatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${operatorId}))`.execute(trx);
}

export async function countReads(
  trx: Trx,
  { operatorId, kind, day }: { readonly operatorId: string; readonly kind: ReadKind; readonly day: Day },
): Promise<number> {
  const row = await trx
    .selectFrom('private_read')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.count;
}

type Read = FieldsOf<
  'private_read',
  'operatorId' | 'at' | 'day' | 'kind' | 'accountId' | 'subject' | 'shown' | 'reason'
>;

export async function insertRead(trx: Trx, { operatorId, accountId, ...read }: Read): Promise<void> {
  await trx
    .insertInto('private_read')
    .values((eb) => ({
      operator_id: operatorId,
      // Also an id that nobody has is asked for; it stands in the audit.
      account_id: eb
        .selectFrom('account')
        .select('account.id')
        .where('account.id', '=', accountId)
        .$asScalar(),
      ...read,
    }))
    .execute();
}

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
