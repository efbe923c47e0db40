import type { Db } from '#platform/database';

export interface NewNote {
  readonly id: string;
  readonly accountId: string;
  readonly operatorId: string;
  readonly text: string;
  readonly at: Date;
}

export async function insertNote(db: Db, { id, accountId, operatorId, text, at }: NewNote): Promise<void> {
  await db
    .insertInto('member_note')
    .values({ id, account_id: accountId, operator_id: operatorId, text, written_at: at })
    .execute();
}

/** Notes about a member, the newest first. */
export function notesOf(
  db: Db,
  accountId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
) {
  let query = db
    .selectFrom('member_note as n')
    .innerJoin('operator as o', 'o.id', 'n.operator_id')
    .select(['n.id', 'n.text', 'o.name', 'n.written_at'])
    .where('n.account_id', '=', accountId);
  if (after !== null) query = query.where('n.id', '<', after);
  return query.orderBy('n.id', 'desc').limit(limit).execute();
}

export async function isMember(db: Db, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}
