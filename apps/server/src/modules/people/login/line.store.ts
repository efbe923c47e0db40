import type { Db, Trx } from '#platform/database';

export interface NewLineLogin {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  /** Who links; null: somebody signs in. */
  readonly identityId: string | null;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertLineLogin(db: Db, login: NewLineLogin): Promise<void> {
  await db
    .insertInto('line_login')
    .values({
      state_hash: login.stateHash,
      browser_hash: login.browserHash,
      identity_id: login.identityId,
      created_at: login.at,
      expires_at: login.expiresAt,
    })
    .execute();
}

/** Takes a login that is under way in this browser for this purpose, once. A foreign browser does not use it up. */
export async function takeLineLogin(
  db: Db,
  login: Pick<NewLineLogin, 'stateHash' | 'browserHash' | 'identityId' | 'at'>,
): Promise<boolean> {
  const taken = await db
    .updateTable('line_login')
    .set({ used_at: login.at })
    .where('state_hash', '=', login.stateHash)
    .where('browser_hash', '=', login.browserHash)
    .where('identity_id', 'is not distinct from', login.identityId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', login.at)
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

export interface LinkedLine {
  readonly user_index: Buffer;
  readonly name_sealed: Buffer | null;
  readonly linked_at: Date;
}

/** The LINE user linked to an identity now. */
export function findLine(db: Db, identityId: string): Promise<LinkedLine | undefined> {
  return db
    .selectFrom('line_user')
    .select(['user_index', 'name_sealed', 'linked_at'])
    .where('identity_id', '=', identityId)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst();
}

export interface NewLineUser {
  readonly id: string;
  readonly identityId: string;
  readonly channel: string;
  readonly userIndex: Buffer;
  readonly userSealed: Buffer;
  readonly nameSealed: Buffer | null;
  readonly at: Date;
}

/** Links a LINE user; `line_user_one_identity` and `line_user_one_of_identity` refuse a second link. */
export async function insertLineUser(trx: Trx, user: NewLineUser): Promise<void> {
  await trx
    .insertInto('line_user')
    .values({
      id: user.id,
      identity_id: user.identityId,
      channel: user.channel,
      user_index: user.userIndex,
      user_sealed: user.userSealed,
      name_sealed: user.nameSealed,
      linked_at: user.at,
    })
    .execute();
}

/** Keeps how LINE names somebody now; who left and was forgotten is known by it again. */
export async function renewLineUser(trx: Trx, user: NewLineUser): Promise<void> {
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
