import { sql } from 'kysely';
import type { ContactMethod } from '@yoimachi/domain/account';
import {
  allValues,
  firstRow,
  firstValue,
  inColumns,
  isThere,
  oneOf,
  run,
  theValue,
  type Db,
  type FieldsOf,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';

/**
 * The identity of a number, which was proved just now; created when new. Holds its row: a number that is being given away meanwhile is
 * waited for, and then is nobody's or somebody else's.
 */
export async function findOrCreateIdentity(
  trx: Trx,
  identity: NewRow<'identity'> & { readonly phoneIndex: Buffer },
): Promise<{ readonly id: string; readonly isErased: boolean; readonly isNew: boolean }> {
  for (;;) {
    const known = await trx
      .updateTable('identity')
      .set({ phone_verified_at: identity.createdAt })
      .where('phone_index', '=', identity.phoneIndex)
      .returning(['id', 'number_erased_at'])
      .executeTakeFirst();
    if (known) return { id: known.id, isErased: known.number_erased_at !== null, isNew: false };
    const made = await trx
      .insertInto('identity')
      .values(inColumns({ ...identity, phoneVerifiedAt: identity.createdAt }))
      .onConflict((conflict) => conflict.column('phone_index').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return { id: made.id, isErased: false, isNew: true };
  }
}

const PHONE_COLUMNS = ['id', 'phone_sealed', 'phone_verified_at'] as const;
export type IdentityPhone = RowOf<'identity', (typeof PHONE_COLUMNS)[number]>;

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

export const findIdentityOfPhone = (db: Db, phoneIndex: Buffer) =>
  firstValue<string>(db)`select id from identity where phone_index = ${phoneIndex}`;

/**
 * Another number, proved at that time; the constraint `identity_phone_index_key` refuses somebody else's. Returns the HMAC of the one that
 * was there; null without.
 */
export async function writePhone(
  trx: Trx,
  identityId: string,
  phone: FieldsOf<'identity', 'phoneIndex' | 'phoneLast4' | 'phoneSealed' | 'phoneVerifiedAt'>,
): Promise<Buffer | null> {
  const former = await theValue<Buffer | null>(trx)`
    select phone_index from identity where id = ${identityId} for update`;
  await restoreNumber(trx, identityId, phone);
  return former;
}

export const markPhoneVerified = (trx: Trx, identityId: string, at: Date) =>
  run(trx)`update identity set phone_verified_at = ${at} where id = ${identityId}`;

export async function restoreNumber(
  trx: Trx,
  identityId: string,
  phone: FieldsOf<'identity', 'phoneLast4' | 'phoneSealed'>,
): Promise<void> {
  await trx
    .updateTable('identity')
    .set({ ...inColumns(phone), number_erased_at: null })
    .where('id', '=', identityId)
    .execute();
}

export const insertGrant = (trx: Trx, grant: NewRow<'identity_grant'>) =>
  trx.insertInto('identity_grant').values(inColumns(grant)).execute();

/** The grant of a refresh secret that is still signed in. */
export const findOpenGrant = (db: Db, refreshHash: Buffer) =>
  firstRow<RowOf<'identity_grant', 'id' | 'identity_id'>>(db)`
    select id, identity_id from identity_grant where refresh_hash = ${refreshHash} and revoked_at is null`;

export async function isGrantRevoked(db: Db, grantId: string): Promise<boolean> {
  return !(await isThere(db)`select from identity_grant where id = ${grantId} and revoked_at is null`);
}

/** Signs a grant out; returns its id, or undefined when unknown or already signed out. */
export const revokeGrant = (trx: Trx, refreshHash: Buffer, at: Date) =>
  firstValue<string>(trx)`
    update identity_grant set revoked_at = ${at} where refresh_hash = ${refreshHash} and revoked_at is null
    returning id`;

/** Signs one grant out, or with `not` all of an identity's but that one. */
export const revokeGrants = (
  trx: Trx,
  which: { readonly grantId: string } | { readonly identityId: string; readonly not: string | null },
  at: Date,
) =>
  run(trx)`update identity_grant set revoked_at = ${at} where revoked_at is null and ${
    'grantId' in which
      ? sql`id = ${which.grantId}`
      : sql`identity_id = ${which.identityId} and id is distinct from ${which.not}`
  }`;

/** An identity of somebody who did not come by phone; the way in must be stored in the same transaction. */
export const insertIdentityWithoutPhone = (trx: Trx, identity: NewRow<'identity'>) =>
  trx.insertInto('identity').values(inColumns(identity)).execute();

/** Some identities, locked in the order of their ids: their ways in do not change meanwhile. */
export const lockIdentities = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('identity')
    .select(['id', 'phone_index as phoneIndex'])
    // Not, too, when the number was erased: then only `phoneIndex` is left.
    .select(sql<boolean>`phone_sealed is not null`.as('hasPhone'))
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const setContactMethod = (trx: Trx, identityId: string, method: ContactMethod) =>
  run(trx)`update identity set contact_method = ${method} where id = ${identityId}`;

/** Nobody signs in as this identity any more: it has no way in, and its browsers are signed out. Returns the accounts it had. */
export async function endIdentity(trx: Trx, identityId: string, at: Date): Promise<string[]> {
  await run(trx)`update identity set closed_at = ${at} where id = ${identityId}`;
  await revokeGrants(trx, { identityId, not: null }, at);
  return allValues<string>(trx)`select id from account where identity_id = ${identityId}`;
}
