import type { requestOptions } from '@yoimachi/contract/login';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type * as z from 'zod/mini';
import type { UsedCredential } from '#gateways/passkey/port.ts';
import { createGrant, credentialsOf, type Credentials } from '#people/account';
import { withTransaction } from '#platform/database';
import type { LoginDeps } from '../login.deps.ts';
import { CHALLENGE_MS, expectedOf, newChallenge, userHandleOf } from './passkey-challenge.ts';
import { findPasskey, notePasskeyUse } from '../passkey.store.ts';
import { relyingPartyOf } from '../relying-party.ts';

/** What the authenticator is asked for a sign-in. No passkey is named: nobody learns who has one. */
export async function passkeyRequest(deps: LoginDeps): Promise<z.output<typeof requestOptions>> {
  const challenge = await newChallenge(deps, null);
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rpId: relyingPartyOf(deps.config),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

type Known = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Signs a browser in by what an authenticator answered: PASSKEY_FAILED for whatever is wrong with it. */
export async function signInByPasskey(
  deps: LoginDeps,
  answered: UsedCredential,
): Promise<Result<Credentials, 'PASSKEY_FAILED'>> {
  const passkey = await findPasskey(deps.db, Buffer.from(answered.id, 'base64url'));
  if (!passkey) return fail('PASSKEY_FAILED');
  const counter = await counterOf(deps, passkey, answered);
  if (counter === null) return fail('PASSKEY_FAILED');
  const signedIn = await withTransaction(deps.db, async (trx) => {
    const at = deps.clock.now();
    if (!(await notePasskeyUse(trx, passkey.id, counter, at))) return fail('PASSKEY_FAILED');
    const identityId = passkey.identity_id;
    return ok({ identityId, ...(await createGrant(trx, deps, identityId, at)) });
  });
  return signedIn.ok ? ok(await credentialsOf(deps.identityTokens, signedIn.value)) : signedIn;
}

/** How often the authenticator says it was used; null where its answer proves nothing. */
async function counterOf(deps: LoginDeps, passkey: Known, answered: UsedCredential): Promise<number | null> {
  const { clientDataJSON, userHandle } = answered.response;
  const owner = userHandleOf(deps.crypto, passkey.identity_id).toString('base64url');
  if (userHandle !== undefined && userHandle !== owner) return null;
  const known = {
    id: answered.id,
    publicKey: Uint8Array.from(passkey.public_key),
    counter: passkey.counter,
  };
  return deps.passkeys.used(answered, known, expectedOf(deps, clientDataJSON, null)).catch((error: Error) => {
    deps.log.info({ message: error.message }, 'a passkey was refused');
    return null;
  });
}
