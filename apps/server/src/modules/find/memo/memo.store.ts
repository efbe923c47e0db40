import { UserType } from '@yoimachi/domain/account';
import { sql } from 'kysely';
import type { Db, RowOf, Trx } from '#platform/database';

export type MemoRow = RowOf<'private_memo', 'id' | 'body_sealed' | 'updated_at'>;

export async function findMemo(db: Db, ownerId: string, aboutId: string): Promise<MemoRow | undefined> {
  return db
    .selectFrom('private_memo')
    .select(['id', 'body_sealed', 'updated_at'])
    .where('owner_id', '=', ownerId)
    .where('about_id', '=', aboutId)
    .executeTakeFirst();
}

/** Lets one person's memos be written one after the other. */
export async function lockWriter(trx: Trx, ownerId: string): Promise<void> {
  await sql`select from account where id = ${ownerId} for no key update`.execute(trx);
}

/** Whether a guest finds this cast, or a cast knows this guest. */
export async function isVisible(
  db: Db,
  { accountId, userType }: { readonly accountId: string; readonly userType: UserType },
  friendId: string,
): Promise<boolean> {
  const { rows } =
    userType === UserType.CAST
      ? await sql`select from known_people(${accountId}) as known (id) where id = ${friendId}`.execute(db)
      : await sql`select from cast_member c
          where c.id = ${friendId} and c.price30 is not null and c.store_id is not null
            and c.id <> all ((select hidden_casts(${accountId}))::uuid[])`.execute(db);
  return rows.length > 0;
}

export async function saveMemo(trx: Trx, ownerId: string, aboutId: string, memo: MemoRow): Promise<void> {
  const { body_sealed, updated_at } = memo;
  await trx
    .insertInto('private_memo')
    .values({ ...memo, owner_id: ownerId, about_id: aboutId })
    .onConflict((oc) => oc.constraint('private_memo_once').doUpdateSet({ body_sealed, updated_at }))
    .execute();
}

export async function deleteMemo(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('private_memo').where('id', '=', id).execute();
}
