import { firstRow, inColumns, type Db, type NewRow } from '#platform/database';

/** What a link shows. */
export type ReadLinkKind = NewRow<'read_link'>['kind'];

export const insertLink = (db: Db, link: NewRow<'read_link'>) =>
  db.insertInto('read_link').values(inColumns(link)).execute();

export const openLink = (db: Db, kind: ReadLinkKind, tokenHash: Buffer, at: Date) =>
  firstRow<{ fileId: string; operatorId: string }>(db)`
    update read_link l set opened_at = ${at} from operator o
    where l.token_hash = ${tokenHash} and l.kind = ${kind} and l.opened_at is null and l.ends_at > ${at}
      and o.id = l.operator_id and o.disabled_at is null
    returning l.file_id as "fileId", l.operator_id as "operatorId"`;
