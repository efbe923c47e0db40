import { sql, type Updateable } from 'kysely';
import { countWaiting, placeAfter, type Place, type Waited } from '#base/queue';
import { inColumns, type Database, type Db, type NewRow, type Trx } from '#platform/database';

export const insertChange = (trx: Trx, change: NewRow<'phone_change'>) =>
  trx.insertInto('phone_change').values(inColumns(change)).execute();

export function findChangeOfCode(db: Db, codeId: string) {
  return db
    .selectFrom('phone_change')
    .select(['account_id', 'state'])
    .where('code_id', '=', codeId)
    .executeTakeFirst();
}

const COLUMNS = [
  'id',
  'identity_id',
  'account_id',
  'grant_id',
  'old_sealed',
  'new_sealed',
  'state',
  'asked_at',
  'reason',
] as const;

export function findChange(db: Db, id: string) {
  return db.selectFrom('phone_change').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}
export type ChangeRow = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** An identity's newest change, whatever became of it. */
export function findLastChange(db: Db, identityId: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('phone_change')
    .select(COLUMNS)
    .where('identity_id', '=', identityId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** False when it was decided before. */
export async function decideChange(
  trx: Trx,
  id: string,
  decision: Updateable<Database['phone_change']>,
): Promise<boolean> {
  const result = await trx
    .updateTable('phone_change')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', sql.lit('WAITING' as const))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes the waiting change of an identity back; false when none waits. */
export async function withdrawChange(trx: Trx, identityId: string, at: Date): Promise<boolean> {
  const result = await trx
    .updateTable('phone_change')
    .set({ state: 'WITHDRAWN', decided_at: at })
    .where('identity_id', '=', identityId)
    .where('state', '=', sql.lit('WAITING' as const))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What waits for an operator, longest first. */
export function listWaitingChanges(db: Db, limit: number, after: Place | null = null) {
  return db
    .selectFrom('phone_change as p')
    .leftJoin('cast_member as c', 'c.id', 'p.account_id')
    .leftJoin('guest as g', 'g.id', 'p.account_id')
    .select(['p.id as itemId', 'p.id as changeId', 'p.account_id as accountId', 'p.asked_at as askedAt'])
    .select((eb) => eb.fn.coalesce('c.nickname', 'g.nickname', eb.val('')).as('nickname'))
    .where('p.state', '=', sql.lit('WAITING' as const))
    .where(placeAfter(after, sql.ref('p.asked_at'), sql.ref('p.id')))
    .orderBy('p.asked_at')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Those, as far as they are counted. */
export const countWaitingChanges = (db: Db, at: Date, limit: number) =>
  countWaiting(
    db,
    sql<Waited>`(select asked_at as since, null::timestamptz as due from phone_change where state = 'WAITING'
      order by asked_at, id limit ${limit})`,
    at,
  );
