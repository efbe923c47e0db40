import { checkPasskeyName, PASSKEYS_MAX } from '@yoimachi/domain/login';
import { fail, ok } from '@yoimachi/domain/result';
import type { CreatedCredential, UsedCredential } from '#gateways/passkey/port.ts';
import { withTransaction } from '#platform/database';
import { codesLeft } from '../factor.store.ts';
import { mayChangeFactors } from '../fresh.ts';
import type { OfficeDeps, OfficeSession, Visitor } from '../office.deps.ts';
import { OFFICE_NAME } from '../office.ja.ts';
import { CHALLENGE_MS, expectedOf, newChallenge, officeRpId, userHandleOf } from '../passkey-means.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  lockFactors,
  notePasskeyUse,
  passkeysOf,
} from '../passkey.store.ts';
import { factorsOf } from '../login.store.ts';
import { openSession, visitorOf } from '../session.ts';
import { triesOf } from '../tries.ts';
import { codesFor } from './totp.ts';

/** What the browser asks its authenticator for as the second factor. */
export async function passkeyChallenge(deps: OfficeDeps, { operator }: OfficeSession) {
  const { token } = await newChallenge(deps, operator.id, false);
  return {
    challenge: token,
    rpId: officeRpId(deps),
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  };
}

/** The second factor by a passkey of the operator who showed the password. OFFICE_CODE_REFUSED, OFFICE_LOCKED. */
export async function showPasskey(
  deps: OfficeDeps,
  session: OfficeSession,
  credential: UsedCredential,
  visitor: Visitor,
) {
  const { id } = session.operator;
  const tries = triesOf(deps, `factor:${id}`, await visitorOf(deps, visitor, id));
  const counted = await tries.take();
  if (!counted.ok) return counted;
  const credentialId = Buffer.from(credential.id, 'base64url');
  const known = await findPasskey(deps.db, id, credentialId);
  const expected = expectedOf(deps, credential.response.clientDataJSON, id, false);
  const counter =
    known &&
    (await deps.passkeys
      .used(
        credential,
        { id: credential.id, publicKey: Uint8Array.from(known.public_key), counter: known.counter },
        expected,
      )
      .catch((error: Error) => {
        deps.log.info({ message: error.message }, 'a passkey of the back office was refused');
        return undefined;
      }));
  if (counter === undefined || !(await notePasskeyUse(deps.db, known!.id, counter, deps.clock.now())))
    return fail('OFFICE_CODE_REFUSED');
  await tries.right();
  return ok(await openSession(deps, session, visitor.browser));
}

/** What the authenticator is asked for a new passkey. OFFICE_FACTOR_AGAIN, PASSKEY_LIMIT. */
export async function beginPasskey(deps: OfficeDeps, session: OfficeSession) {
  const allowed = await mayChangeFactors(deps, session);
  if (!allowed.ok) return allowed;
  const { id } = session.operator;
  const present = await passkeysOf(deps.db, id);
  if (present.length >= PASSKEYS_MAX) return fail('PASSKEY_LIMIT');
  const { bytes } = await newChallenge(deps, id, true);
  const options = await deps.passkeys.creationOptions({
    rpId: officeRpId(deps),
    rpName: OFFICE_NAME,
    userHandle: userHandleOf(deps, id),
    label: session.mail,
    challenge: bytes,
    timeoutMs: CHALLENGE_MS,
    present: present.map((passkey) => ({
      id: passkey.credential_id.toString('base64url'),
      transports: passkey.transports.split(' ').filter((word) => word !== ''),
    })),
  });
  return ok(options);
}

/** Adds the passkey that was made; with the first factor recovery codes are made, too. */
export async function addPasskey(
  deps: OfficeDeps,
  session: OfficeSession,
  made: { readonly credential: CreatedCredential; readonly name: string },
  visitor: Visitor,
) {
  const allowed = await mayChangeFactors(deps, session);
  if (!allowed.ok) return allowed;
  const name = checkPasskeyName(made.name);
  if (!name.ok) return fail('VALIDATION', 'name');
  const { id } = session.operator;
  const { credential } = made;
  const expected = expectedOf(deps, credential.response.clientDataJSON, id, true);
  const created = await deps.passkeys.created(credential, expected).catch((error: Error) => {
    deps.log.info({ message: error.message }, 'a new passkey of the back office was refused');
    return null;
  });
  if (!created) return fail('PASSKEY_FAILED');
  const added = await withTransaction(
    deps.db,
    async (trx) => {
      await lockFactors(trx, id);
      if ((await passkeysOf(trx, id)).length >= PASSKEYS_MAX) return fail('PASSKEY_LIMIT');
      await insertPasskey(trx, {
        id: deps.ids.newId(),
        operatorId: id,
        credentialId: Buffer.from(created.id, 'base64url'),
        publicKey: Buffer.from(created.publicKey),
        counter: created.counter,
        transports: (credential.response.transports ?? []).join(' '),
        name: name.value,
        createdAt: deps.clock.now(),
      });
      const hasCodes = (await codesLeft(trx, id)) > 0;
      return ok(hasCodes ? [] : await codesFor(trx, deps, id));
    },
    { constraints: { operator_passkey_once: 'PASSKEY_FAILED' } },
  );
  if (!added.ok) return added;
  deps.log.info({ security: true, operator: session.operator }, 'a second factor was added: a passkey');
  return ok({ ...(await openSession(deps, session, visitor.browser)), recoveryCodes: added.value });
}

/** Removes a passkey; never the last factor. */
export async function removePasskey(deps: OfficeDeps, session: OfficeSession, passkeyId: string) {
  const allowed = await mayChangeFactors(deps, session);
  if (!allowed.ok) return allowed;
  const { id } = session.operator;
  return withTransaction(deps.db, async (trx) => {
    await lockFactors(trx, id);
    if (!(await deletePasskey(trx, id, passkeyId))) return fail('NOT_FOUND');
    const { hasTotp, hasPasskey } = await factorsOf(trx, id);
    // The failure takes the removal back.
    return hasTotp || hasPasskey ? ok() : fail('OFFICE_LAST_FACTOR');
  });
}
