import {
  allRows,
  firstRow,
  inColumns,
  isThere,
  theRow,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

export async function insertMessage(trx: Trx, message: NewRow<'inquiry_message'>): Promise<void> {
  await trx.insertInto('inquiry_message').values(inColumns(message)).execute();
}

export const messagesOf = (db: Db, inquiryId: string) =>
  allRows<RowOf<'inquiry_message', 'id' | 'number' | 'by' | 'body_sealed' | 'at'>>(db)`
    select id, number, by, body_sealed, at from inquiry_message where inquiry_id = ${inquiryId} order by number`;

/** Whether a message of this client id is there already. */
export const isWritten = (trx: Trx, inquiryId: string, clientId: string) =>
  isThere(trx)`select from inquiry_message
    where inquiry_id = ${inquiryId} and client_id = ${clientId}`;

/** What its person has written since then. */
export const countWritten = (trx: Trx, inquiryId: string, since: Date) =>
  theRow<{ count: number; first: Date | null }>(trx)`
    select count(*)::int as count, min(at) as first from inquiry_message
    where inquiry_id = ${inquiryId} and by = 'PERSON' and at > ${since}`;

export async function insertPicture(trx: Trx, picture: NewRow<'inquiry_picture'>): Promise<void> {
  await trx.insertInto('inquiry_picture').values(inColumns(picture)).execute();
}

/** The pictures of a thread by their messages, in their order. */
export const picturesOf = (db: Db, inquiryId: string) =>
  allRows<{ file_id: string; message_id: string }>(db)`
    select p.file_id, p.message_id from inquiry_message m join inquiry_picture p on p.message_id = m.id
    where m.inquiry_id = ${inquiryId} order by m.number, p.position`;

/** Whose inquiry a picture belongs to; undefined when it is gone. */
export const ownerOfPicture = (db: Db, fileId: string) =>
  firstRow<{ account_id: string | null }>(db)`
    select i.account_id from inquiry_picture p join inquiry_message m on m.id = p.message_id
      join inquiry i on i.id = m.inquiry_id
    where p.file_id = ${fileId}`;
