import { sql, type Updateable } from 'kysely';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import {
  allRows,
  firstRow,
  inColumns,
  isThere,
  type Database,
  type Db,
  type FieldsOf,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

export const insertChange = (trx: Trx, change: NewRow<'phone_change'>) =>
  trx.insertInto('phone_change').values(inColumns(change)).execute();

export const findChangeOfCode = (db: Db, codeId: string) =>
  firstRow<RowOf<'phone_change', 'account_id' | 'state'>>(db)`
    select account_id, state from phone_change where code_id = ${codeId}`;

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
export const withdrawChange = (trx: Trx, identityId: string, at: Date) =>
  isThere(trx)`update phone_change set state = 'WITHDRAWN', decided_at = ${at}
    where identity_id = ${identityId} and state = 'WAITING' returning 1`;

/** What waits for an operator, longest first. */
export const listWaitingChanges = (db: Db, limit: number, after: Place | null = null) =>
  allRows<
    FieldsOf<'phone_change', 'accountId' | 'askedAt'> & Record<'itemId' | 'changeId' | 'nickname', string>
  >(db)`
    select p.id as "itemId", p.id as "changeId", p.account_id as "accountId", p.asked_at as "askedAt",
      coalesce(c.nickname, g.nickname, '') as nickname
    from phone_change p left join cast_member c on c.id = p.account_id left join guest g on g.id = p.account_id
    where p.state = 'WAITING' and ${placeAfter(after, sql`p.asked_at`, sql`p.id`)}
    order by p.asked_at, p.id limit ${limit}`;

/** Those, as far as they are counted. */
export const countWaitingChanges = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select asked_at as since, null::timestamptz as due from phone_change where state = 'WAITING'
    order by asked_at, id limit ${limit}`;
