import { sql, type Insertable, type Updateable } from 'kysely';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import { allRows, run, type Database, type Db, type FieldsOf, type Trx } from '#platform/database';

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
export const openNameRequests = (db: Db, limit: number, after: Place | null = null) =>
  allRows<
    FieldsOf<'name_request', 'askedAt' | 'castId'> & Record<'itemId' | 'requestId' | 'nickname', string>
  >(db)`
    select r.id as "itemId", r.id as "requestId", r.asked_at as "askedAt", r.cast_id as "castId", c.nickname
    from name_request r join cast_member c on c.id = r.cast_id
    where r.outcome is null and ${placeAfter(after, sql`r.asked_at`, sql`r.id`)}
    order by r.asked_at, r.id limit ${limit}`;

/** Those, as far as they are counted. */
export const countNameRequests = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select asked_at as since, null::timestamptz as due from name_request where outcome is null
    order by asked_at, id limit ${limit}`;

export const insertRequest = (trx: Trx, request: Insertable<Database['name_request']>) =>
  trx.insertInto('name_request').values(request).execute();

export const withdrawRequest = (db: Db, castId: string, at: Date) =>
  run(db)`update name_request set outcome = 'WITHDRAWN', decided_at = ${at}
    where cast_id = ${castId} and outcome is null`;

export const decideRequest = (trx: Trx, id: string, decision: Updateable<Database['name_request']>) =>
  trx.updateTable('name_request').set(decision).where('id', '=', id).execute();
