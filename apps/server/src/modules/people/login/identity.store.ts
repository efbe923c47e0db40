import type { ContactMethod } from '@yoimachi/domain/account';
import type { Db } from '#platform/database';

export interface IdentityRow {
  readonly id: string;
  readonly phone_sealed: Buffer | null;
  readonly contact_method: ContactMethod;
}

/** The identity behind an account. */
export function findIdentity(db: Db, accountId: string): Promise<IdentityRow> {
  return db
    .selectFrom('account')
    .innerJoin('identity', 'identity.id', 'account.identity_id')
    .select(['identity.id', 'identity.phone_sealed', 'identity.contact_method'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}
