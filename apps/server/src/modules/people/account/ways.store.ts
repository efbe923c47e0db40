import type { ContactMethod } from '@yoimachi/domain/account';
import { oneOf, type Trx } from '#platform/database';

/** An identity of somebody who did not come by phone; the way in must be stored in the same transaction. */
export async function insertIdentityWithoutPhone(
  trx: Trx,
  identity: { readonly id: string; readonly contactMethod: ContactMethod; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('identity')
    .values({ id: identity.id, contact_method: identity.contactMethod, created_at: identity.at })
    .execute();
}

interface LockedIdentity {
  readonly id: string;
  /** False, too, when the number was erased: then only `phoneIndex` is left. */
  readonly hasPhone: boolean;
  readonly phoneIndex: Buffer | null;
  readonly isClosed: boolean;
}

/** Some identities, locked in the order of their ids: their ways in do not change meanwhile. */
export async function lockIdentities(trx: Trx, ids: readonly string[]): Promise<LockedIdentity[]> {
  const rows = await trx
    .selectFrom('identity')
    .select(['id', 'phone_index', 'phone_sealed', 'closed_at'])
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    hasPhone: row.phone_sealed !== null,
    phoneIndex: row.phone_index,
    isClosed: row.closed_at !== null,
  }));
}

export async function setContactMethod(trx: Trx, identityId: string, method: ContactMethod): Promise<void> {
  await trx.updateTable('identity').set({ contact_method: method }).where('id', '=', identityId).execute();
}

/** Nobody signs in as this identity any more: it has no way in, and its browsers are signed out. Returns the accounts it had. */
export async function endIdentity(trx: Trx, identityId: string, at: Date): Promise<string[]> {
  await trx.updateTable('identity').set({ closed_at: at }).where('id', '=', identityId).execute();
  await trx
    .updateTable('identity_grant')
    .set({ revoked_at: at })
    .where('identity_id', '=', identityId)
    .where('revoked_at', 'is', null)
    .execute();
  const accounts = await trx
    .selectFrom('account')
    .select('id')
    .where('identity_id', '=', identityId)
    .execute();
  return accounts.map(({ id }) => id);
}
