import { sql } from 'kysely';
import { oneOf, type Db, type Trx } from '#platform/database';

export interface NewMessage {
  readonly id: string;
  readonly inquiryId: string;
  readonly number: number;
  readonly by: 'OPERATOR' | 'PERSON';
  readonly operatorId: string | null;
  readonly clientId: string | null;
  readonly bodySealed: Buffer;
  readonly at: Date;
}

export async function insertMessage(trx: Trx, message: NewMessage): Promise<void> {
  await trx
    .insertInto('inquiry_message')
    .values({
      id: message.id,
      inquiry_id: message.inquiryId,
      number: message.number,
      by: message.by,
      operator_id: message.operatorId,
      client_id: message.clientId,
      body_sealed: message.bodySealed,
      at: message.at,
    })
    .execute();
}

export const messagesOf = (db: Db, inquiryId: string) =>
  db
    .selectFrom('inquiry_message')
    .select(['id', 'number', 'by', 'body_sealed', 'at'])
    .where('inquiry_id', '=', inquiryId)
    .orderBy('number')
    .execute();

/** Whether a message of this client id is there already. */
export async function isWritten(trx: Trx, inquiryId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql`select from inquiry_message
    where inquiry_id = ${inquiryId} and client_id = ${clientId}`.execute(trx);
  return rows.length > 0;
}

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

export async function insertPicture(
  trx: Trx,
  picture: { readonly fileId: string; readonly messageId: string; readonly position: number },
): Promise<void> {
  await trx
    .insertInto('inquiry_picture')
    .values({ file_id: picture.fileId, message_id: picture.messageId, position: picture.position })
    .execute();
}

/** The pictures of a thread by their messages, in their order. */
export async function picturesOf(db: Db, inquiryId: string) {
  const { rows } = await sql<{ file_id: string; message_id: string }>`
    select p.file_id, p.message_id from inquiry_message m join inquiry_picture p on p.message_id = m.id
    where m.inquiry_id = ${inquiryId} order by m.number, p.position`.execute(db);
  return rows;
}

/** Whose inquiry a picture belongs to; undefined when it is gone. */
export async function ownerOfPicture(db: Db, fileId: string) {
  const { rows } = await sql<{ account_id: string | null }>`
    select i.account_id from inquiry_picture p join inquiry_message m on m.id = p.message_id
      join inquiry i on i.id = m.inquiry_id
    where p.file_id = ${fileId}`.execute(db);
  return rows[0];
}

/** Which of these somebody has sent whole for an inquiry, and nobody has taken. */
export async function ownUploads(db: Db, accountId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from upload where id = ${oneOf(ids)} and account_id = ${accountId} and purpose = 'INQUIRY_PICTURE'
      and expires_at is not null and received_bytes = size_bytes order by id`.execute(db);
  return rows.map(({ id }) => id);
}
