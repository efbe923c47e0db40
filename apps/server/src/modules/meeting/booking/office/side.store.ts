import type { UserType } from '@yoimachi/domain/account';
import { firstRow, type Db, type RowOf } from '#platform/database';

export async function sideOfAccount(db: Db, accountId: string): Promise<UserType | undefined> {
  const row = await firstRow<RowOf<'account', 'user_type'>>(db)`
    select user_type from account where id = ${accountId}`;
  return row?.user_type;
}
