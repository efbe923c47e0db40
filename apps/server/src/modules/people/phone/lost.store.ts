import { sql } from 'kysely';
import { countWaiting, placeAfter, type Place } from '#base/queue';
import type { Db, Trx } from '#platform/database';

/** Requests from one network are serialised, so that each counts those before it. */
const NETWORK_LOCK = 703;

export async function lockNetwork(trx: Trx, networkIndex: Buffer): Promise<void> {
  const key = networkIndex.toString('hex');
  await sql`select pg_advisory_xact_lock(${sql.lit(NETWORK_LOCK)}, hashtext(${key}))`.execute(trx);
}

export async function countRequests(db: Db, networkIndex: Buffer, from: Date): Promise<number> {
  const row = await db
    .selectFrom('lost_number')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('network_index', '=', networkIndex)
    .where('asked_at', '>=', from)
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface NewRequest {
  readonly id: string;
  readonly codeId: string;
  readonly browserId: string;
  readonly networkIndex: Buffer;
  readonly oldIndex: Buffer;
  readonly oldSealed: Buffer;
  readonly newIndex: Buffer;
  readonly newSealed: Buffer;
  readonly saidSealed: Buffer;
  readonly at: Date;
}

/** The constraints `lost_number_one_waiting` and `lost_number_one_of_new` refuse a second that waits. */
export async function insertRequest(trx: Trx, request: NewRequest): Promise<void> {
  await trx
    .insertInto('lost_number')
    .values({
      id: request.id,
      code_id: request.codeId,
      browser_id: request.browserId,
      network_index: request.networkIndex,
      old_index: request.oldIndex,
      old_sealed: request.oldSealed,
      new_index: request.newIndex,
      new_sealed: request.newSealed,
      said_sealed: request.saidSealed,
      state: 'WAITING',
      asked_at: request.at,
    })
    .execute();
}

export async function isCodeOfRequest(db: Db, codeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lost_number')
    .select('id')
    .where('code_id', '=', codeId)
    .executeTakeFirst();
  return row !== undefined;
}

const request = (db: Db, id: string) =>
  db
    .selectFrom('lost_number')
    .select(['id', 'old_sealed', 'new_sealed', 'said_sealed', 'state', 'asked_at', 'reason'])
    .where('id', '=', id);

export const findRequest = (db: Db, id: string) => request(db, id).executeTakeFirst();
export const lockRequest = (trx: Trx, id: string) => request(trx, id).forUpdate().executeTakeFirst();
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Whose number it became, or null: rejected. */
export async function decideRequest(
  trx: Trx,
  id: string,
  decision: {
    readonly identityId: string | null;
    readonly by: string;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('lost_number')
    .set({
      state: decision.identityId === null ? 'REJECTED' : 'APPROVED',
      identity_id: decision.identityId,
      decided_at: decision.at,
      decided_by: decision.by,
      reason: decision.reason,
    })
    .where('id', '=', id)
    .execute();
}

/** What waits for an operator, longest first. */
export function listWaitingRequests(db: Db, limit: number, after: Place | null = null) {
  return db
    .selectFrom('lost_number')
    .select(['id as itemId', 'id as requestId', 'asked_at as askedAt'])
    .where('state', '=', sql.lit('WAITING' as const))
    .where(placeAfter(after, sql.ref('asked_at'), sql.ref('id')))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those, as far as they are counted. */
export const countWaitingRequests = (db: Db, at: Date, limit: number) =>
  countWaiting(
    db,
    db
      .selectFrom('lost_number')
      .select(['asked_at as since', sql<null>`null::timestamptz`.as('due')])
      .where('state', '=', sql.lit('WAITING' as const))
      .orderBy('asked_at')
      .orderBy('id')
      .limit(limit),
    at,
  );
