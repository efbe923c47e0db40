import { sql } from 'kysely';
import { allRows, allValues, oneOf, type Db, type RowOf, type Trx } from '#platform/database';

/** All that somebody has asked, with what was written. */
export const allOf = (db: Db, accountId: string) =>
  allRows<
    RowOf<'inquiry', 'id' | 'number' | 'category' | 'subject_sealed' | 'state'> &
      RowOf<'inquiry_message', 'by' | 'body_sealed' | 'at'> & {
        readonly what_sealed: Buffer | null;
        readonly outcome: string | null;
        readonly message_id: string;
      }
  >(db)`
    select i.id, i.number, i.category, i.subject_sealed, i.state, r.what_sealed, r.outcome, m.id as message_id, m.by, m.body_sealed, m.at
    from inquiry i join inquiry_message m on m.inquiry_id = i.id left join removal_request r on r.inquiry_id = i.id
    where i.account_id = ${accountId} order by i.id, m.number`;

export const idsOfAccount = (trx: Trx, accountId: string) =>
  allValues<string>(trx)`
    select id from inquiry where account_id = ${accountId} order by id for update`;

/** What nobody has written in since then. */
export const idsOfOld = (trx: Trx, before: Date, limit: number) =>
  allValues<string>(trx)`
    select id from inquiry where last_at < ${before} order by last_at, id limit ${limit} for update skip locked`;

/** Removes inquiries with all that hangs on them; returns the files of their pictures. */
export async function deleteInquiries(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = await allRows<{ file_id: string }>(trx)`
    select p.file_id from inquiry_message m join inquiry_picture p on p.message_id = m.id
    where m.inquiry_id = ${oneOf(ids)}`;
  await sql`delete from inquiry where id = ${oneOf(ids)}`.execute(trx);
  return rows.map(({ file_id }) => file_id);
}
