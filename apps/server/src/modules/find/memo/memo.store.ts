import { UserType } from '@yoimachi/domain/account';
import { firstRow, isThere, run, type Db, type RowOf, type Trx } from '#platform/database';

export type MemoRow = RowOf<'private_memo', 'id' | 'body_sealed' | 'updated_at'>;

export const findMemo = (db: Db, ownerId: string, aboutId: string) =>
  firstRow<MemoRow>(db)`
    select id, body_sealed, updated_at from private_memo where owner_id = ${ownerId} and about_id = ${aboutId}`;

/** Lets one person's memos be written one after the other. */
export const lockWriter = (trx: Trx, ownerId: string) =>
  run(trx)`select from account where id = ${ownerId} for no key update`;

/** Whether a guest finds this cast, or a cast knows this guest. */
export const isVisible = (
  db: Db,
  { accountId, userType }: { readonly accountId: string; readonly userType: UserType },
  friendId: string,
) =>
  userType === UserType.CAST
    ? isThere(db)`select from known_people(${accountId}) as known (id) where id = ${friendId}`
    : isThere(db)`select from cast_member c
        where c.id = ${friendId} and c.price30 is not null and c.store_id is not null
          and c.id <> all ((select hidden_casts(${accountId}))::uuid[])`;

export async function saveMemo(trx: Trx, ownerId: string, aboutId: string, memo: MemoRow): Promise<void> {
  const { body_sealed, updated_at } = memo;
  await trx
    .insertInto('private_memo')
    .values({ ...memo, owner_id: ownerId, about_id: aboutId })
    .onConflict((oc) => oc.constraint('private_memo_once').doUpdateSet({ body_sealed, updated_at }))
    .execute();
}

export const deleteMemo = (trx: Trx, id: string) => run(trx)`delete from private_memo where id = ${id}`;
