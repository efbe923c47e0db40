import type { UserType } from '@yoimachi/domain/account';
import type { Db } from '#platform/database';

/** Accounts with a number, to choose from; one that was left is named by its id. */
export const accountsOfPhone = (db: Db, phoneIndex: Buffer): Promise<{ id: string; user_type: UserType }[]> =>
  db
    .selectFrom('account')
    .innerJoin('identity', 'identity.id', 'account.identity_id')
    .select(['account.id', 'account.user_type'])
    .where('identity.phone_index', '=', phoneIndex)
    .where('account.left_at', 'is', null)
    .execute();

export const accountOfId = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'user_type', 'suspended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
