import type { Db } from '#platform/database';

/** The identity behind an account. */
export function findIdentity(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .innerJoin('identity', 'identity.id', 'account.identity_id')
    .select(['identity.id', 'identity.phone_sealed', 'identity.contact_method'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}
export type IdentityRow = Awaited<ReturnType<typeof findIdentity>>;
