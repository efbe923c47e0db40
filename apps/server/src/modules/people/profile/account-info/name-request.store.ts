import { sql, type Insertable, type Updateable } from 'kysely';
import { countWaiting, placeAfter, type Place, type Waited } from '#base/queue';
import type { Database, Db, Trx } from '#platform/database';

const COLUMNS = ['id', 'cast_id', 'wanted_sealed', 'asked_at', 'outcome', 'reason'] as const;

/** Her last request, decided or not. */
export function findLastRequest(db: Db, castId: string) {
  return db
    .selectFrom('name_request')
    .select(COLUMNS)
    .where('cast_id', '=', castId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type NameRequestRow = NonNullable<Awaited<ReturnType<typeof findLastRequest>>>;

/** One that waits to be decided, by its id. */
export function findOpenRequest(db: Db, requestId: string) {
  return db
    .selectFrom('name_request')
    .select(COLUMNS)
    .where('id', '=', requestId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
}

/** Those that wait, the oldest first, with nothing private. */
export function openNameRequests(db: Db, limit: number, after: Place | null = null) {
  return db
    .selectFrom('name_request as r')
    .innerJoin('cast_member as c', 'c.id', 'r.cast_id')
    .select([
      'r.id as itemId',
      'r.id as requestId',
      'r.asked_at as askedAt',
      'r.cast_id as castId',
      'c.nickname',
    ])
    .where('r.outcome', 'is', null)
    .where(placeAfter(after, sql.ref('r.asked_at'), sql.ref('r.id')))
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Those, as far as they are counted. */
export const countNameRequests = (db: Db, at: Date, limit: number) =>
  countWaiting(
    db,
    sql<Waited>`(select asked_at as since, null::timestamptz as due from name_request where outcome is null
      order by asked_at, id limit ${limit})`,
    at,
  );

export const insertRequest = (trx: Trx, request: Insertable<Database['name_request']>) =>
  trx.insertInto('name_request').values(request).execute();

export async function withdrawRequest(db: Db, castId: string, at: Date): Promise<void> {
  await db
    .updateTable('name_request')
    .set({ outcome: 'WITHDRAWN', decided_at: at })
    .where('cast_id', '=', castId)
    .where('outcome', 'is', null)
    .execute();
}

export const decideRequest = (trx: Trx, id: string, decision: Updateable<Database['name_request']>) =>
  trx.updateTable('name_request').set(decision).where('id', '=', id).execute();
