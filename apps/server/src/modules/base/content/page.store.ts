import { sql } from 'kysely';
import type { PageTextId } from '@yoimachi/domain/page';
import type { Day } from '@yoimachi/domain/time';
import {
  allValues,
  firstRow,
  firstValue,
  inColumns,
  run,
  type Db,
  type FieldsOf,
  type NewRow,
  type Trx,
} from '#platform/database';

export interface PageVersion {
  readonly id: string;
  readonly textId: string;
  /** The day from which it is in force. */
  readonly version: Day;
  readonly asks: boolean;
  readonly news: string | null;
}

const standing = (db: Db) =>
  db.selectFrom('page_version').where('taken_back_at', 'is', null).orderBy('text_id').orderBy('version');

/** The versions of these texts, planned ones too, each text's from the oldest on. */
export const versionsOf = (db: Db, textIds: readonly PageTextId[]): Promise<PageVersion[]> =>
  standing(db)
    .select(['id', 'text_id as textId', 'version', 'asks', 'news'])
    .where(sql<boolean>`text_id = any (array(select unnest(${[...textIds]}::text[])))`)
    .execute();

/** What a version says; undefined without it. */
export async function bodyOf(db: Db, textId: PageTextId, version: Day): Promise<string | undefined> {
  const row = await standing(db)
    .select('body')
    .where('text_id', '=', textId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.body;
}

/** One version by its id, taken back or not. */
export const pageVersion = (db: Db, id: string) =>
  firstRow<FieldsOf<'page_version', 'textId' | 'version' | 'body'>>(db)`
    select text_id as "textId", version, body from page_version where id = ${id}`;

/** Everything that was ever published or planned, with who did it, the newest of each text first. */
export const publishedPages = (db: Db) =>
  db
    .selectFrom('page_version as p')
    .leftJoin('operator as o', 'o.id', 'p.written_by')
    .select(['p.id as versionId', 'p.text_id as textId', 'p.version', 'p.asks', 'p.news'])
    .select(['o.name as writtenBy', 'p.written_at as writtenAt', 'p.taken_back_at as takenBackAt'])
    .orderBy('p.text_id')
    .orderBy('p.version', 'desc')
    .orderBy('p.id')
    .execute();

export const insertVersion = (trx: Trx, page: NewRow<'page_version'>) =>
  trx.insertInto('page_version').values(inColumns(page)).execute();

/** The day of a version that stands. */
export const lockVersion = (trx: Trx, id: string) =>
  firstValue<Day>(trx)`
    select version from page_version where id = ${id} and taken_back_at is null for update`;

export const takeBackVersion = (
  trx: Trx,
  { id, operatorId, at }: { readonly id: string; readonly operatorId: string; readonly at: Date },
) => run(trx)`update page_version set taken_back_by = ${operatorId}, taken_back_at = ${at} where id = ${id}`;

/** What each stage leaves to the platform, in percent, from the first on. */
export const stageFees = (db: Db) => allValues<number>(db)`select fee_percent from stage_fee order by stage`;
