import { sql, type Updateable } from 'kysely';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import {
  allRows,
  inColumns,
  isThere,
  theValue,
  type Database,
  type Db,
  type NewRow,
  type Trx,
} from '#platform/database';

/** Requests from one network are serialised, so that each counts those before it. */
const NETWORK_LOCK = 703;

export async function lockNetwork(trx: Trx, networkIndex: Buffer): Promise<void> {
  const key = networkIndex.toString('hex');
  await sql`select pg_advisory_xact_lock(${sql.lit(NETWORK_LOCK)}, hashtext(${key}))`.execute(trx);
}

export const countRequests = (db: Db, networkIndex: Buffer, from: Date) =>
  theValue<number>(db)`
    select count(*)::int as count from lost_number where network_index = ${networkIndex} and asked_at >= ${from}`;

/** The constraints `lost_number_one_waiting` and `lost_number_one_of_new` refuse a second that waits. */
export const insertRequest = (trx: Trx, request: NewRow<'lost_number'>) =>
  trx.insertInto('lost_number').values(inColumns(request)).execute();

export const isCodeOfRequest = (db: Db, codeId: string) =>
  isThere(db)`select from lost_number where code_id = ${codeId}`;

const request = (db: Db, id: string) =>
  db
    .selectFrom('lost_number')
    .select(['id', 'old_sealed', 'new_sealed', 'said_sealed', 'state', 'asked_at', 'reason'])
    .where('id', '=', id);

export const findRequest = (db: Db, id: string) => request(db, id).executeTakeFirst();
export const lockRequest = (trx: Trx, id: string) => request(trx, id).forUpdate().executeTakeFirst();
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export const decideRequest = (trx: Trx, id: string, decision: Updateable<Database['lost_number']>) =>
  trx.updateTable('lost_number').set(decision).where('id', '=', id).execute();

/** What waits for an operator, longest first. */
export const listWaitingRequests = (db: Db, limit: number, after: Place | null = null) =>
  allRows<{ itemId: string; requestId: string; askedAt: Date }>(db)`
    select id as "itemId", id as "requestId", asked_at as "askedAt" from lost_number
    where state = 'WAITING' and ${placeAfter(after, sql`asked_at`, sql`id`)} order by asked_at, id limit ${limit}`;

/** Those, as far as they are counted. */
export const countWaitingRequests = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select asked_at as since, null::timestamptz as due from lost_number where state = 'WAITING'
    order by asked_at, id limit ${limit}`;
