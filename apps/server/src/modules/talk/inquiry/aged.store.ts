import { sql } from 'kysely';
import { oneOf, type Db, type Trx } from '#platform/database';

/** All that somebody has asked, with what was written. */
export async function allOf(db: Db, accountId: string) {
  const { rows } = await sql<{
    id: string;
    number: string;
    category: string;
    subject_sealed: Buffer;
    state: string;
    what_sealed: Buffer | null;
    outcome: string | null;
    message_id: string;
    by: string;
    body_sealed: Buffer;
    at: Date;
  }>`
    select i.id, i.number, i.category, i.subject_sealed, i.state, r.what_sealed, r.outcome, m.id as message_id, m.by, m.body_sealed, m.at
    from inquiry i join inquiry_message m on m.inquiry_id = i.id left join removal_request r on r.inquiry_id = i.id
    where i.account_id = ${accountId} order by i.id, m.number`.execute(db);
  return rows;
}

export async function idsOfAccount(trx: Trx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from inquiry where account_id = ${accountId} order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What nobody has written in since then. */
export async function idsOfOld(trx: Trx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from inquiry where last_at < ${before} order by last_at, id limit ${limit} for update skip locked`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Removes inquiries with all that hangs on them; returns the files of their pictures. */
export async function deleteInquiries(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select p.file_id from inquiry_message m join inquiry_picture p on p.message_id = m.id
    where m.inquiry_id = ${oneOf(ids)}`.execute(trx);
  await sql`delete from inquiry where id = ${oneOf(ids)}`.execute(trx);
  return rows.map(({ file_id }) => file_id);
}
