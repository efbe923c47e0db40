import {
  firstRow,
  firstValue,
  inColumns,
  isThere,
  run,
  theRow,
  type Db,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

export const insertLineLogin = (db: Db, login: NewRow<'line_login'>) =>
  db.insertInto('line_login').values(inColumns(login)).execute();

/** Takes a login that is under way in this browser for this purpose, once. A foreign browser does not use it up. */
export const takeLineLogin = (
  db: Db,
  login: Pick<NewRow<'line_login'>, 'stateHash' | 'browserHash'> & { readonly identityId: string | null },
  at: Date,
) =>
  isThere(db)`update line_login set used_at = ${at} where state_hash = ${login.stateHash}
    and browser_hash = ${login.browserHash} and identity_id is not distinct from ${login.identityId}
    and used_at is null and expires_at > ${at} returning 1`;

export const forgetLineLogins = (db: Db, before: Date) =>
  run(db)`delete from line_login where expires_at < ${before}`;

/** The identity a LINE user is linked to now. */
export const findLinkedIdentity = (db: Db, userIndex: Buffer) =>
  firstValue<string>(db)`
    select identity_id from line_user where user_index = ${userIndex} and unlinked_at is null`;

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
export const findLineOfAccount = (db: Db, accountId: string) =>
  firstRow<RowOf<'line_user', 'identity_id' | 'user_sealed'>>(db)`
    select line_user.identity_id, line_user.user_sealed
    from account join line_user on line_user.identity_id = account.identity_id
    where account.id = ${accountId} and account.left_at is null and line_user.unlinked_at is null`;

/** Links a LINE user; `line_user_one_identity` and `line_user_one_of_identity` refuse a second link. */
export const insertLineUser = (trx: Trx, user: NewRow<'line_user'>) =>
  trx.insertInto('line_user').values(inColumns(user)).execute();

/** Keeps how LINE names somebody now; who left and was forgotten is known by it again. */
export const renewLineUser = (trx: Trx, user: NewRow<'line_user'>) =>
  run(trx)`update line_user set user_sealed = ${user.userSealed}, name_sealed = ${user.nameSealed}
    where identity_id = ${user.identityId} and unlinked_at is null`;

/** Ends the link of an identity; the row stays. */
export const endLink = (trx: Trx, identityId: string, at: Date) =>
  run(trx)`
    update line_user set unlinked_at = ${at} where identity_id = ${identityId} and unlinked_at is null`;

/** Whether an account of an identity has points: bought, given or held. */
export const hasPoints = (db: Db, identityId: string) =>
  isThere(db)`
    select from account a join wallet w on w.guest_id = a.id
    where a.identity_id = ${identityId} and (w.paid_points <> 0 or w.free_points <> 0 or w.held_points <> 0) limit 1`;

/** The identity behind an account. */
export const findIdentity = (db: Db, accountId: string) =>
  theRow<RowOf<'identity', 'id' | 'phone_sealed' | 'contact_method'>>(db)`
    select identity.id, identity.phone_sealed, identity.contact_method
    from account join identity on identity.id = account.identity_id where account.id = ${accountId}`;
export type IdentityRow = Awaited<ReturnType<typeof findIdentity>>;
