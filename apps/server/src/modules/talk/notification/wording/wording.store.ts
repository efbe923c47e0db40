import type { WordedKind } from '@yoimachi/domain/notification';
import type { Wording } from '@yoimachi/domain/notice-wording';
import type { Db, Trx } from '#platform/database';

/** Words that an operator wrote for a kind; without any he gave back the product's own. */
export interface WordingVersion extends Wording {
  readonly kind: string;
  /** Counted from 1 for each kind; the newest is used. */
  readonly version: number;
  readonly writtenBy: string;
  readonly writtenAt: Date;
}

const versions = (db: Db) =>
  db
    .selectFrom('notice_wording as w')
    .innerJoin('operator as o', 'o.id', 'w.written_by')
    .select(['w.kind', 'w.version', 'w.title', 'w.body as text', 'o.name as writtenBy'])
    .select('w.written_at as writtenAt');

/** The newest version of each kind that has any, in the order of their names. */
export const newestWordings = (db: Db): Promise<WordingVersion[]> =>
  versions(db).distinctOn('w.kind').orderBy('w.kind').orderBy('w.version', 'desc').execute();

/** All versions of a kind, the newest first. */
export const wordingHistory = (db: Db, kind: WordedKind): Promise<WordingVersion[]> =>
  versions(db).where('w.kind', '=', kind).orderBy('w.version', 'desc').execute();

/** The number of a kind's newest version; 0 without. */
export async function newestVersion(trx: Trx, kind: WordedKind): Promise<number> {
  const row = await trx
    .selectFrom('notice_wording')
    .select('version')
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function insertWording(
  trx: Trx,
  wording: Wording & {
    readonly kind: WordedKind;
    readonly version: number;
    readonly operatorId: string;
    readonly at: Date;
  },
): Promise<void> {
  const { kind, version, title, text, operatorId, at } = wording;
  await trx
    .insertInto('notice_wording')
    .values({ kind, version, title, body: text, written_by: operatorId, written_at: at })
    .execute();
}
