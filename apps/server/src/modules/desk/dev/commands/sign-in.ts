import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { createGrant, findAccountById, markPhoneVerified } from '#people/account';
import type { DevDeps } from '../dev.deps.ts';

export interface DevSignIn {
  readonly identity_token: string;
  readonly identity_refresh: string;
  readonly user_type: 1 | 2;
  readonly user_id: string;
}

/** Exchanges a one-time grant for what a browser gets after entering an SMS code. */
export async function signInWithGrant(deps: DevDeps, grant: string): Promise<Result<DevSignIn, 'NOT_FOUND'>> {
  const accountId = deps.grants.redeem(grant);
  const account = accountId === null ? undefined : await findAccountById(deps.db, accountId);
  if (!account) return fail('NOT_FOUND');
  const { grantId, refreshSecret } = await withTransaction(deps.db, async (trx) => {
    const at = deps.clock.now();
    await markPhoneVerified(trx, account.identity_id, at);
    return createGrant(trx, deps, account.identity_id, at);
  });
  const { token } = await deps.identityTokens.issue({ identityId: account.identity_id, grantId });
  return ok({
    identity_token: token,
    identity_refresh: refreshSecret,
    user_type: account.user_type,
    user_id: account.id,
  });
}
