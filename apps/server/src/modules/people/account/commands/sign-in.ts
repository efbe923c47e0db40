import type { Trx } from '#platform/database';
import type { SealContext } from '#platform/crypto';
import type { AccountDeps } from '../account.deps.ts';
import { findOrCreateIdentity, insertGrant } from '../identity.store.ts';

type Tools = Pick<AccountDeps, 'ids' | 'crypto'>;

/** Where a sealed phone number belongs. */
export const phonePlace = (identityId: string): SealContext => `identity.phone:${identityId}`;

/** What is stored of a refresh secret. */
export const refreshHash = (crypto: Tools['crypto'], refreshSecret: string): Buffer =>
  crypto.hashSecret(refreshSecret, 'identity-refresh');

/** The identity of a number in E.164 form; created when the number is new. */
export function createIdentity(trx: Trx, { ids, crypto }: Tools, e164: string, at: Date): Promise<string> {
  const id = ids.newId();
  return findOrCreateIdentity(trx, {
    id,
    phoneIndex: crypto.phoneIndex(e164),
    phoneSealed: crypto.seal(e164, phonePlace(id)),
    at,
  });
}

/** Signs a browser in as an identity. The secret is disclosed once and stored as a hash. */
export async function createGrant(
  trx: Trx,
  { ids, crypto }: Tools,
  identityId: string,
  at: Date,
): Promise<{ grantId: string; refreshSecret: string }> {
  const grantId = ids.newId();
  const refreshSecret = crypto.randomToken();
  await insertGrant(trx, { id: grantId, identityId, refreshHash: refreshHash(crypto, refreshSecret), at });
  return { grantId, refreshSecret };
}
