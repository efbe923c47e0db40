import { inColumns, type Db, type NewRow, type RowOf } from '#platform/database';

const COLUMNS = ['kind', 'call', 'origin_sealed', 'origin_place', 'at'] as const;
export type RecordRow = RowOf<'access_record', (typeof COLUMNS)[number]>;
export type RecordKind = RecordRow['kind'];

export const insertRecord = (db: Db, record: NewRow<'access_record'>) =>
  db.insertInto('access_record').values(inColumns(record)).execute();

/** An account's sign-ins and purchases until an instant, the newest first. */
export const recordsUntil = (db: Db, accountId: string, until: Date, limit: number) =>
  db
    .selectFrom('access_record')
    .select(COLUMNS)
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
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .orderBy('id')
    .execute();
