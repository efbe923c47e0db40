import { inColumns, isThere, type Db, type NewRow } from '#platform/database';

export const insertNote = (db: Db, note: NewRow<'member_note'>) =>
  db.insertInto('member_note').values(inColumns(note)).execute();

/** Notes about a member, the newest first. */
export function notesOf(
  db: Db,
  accountId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
) {
  let query = db
    .selectFrom('member_note as n')
    .innerJoin('operator as o', 'o.id', 'n.operator_id')
    .select(['n.id', 'n.text', 'o.name as operatorName', 'n.written_at as at'])
    .where('n.account_id', '=', accountId);
  if (after !== null) query = query.where('n.id', '<', after);
  return query.orderBy('n.id', 'desc').limit(limit).execute();
}

export const isMember = (db: Db, accountId: string) =>
  isThere(db)`select from account where id = ${accountId}`;
