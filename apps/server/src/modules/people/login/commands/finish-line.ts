import { ContactMethod } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { LineUser } from '#gateways/line/port.ts';
import { createGrant, credentialsOf, insertIdentityWithoutPhone, type Credentials } from '#people/account';
import { noteIdentity, noteSign } from '#people/person';
import { withTransaction, type Trx } from '#platform/database';
import { lineIndex } from '../line-secrets.ts';
import { findLinkedIdentity, insertLineUser, renewLineUser } from '../line.store.ts';
import type { LoginDeps } from '../login.deps.ts';
import { lineSign, lineUserOf, newLineUser, type LineAnswer } from './ask-line.ts';

/** Two browsers of one new person may make her identity at once: the second finds the first's. */
const TRIES = 2;

/**
 * Signs a browser in as the person LINE vouches for, who gets an identity when she is new. Mail and number that LINE may know say nothing
 * here.
 */
export async function finishLine(
  deps: LoginDeps,
  answer: LineAnswer,
): Promise<Result<Credentials, 'LINE_LOGIN_FAILED' | 'LINE_UNAVAILABLE'>> {
  const user = await lineUserOf(deps, answer, null);
  if (!user.ok) return user;
  for (let tries = 0; tries < TRIES; tries++) {
    const signedIn = await withTransaction(deps.db, async (trx) => ok(await signIn(deps, trx, user.value)), {
      constraints: { line_user_one_identity: 'CONFLICT' },
    });
    if (signedIn.ok) return ok(await credentialsOf(deps.identityTokens, signedIn.value));
  }
  return fail('LINE_LOGIN_FAILED');
}

async function signIn(deps: LoginDeps, trx: Trx, user: LineUser) {
  const at = deps.clock.now();
  const known = await findLinkedIdentity(trx, lineIndex(deps.crypto, deps.line.channel, user.sub));
  if (known !== undefined) await renewLineUser(trx, newLineUser(deps, known, user, at));
  const identityId = known ?? (await createIdentity(deps, trx, user, at));
  return { identityId, ...(await createGrant(trx, deps, identityId, at)) };
}

async function createIdentity(deps: LoginDeps, trx: Trx, user: LineUser, at: Date): Promise<string> {
  const id = deps.ids.newId();
  await insertIdentityWithoutPhone(trx, { id, contactMethod: ContactMethod.LINE, createdAt: at });
  await noteIdentity(trx, id, at);
  const line = newLineUser(deps, id, user, at);
  await insertLineUser(trx, line);
  await noteSign(trx, lineSign(line), at);
  return id;
}
