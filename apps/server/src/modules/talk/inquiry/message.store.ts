import { sql } from 'kysely';
import {
  allRows,
  firstRow,
  inColumns,
  isThere,
  oneOf,
  type Db,
  type NewRow,
  type Trx,
} from '#platform/database';

export async function insertMessage(trx: Trx, message: NewRow<'inquiry_message'>): Promise<void> {
  await trx.insertInto('inquiry_message').values(inColumns(message)).execute();
}

export const messagesOf = (db: Db, inquiryId: string) =>
  db
    .selectFrom('inquiry_message')
    .select(['id', 'number', 'by', 'body_sealed', 'at'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('number')
    .execute();

/** Whether a message of this client id is there already. */
export const isWritten = (trx: Trx, inquiryId: string, clientId: string) =>
  isThere(trx)`select from inquiry_message
    where inquiry_id = ${inquiryId} and client_id = ${clientId}`;

/** What its person has written since then. */
export async function countWritten(
  trx: Trx,
  inquiryId: string,
  since: Date,
): Promise<{ readonly count: number; readonly first: Date | null }> {
  const { rows } = await sql<{ count: number; first: Date | null }>`
    select count(*)::int as count, min(at) as first from inquiry_message
    where inquiry_id = ${inquiryId} and by = 'PERSON' and at > ${since}`.execute(trx);
  return rows[0]!;
}

export async function insertPicture(trx: Trx, picture: NewRow<'inquiry_picture'>): Promise<void> {
  await trx.insertInto('inquiry_picture').values(inColumns(picture)).execute();
}

/** The pictures of a thread by their messages, in their order. */
export async function picturesOf(db: Db, inquiryId: string) {
  const { rows } = await sql<{ file_id: string; message_id: string }>`
    select p.file_id, p.message_id from inquiry_message m join inquiry_picture p on p.message_id = m.id
    where m.inquiry_id = ${inquiryId} order by m.number, p.position`.execute(db);
  return rows;
}

/** Whose inquiry a picture belongs to; undefined when it is gone. */
export const ownerOfPicture = (db: Db, fileId: string) =>
  firstRow<{ account_id: string | null }>(db)`
    select i.account_id from inquiry_picture p join inquiry_message m on m.id = p.message_id
      join inquiry i on i.id = m.inquiry_id
    where p.file_id = ${fileId}`;

/** Which of these somebody has sent whole for an inquiry, and nobody has taken. */
export async function ownUploads(db: Db, accountId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await allRows<{ id: string }>(db)`
    select id from upload where id = ${oneOf(ids)} and account_id = ${accountId} and purpose = 'INQUIRY_PICTURE'
      and expires_at is not null and received_bytes = size_bytes order by id`;
  return rows.map(({ id }) => id);
}
