import type { WordedKind } from '@yoimachi/domain/notification';
import { firstValue, inColumns, type Db, type NewRow, type Trx } from '#platform/database';

/**
 * Words that an operator wrote for a kind; without any he gave back the product's own. Versions are counted from 1 for each kind; the newest is
 * used.
 */
const versions = (db: Db) =>
  db
    .selectFrom('notice_wording as w')
    .innerJoin('operator as o', 'o.id', 'w.written_by')
    .select(['w.kind', 'w.version', 'w.title', 'w.body as text', 'o.name as writtenBy'])
    .select('w.written_at as writtenAt');

/** The newest version of each kind that has any, in the order of their names. */
export const newestWordings = (db: Db) =>
  versions(db).distinctOn('w.kind').orderBy('w.kind').orderBy('w.version', 'desc').execute();

/** All versions of a kind, the newest first. */
export const wordingHistory = (db: Db, kind: WordedKind) =>
  versions(db).where('w.kind', '=', kind).orderBy('w.version', 'desc').execute();

/** The number of a kind's newest version; 0 without. */
export async function newestVersion(trx: Trx, kind: WordedKind): Promise<number> {
  const found = await firstValue<number>(trx)`
    select version from notice_wording where kind = ${kind} order by version desc limit 1`;
  return found ?? 0;
}

export async function insertWording(trx: Trx, wording: NewRow<'notice_wording'>): Promise<void> {
  await trx.insertInto('notice_wording').values(inColumns(wording)).execute();
}
