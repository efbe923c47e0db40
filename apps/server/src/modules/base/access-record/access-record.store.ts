import type { Db } from '#platform/database';

export type RecordKind = 'LOGIN' | 'POST' | 'PURCHASE';

export async function insertRecord(
  db: Db,
  record: {
    readonly kind: RecordKind;
    readonly call: string;
    readonly accountId: string;
    readonly sealed: Buffer;
    readonly place: string;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .insertInto('access_record')
    .values({
      kind: record.kind,
      call: record.call,
      account_id: record.accountId,
      origin_sealed: record.sealed,
      origin_place: record.place,
      at: record.at,
    })
    .execute();
}

/** An account's sign-ins and purchases until an instant, the newest first. */
export const recordsUntil = (db: Db, accountId: string, until: Date, limit: number) =>
  db
    .selectFrom('access_record')
    .select(['kind', 'call', 'origin_sealed', 'origin_place', 'at'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['LOGIN', 'PURCHASE'])
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** An account's records from an instant to another, the oldest first. */
export const recordsOf = (db: Db, accountId: string, from: Date, to: Date) =>
  db
    .selectFrom('access_record')
    .select(['kind', 'call', 'origin_sealed', 'origin_place', 'at'])
    .where('account_id', '=', accountId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .orderBy('id')
    .execute();
