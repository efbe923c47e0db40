import { checkPasskeyName, PASSKEYS_MAX } from '@yoimachi/domain/login';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { CreatedCredential, CreationOptions } from '#gateways/passkey/port.ts';
import { lockIdentities } from '#people/account';
import { withTransaction } from '#platform/database';
import type { LoginDeps } from '../login.deps.ts';
import { SERVICE_NAME } from '../login.ja.ts';
import { CHALLENGE_MS, expectedOf, newChallenge, userHandleOf } from './passkey-challenge.ts';
import { insertPasskey, listPasskeys } from '../passkey.store.ts';
import { relyingPartyOf } from '../relying-party.ts';

/** What the authenticator is asked for a new passkey; those the person has are named, so that none is made twice. PASSKEY_LIMIT. */
export async function beginPasskey(
  deps: LoginDeps,
  person: { readonly identityId: string; readonly label: string },
): Promise<Result<CreationOptions, 'PASSKEY_LIMIT'>> {
  const present = await listPasskeys(deps.db, person.identityId);
  if (present.length >= PASSKEYS_MAX) return fail('PASSKEY_LIMIT');
  const options = await deps.passkeys.creationOptions({
    rpId: relyingPartyOf(deps.config),
    rpName: SERVICE_NAME,
    userHandle: userHandleOf(deps.crypto, person.identityId),
    label: person.label,
    challenge: await newChallenge(deps, person.identityId),
    timeoutMs: CHALLENGE_MS,
    present: present.map((passkey) => ({
      id: passkey.credentialId.toString('base64url'),
      transports: passkey.transports.split(' ').filter((word) => word !== ''),
    })),
  });
  return ok(options);
}

type AddFailure = 'PASSKEY_FAILED' | 'PASSKEY_LIMIT' | 'REQUIRED' | 'TOO_LONG';

/** Adds a passkey made for a challenge of the same person; her name for it comes with it. */
export async function addPasskey(
  deps: LoginDeps,
  identityId: string,
  { name: typed, credential }: { readonly name: string; readonly credential: CreatedCredential },
): Promise<Result<undefined, AddFailure>> {
  const name = checkPasskeyName(typed);
  if (!name.ok) return name;
  const expected = expectedOf(deps, credential.response.clientDataJSON, identityId);
  const made = await deps.passkeys.created(credential, expected).catch((error: Error) => {
    deps.log.info({ message: error.message }, 'a new passkey was refused');
    return null;
  });
  if (!made) return fail('PASSKEY_FAILED');
  return withTransaction(
    deps.db,
    async (trx) => {
      await lockIdentities(trx, [identityId]);
      if ((await listPasskeys(trx, identityId)).length >= PASSKEYS_MAX) return fail('PASSKEY_LIMIT');
      await insertPasskey(trx, {
        id: deps.ids.newId(),
        identityId,
        credentialId: Buffer.from(made.id, 'base64url'),
        publicKey: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: (credential.response.transports ?? []).join(' '),
        name: name.value,
        createdAt: deps.clock.now(),
      });
      return ok();
    },
    { constraints: { passkey_once: 'PASSKEY_FAILED' } },
  );
}
