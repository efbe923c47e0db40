import type { Trx } from '#platform/database';
import type { SealContext } from '#platform/crypto';
import type { MarkedColumn } from '#platform/sealing';
import type { IdentityTokens, SignedIn } from '#gateways/identity/port.ts';
import { noteIdentity } from '#people/person';
import type { AccountDeps } from '../account.deps.ts';
import { findOrCreateIdentity, insertGrant, restoreNumber, type IdentityPhone } from '../identity.store.ts';

type Tools = Pick<AccountDeps, 'ids' | 'crypto'>;

/** Where a sealed phone number belongs. */
export const phonePlace = (identityId: string): SealContext => `identity.phone:${identityId}`;

export const sealedPhones: MarkedColumn = {
  table: 'identity',
  column: 'phone_sealed',
  key: 'id',
  place: phonePlace,
  always: 'phone_last4',
  marks: (_, e164) => ({ phone_last4: lastFour(e164) }),
};

/** What operators may see of a number without reading it. */
export const lastFour = (e164: string): string => e164.slice(-4);

/** An identity's number in international form; null when it has none. */
export const openPhone = (crypto: Tools['crypto'], row: IdentityPhone): string | null =>
  row.phone_sealed && crypto.open(row.phone_sealed, phonePlace(row.id));

/** What is stored of a refresh secret. */
export const refreshHash = (crypto: Tools['crypto'], refreshSecret: string): Buffer =>
  crypto.hashSecret(refreshSecret, 'identity-refresh');

/** The identity of a number in E.164 form; created when the number is new. */
export async function createIdentity(
  trx: Trx,
  { ids, crypto }: Tools,
  e164: string,
  at: Date,
): Promise<string> {
  const id = ids.newId();
  const identity = await findOrCreateIdentity(trx, {
    id,
    phoneIndex: crypto.phoneIndex(e164),
    phoneSealed: crypto.seal(e164, phonePlace(id)),
    phoneLast4: lastFour(e164),
    createdAt: at,
  });
  if (identity.isNew) await noteIdentity(trx, identity.id, at);
  // Who left and was forgotten comes back.
  if (identity.isErased) {
    const phoneSealed = crypto.seal(e164, phonePlace(identity.id));
    await restoreNumber(trx, identity.id, { phoneSealed, phoneLast4: lastFour(e164) });
  }
  return identity.id;
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
  await insertGrant(trx, {
    id: grantId,
    identityId,
    refreshHash: refreshHash(crypto, refreshSecret),
    createdAt: at,
  });
  return { grantId, refreshSecret };
}

/** The identity token of a browser that was signed in, beside the secret that renews it. */
export async function credentialsOf(
  tokens: IdentityTokens,
  { refreshSecret, ...signedIn }: SignedIn & { readonly refreshSecret: string },
) {
  const { token, expiresAt } = await tokens.issue(signedIn);
  return { firebase_token: token, refreshSecret, expiresAt };
}
export type Credentials = Awaited<ReturnType<typeof credentialsOf>>;
