import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export const insertLineLogin = (db: Db, login: NewRow<'line_login'>) =>
  db.insertInto('line_login').values(inColumns(login)).execute();

/** Takes a login that is under way in this browser for this purpose, once. A foreign browser does not use it up. */
export async function takeLineLogin(
  db: Db,
  login: Pick<NewRow<'line_login'>, 'stateHash' | 'browserHash'> & { readonly identityId: string | null },
  at: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('line_login')
    .set({ used_at: at })
    .where('state_hash', '=', login.stateHash)
    .where('browser_hash', '=', login.browserHash)
    .where('identity_id', 'is not distinct from', login.identityId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function forgetLineLogins(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('line_login').where('expires_at', '<', before).execute();
}

/** The identity a LINE user is linked to now. */
export async function findLinkedIdentity(db: Db, userIndex: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('line_user')
    .select('identity_id')
    .where('user_index', '=', userIndex)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst();
  return row?.identity_id;
}

/** The LINE user linked to an identity now. */
export function findLine(db: Db, identityId: string) {
  return db
    .selectFrom('line_user')
    .select(['user_index', 'name_sealed', 'linked_at as linkedAt'])
    .where('identity_id', '=', identityId)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst();
}

/** The LINE user, sealed for her identity, linked to an account that nobody left. */
export function findLineOfAccount(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .innerJoin('line_user', 'line_user.identity_id', 'account.identity_id')
    .select(['line_user.identity_id', 'line_user.user_sealed'])
    .where('account.id', '=', accountId)
    .where('account.left_at', 'is', null)
    .where('line_user.unlinked_at', 'is', null)
    .executeTakeFirst();
}

/** Links a LINE user; `line_user_one_identity` and `line_user_one_of_identity` refuse a second link. */
export const insertLineUser = (trx: Trx, user: NewRow<'line_user'>) =>
  trx.insertInto('line_user').values(inColumns(user)).execute();

/** Keeps how LINE names somebody now; who left and was forgotten is known by it again. */
export async function renewLineUser(trx: Trx, user: NewRow<'line_user'>): Promise<void> {
  await trx
    .updateTable('line_user')
    .set({ user_sealed: user.userSealed, name_sealed: user.nameSealed })
    .where('identity_id', '=', user.identityId)
    .where('unlinked_at', 'is', null)
    .execute();
}

/** Ends the link of an identity; the row stays. */
export async function endLink(trx: Trx, identityId: string, at: Date): Promise<void> {
  await trx
    .updateTable('line_user')
    .set({ unlinked_at: at })
    .where('identity_id', '=', identityId)
    .where('unlinked_at', 'is', null)
    .execute();
}

/** Whether an account of an identity has points: bought, given or held. */
export async function hasPoints(db: Db, identityId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .innerJoin('wallet', 'wallet.guest_id', 'account.id')
    .select('account.id')
    .where('account.identity_id', '=', identityId)
    .where((eb) =>
      eb.or([
        eb('wallet.paid_points', '<>', 0),
        eb('wallet.free_points', '<>', 0),
        eb('wallet.held_points', '<>', 0),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

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
