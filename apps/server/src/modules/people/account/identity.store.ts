import type { Db, Trx } from '#platform/database';

/**
 * The identity of a number, which was proved just now; created when new. Holds its row: a number that is being given away meanwhile is
 * waited for, and then is nobody's or somebody else's.
 */
export async function findOrCreateIdentity(
  trx: Trx,
  identity: {
    readonly id: string;
    readonly phoneIndex: Buffer;
    readonly phoneSealed: Buffer;
    readonly last4: string;
    readonly at: Date;
  },
): Promise<{ readonly id: string; readonly isErased: boolean; readonly isNew: boolean }> {
  const { id, phoneIndex, phoneSealed, last4, at } = identity;
  for (;;) {
    const known = await trx
      .updateTable('identity')
      .set({ phone_verified_at: at })
      .where('phone_index', '=', phoneIndex)
      .returning(['id', 'number_erased_at'])
      .executeTakeFirst();
    if (known) return { id: known.id, isErased: known.number_erased_at !== null, isNew: false };
    const made = await trx
      .insertInto('identity')
      .values({
        id,
        phone_index: phoneIndex,
        phone_sealed: phoneSealed,
        phone_last4: last4,
        phone_verified_at: at,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('phone_index').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return { id: made.id, isErased: false, isNew: true };
  }
}

export interface IdentityPhone {
  readonly id: string;
  readonly phone_sealed: Buffer | null;
  readonly phone_verified_at: Date | null;
}
const PHONE_COLUMNS = ['id', 'phone_sealed', 'phone_verified_at'] as const;

export function readIdentityPhone(db: Db, identityId: string): Promise<IdentityPhone> {
  return db
    .selectFrom('identity')
    .select(PHONE_COLUMNS)
    .where('id', '=', identityId)
    .executeTakeFirstOrThrow();
}

/** The same, locked: who changes a number, or decides about one, holds its identity. */
export function lockIdentity(trx: Trx, identityId: string): Promise<IdentityPhone> {
  return trx
    .selectFrom('identity')
    .select(PHONE_COLUMNS)
    .where('id', '=', identityId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findIdentityOfPhone(db: Db, phoneIndex: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity')
    .select('id')
    .where('phone_index', '=', phoneIndex)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Another number, proved at that time; the constraint `identity_phone_index_key` refuses somebody else's. Returns the HMAC of the one that
 * was there; null without.
 */
export async function writePhone(
  trx: Trx,
  identityId: string,
  phone: {
    readonly phoneIndex: Buffer;
    readonly phoneSealed: Buffer;
    readonly last4: string;
    readonly at: Date;
  },
): Promise<Buffer | null> {
  const former = await trx
    .selectFrom('identity')
    .select('phone_index')
    .where('id', '=', identityId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('identity')
    .set({
      phone_index: phone.phoneIndex,
      phone_sealed: phone.phoneSealed,
      phone_last4: phone.last4,
      phone_verified_at: phone.at,
      number_erased_at: null,
    })
    .where('id', '=', identityId)
    .execute();
  return former.phone_index;
}

export async function markPhoneVerified(trx: Trx, identityId: string, at: Date): Promise<void> {
  await trx.updateTable('identity').set({ phone_verified_at: at }).where('id', '=', identityId).execute();
}

export async function restoreNumber(
  trx: Trx,
  identityId: string,
  { phoneSealed, last4 }: { readonly phoneSealed: Buffer; readonly last4: string },
): Promise<void> {
  await trx
    .updateTable('identity')
    .set({ phone_sealed: phoneSealed, phone_last4: last4, number_erased_at: null })
    .where('id', '=', identityId)
    .execute();
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

/** Signs one grant out, or with `not` all of an identity's but that one. */
export async function revokeGrants(
  trx: Trx,
  which: { readonly grantId: string } | { readonly identityId: string; readonly not: string | null },
  at: Date,
): Promise<void> {
  const open = trx.updateTable('identity_grant').set({ revoked_at: at }).where('revoked_at', 'is', null);
  if ('grantId' in which) {
    await open.where('id', '=', which.grantId).execute();
    return;
  }
  const all = open.where('identity_id', '=', which.identityId);
  await (which.not === null ? all : all.where('id', '<>', which.not)).execute();
}
