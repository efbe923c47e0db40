import type { UserType } from '@yoimachi/domain/account';
import type { Db } from '#platform/database';

export async function sideOfAccount(db: Db, accountId: string): Promise<UserType | undefined> {
  const row = await db
    .selectFrom('account')
    .select('user_type')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.user_type;
}
