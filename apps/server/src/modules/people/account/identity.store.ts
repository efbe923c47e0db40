import type { Db, Trx } from '#platform/database';

/** The identity of a number; created when new. `phoneSealed` is called with the id it gets. */
export async function findOrCreateIdentity(
  trx: Trx,
  identity: {
    readonly id: string;
    readonly phoneIndex: Buffer;
    readonly phoneSealed: Buffer;
    readonly at: Date;
  },
): Promise<string> {
  const made = await trx
    .insertInto('identity')
    .values({
      id: identity.id,
      phone_index: identity.phoneIndex,
      phone_sealed: identity.phoneSealed,
      created_at: identity.at,
    })
    .onConflict((conflict) => conflict.column('phone_index').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? (await findIdentity(trx, identity.phoneIndex))!.id;
}

function findIdentity(db: Db, phoneIndex: Buffer) {
  return db.selectFrom('identity').select('id').where('phone_index', '=', phoneIndex).executeTakeFirst();
}

export async function insertGrant(
  trx: Trx,
  grant: {
    readonly id: string;
    readonly identityId: string;
    readonly refreshHash: Buffer;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('identity_grant')
    .values({
      id: grant.id,
      identity_id: grant.identityId,
      refresh_hash: grant.refreshHash,
      created_at: grant.at,
    })
    .execute();
}

/** The grant of a refresh secret that is still signed in. */
export function findOpenGrant(db: Db, refreshHash: Buffer) {
  return db
    .selectFrom('identity_grant')
    .select(['id', 'identity_id'])
    .where('refresh_hash', '=', refreshHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

export async function isGrantRevoked(db: Db, grantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_grant')
    .select('revoked_at')
    .where('id', '=', grantId)
    .executeTakeFirst();
  return !row || row.revoked_at !== null;
}

/** Signs a grant out; returns its id, or undefined when unknown or already signed out. */
export async function revokeGrant(trx: Trx, refreshHash: Buffer, at: Date): Promise<string | undefined> {
  const row = await trx
    .updateTable('identity_grant')
    .set({ revoked_at: at })
    .where('refresh_hash', '=', refreshHash)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
