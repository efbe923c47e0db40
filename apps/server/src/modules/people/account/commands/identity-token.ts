import { fail, ok, type Result } from '@yoimachi/domain/result';
import * as z from 'zod/mini';
import { withTransaction } from '#platform/database';
import { does, job, type JobWork } from '#platform/jobs';
import type { AccountDeps } from '../account.deps.ts';
import { findOpenGrant, revokeGrant } from '../identity.store.ts';
import { endSessionsOfGrant } from '../session.store.ts';
import { sessionsEnded } from './end-sessions.ts';
import { refreshHash } from './sign-in.ts';

/** A fresh identity token for a signed-in browser; SIGNED_OUT otherwise. */
export async function refreshIdentity(
  { db, crypto, identityTokens }: AccountDeps,
  refreshSecret: string,
): Promise<Result<{ firebase_token: string; expiresAt: Date }, 'SIGNED_OUT'>> {
  const grant = await findOpenGrant(db, refreshHash(crypto, refreshSecret));
  if (!grant) return fail('SIGNED_OUT');
  const fresh = await identityTokens.issue({ identityId: grant.identity_id, grantId: grant.id });
  return ok({ firebase_token: fresh.token, expiresAt: fresh.expiresAt });
}

/** Signs a browser out, ending the sessions it opened. Repeated, or with an unknown secret, it changes nothing. */
export async function signOutIdentity(
  { db, crypto, clock }: AccountDeps,
  refreshSecret: string,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const at = clock.now();
    const grantId = await revokeGrant(trx, refreshHash(crypto, refreshSecret), at);
    if (grantId) await sessionsEnded(trx, await endSessionsOfGrant(trx, grantId, 'LOGOUT', at));
  });
}

/** The person behind an identity was forgotten here: the identity provider forgets it too. */
export const identityForgetting = job('account.forget-identity', z.object({ identityId: z.uuid() }));

export const forgetIdentities = ({ identityTokens }: Pick<AccountDeps, 'identityTokens'>): JobWork =>
  does(identityForgetting, ({ identityId }) => identityTokens.forget(identityId));
