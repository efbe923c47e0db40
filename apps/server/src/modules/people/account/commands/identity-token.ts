import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import { findOpenGrant, revokeGrant } from '../identity.store.ts';
import { endSessionsOfGrant } from '../session.store.ts';
import { sessionsEnded } from './end-sessions.ts';
import { refreshHash } from './sign-in.ts';

/** A fresh identity token for a signed-in browser; SIGNED_OUT otherwise. */
export async function refreshIdentity(
  { db, crypto, identityTokens }: AccountDeps,
  refreshSecret: string,
): Promise<Result<{ token: string; expiresAt: Date }, 'SIGNED_OUT'>> {
  const grant = await findOpenGrant(db, refreshHash(crypto, refreshSecret));
  if (!grant) return fail('SIGNED_OUT');
  return ok(await identityTokens.issue({ identityId: grant.identity_id, grantId: grant.id }));
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
