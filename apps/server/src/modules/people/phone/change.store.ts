import { sql } from 'kysely';
import { countWaiting, placeAfter, type Place } from '#base/queue';
import type { Db, Trx } from '#platform/database';

export interface NewChange {
  readonly id: string;
  readonly identityId: string;
  readonly accountId: string;
  readonly grantId: string;
  readonly codeId: string;
  readonly oldSealed: Buffer | null;
  readonly newIndex: Buffer;
  readonly newSealed: Buffer;
  readonly state: 'WAITING' | 'DONE';
  readonly at: Date;
}

export async function insertChange(trx: Trx, change: NewChange): Promise<void> {
  await trx
    .insertInto('phone_change')
    .values({
      id: change.id,
      identity_id: change.identityId,
      account_id: change.accountId,
      grant_id: change.grantId,
      code_id: change.codeId,
      old_sealed: change.oldSealed,
      new_index: change.newIndex,
      new_sealed: change.newSealed,
      state: change.state,
      asked_at: change.at,
      decided_at: change.state === 'DONE' ? change.at : null,
    })
    .execute();
}

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

interface Decision {
  readonly state: 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
  readonly at: Date;
  /** The operator; null: the person. */
  readonly by: string | null;
  readonly reason: string | null;
}
const decided = ({ state, at, by, reason }: Decision) => ({
  state,
  decided_at: at,
  decided_by: by,
  reason,
});

/** False when it was decided before. */
export async function decideChange(trx: Trx, id: string, decision: Decision): Promise<boolean> {
  const result = await trx
    .updateTable('phone_change')
    .set(decided(decision))
    .where('id', '=', id)
    .where('state', '=', sql.lit('WAITING' as const))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Takes the waiting change of an identity back; false when none waits. */
export async function withdrawChange(trx: Trx, identityId: string, at: Date): Promise<boolean> {
  const result = await trx
    .updateTable('phone_change')
    .set(decided({ state: 'WITHDRAWN', at, by: null, reason: null }))
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
    db
      .selectFrom('phone_change')
      .select(['asked_at as since', sql<null>`null::timestamptz`.as('due')])
      .where('state', '=', sql.lit('WAITING' as const))
      .orderBy('asked_at')
      .orderBy('id')
      .limit(limit),
    at,
  );
